import { defineCode } from '../diagnostics/code-definition.ts';

export const fileMissing = defineCode({
  code: 'file-missing',
  severity: 'error',
  doc: {
    what: { zh: '缺少每个配置都要有的文件', en: 'a file that every config has is missing' },
    why: { zh: '没有它，整个配置都不完整', en: 'without it the config is not whole' },
    example: {
      file: 'definitions/flags.json',
      change: 'remove',
      good: { zh: '有 definitions/flags.json', en: 'definitions/flags.json is there' },
      bad: { zh: '没有 definitions/flags.json', en: 'definitions/flags.json is not there' },
    },
  },
});

export const fileUnknown = defineCode({
  code: 'file-unknown',
  severity: 'warning',
  doc: {
    what: { zh: '没有任何地方读取这个文件', en: 'nothing reads this file' },
    why: {
      zh: '写在里面的东西不会生效，多半是文件名写错了',
      en: 'what stands in it does nothing; most likely its name is misspelled',
    },
    example: {
      file: 'definitions/flag.json',
      change: 'add',
      good: { zh: '只有 definitions/flags.json', en: 'there is only definitions/flags.json' },
      bad: { zh: '还有 definitions/flag.json', en: 'there is definitions/flag.json as well' },
    },
  },
});
