import { defineCode } from '../diagnostics/code-definition.ts';

const ads = (more: string) => `"ads": { "network": "baidu"${more} }`;
const id = ', "conversionId": "abc-1"';
const allow = (code: string, until: string) =>
  `, "$allow": [{ "code": "${code}", "reason": "编号下周才有"${until} }]`;

export const allowExpired = defineCode({
  code: 'allow-expired',
  severity: 'warning',
  doc: {
    what: { zh: '$allow 已经过了最后一天', en: 'the last day of a $allow is over' },
    why: { zh: '说好到期再看，现在就是到期', en: 'it was to be looked at again by then' },
    example: {
      file: 'channels.json',
      at: ads(id),
      good: ads(allow('tracker-missing', ', "until": "2099-12-31"')),
      bad: ads(`${id}${allow('tracker-missing', ', "until": "2020-12-31"')}`),
    },
  },
});

export const allowUnused = defineCode({
  code: 'allow-unused',
  severity: 'warning',
  doc: {
    what: { zh: '$allow 没有接受任何东西', en: 'a $allow accepts nothing' },
    why: {
      zh: '留着它，以后同样的问题会被悄悄放过',
      en: 'left behind, it hides the same mistake when it is made again',
    },
    example: {
      file: 'channels.json',
      at: ads(id),
      good: ads(allow('tracker-missing', '')),
      bad: ads(`${id}${allow('tracker-missing', '')}`),
    },
  },
});

export const allowRefused = defineCode({
  code: 'allow-refused',
  severity: 'warning',
  doc: {
    what: {
      zh: '$allow 里的代码不存在，或不能接受：只有警告和提示可以',
      en: 'the code of a $allow does not exist, or cannot be accepted: only warnings and infos can',
    },
    why: {
      zh: '错误会让访客看不到页面或泄露秘密，不能放过',
      en: 'an error strands a visitor or gives a secret away, and cannot be looked away from',
    },
    fix: {
      zh: '如果只是唯一一个代码的笔误，而且它可以接受，就写成它',
      en: 'corrects a typo of exactly one code, where that one can be accepted',
    },
    example: {
      file: 'channels.json',
      at: ads(id),
      good: ads(allow('tracker-missing', '')),
      bad: ads(`${id}${allow('ref-unknown', '')}`),
    },
  },
});
