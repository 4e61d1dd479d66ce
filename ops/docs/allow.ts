import { doc } from './code-doc.ts';

const ads = (more: string) => `"ads": { "network": "baidu"${more} }`;
const id = ', "conversionId": "abc-1"';
const allow = (code: string, until: string) =>
  `, "$allow": [{ "code": "${code}", "reason": "编号下周才有"${until} }]`;

/** What is wrong with a `$allow`. */
export const allowDocs = {
  'allow-expired': doc(
    ['$allow 已经过了最后一天', 'the last day of a $allow is over'],
    ['说好到期再看，现在就是到期', 'it was to be looked at again by then'],
    {
      file: 'channels.json',
      at: ads(id),
      good: ads(allow('tracker-missing', ', "until": "2099-12-31"')),
      bad: ads(`${id}${allow('tracker-missing', ', "until": "2020-12-31"')}`),
    },
  ),
  'allow-unused': doc(
    ['$allow 没有接受任何东西', 'a $allow accepts nothing'],
    ['留着它，以后同样的问题会被悄悄放过', 'left behind, it hides the same mistake when it is made again'],
    {
      file: 'channels.json',
      at: ads(id),
      good: ads(allow('tracker-missing', '')),
      bad: ads(`${id}${allow('tracker-missing', '')}`),
    },
  ),
  'allow-refused': doc(
    [
      '$allow 里的代码不存在，或不能接受：只有警告和提示可以',
      'the code of a $allow does not exist, or cannot be accepted: only warnings and infos can',
    ],
    [
      '错误会让访客看不到页面或泄露秘密，不能放过',
      'an error strands a visitor or gives a secret away, and cannot be looked away from',
    ],
    {
      file: 'channels.json',
      at: ads(id),
      good: ads(allow('tracker-missing', '')),
      bad: ads(`${id}${allow('ref-unknown', '')}`),
    },
  ),
} as const;
