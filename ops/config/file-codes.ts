import { defineCode } from '../diagnostics/code-definition.ts';

export const fileMissing = defineCode({
  code: 'file-missing',
  severity: 'error',
  doc: {
    what: { zh: '缺少每个配置都要有的文件', en: 'a file that every config has is missing' },
    why: { zh: '没有它，整个配置都不完整', en: 'without it the config is not whole' },
    example: {
      file: 'brands.json',
      change: 'remove',
      good: { zh: '有 brands.json', en: 'brands.json is there' },
      bad: { zh: '没有 brands.json', en: 'brands.json is not there' },
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

export const fileEncoding = defineCode({
  code: 'file-encoding',
  severity: 'error',
  doc: {
    what: { zh: '文件不是用 UTF-8 保存的', en: 'the file is not saved as UTF-8' },
    why: {
      zh: '读出来的中文会变成乱码，访客看到的也是乱码',
      en: 'its Chinese would be read as other characters, by visitors too',
    },
    example: {
      file: 'definitions/messages.json',
      // 请稍后再试 in GB18030, as Windows editors save it.
      change: { from: '请稍后再试', hex: 'c7ebc9d4baf3d4d9cad4' },
      good: { zh: '编码 UTF-8', en: 'encoding UTF-8' },
      bad: { zh: '编码 GB18030（ANSI）', en: 'encoding GB18030 (ANSI)' },
    },
  },
});

export const fileType = defineCode({
  code: 'file-type',
  severity: 'error',
  doc: {
    what: {
      zh: '应该是文件的地方是文件夹、管道或设备，或应该是文件夹的地方是文件',
      en: 'a folder, pipe or device stands where a file belongs, or a file where a folder belongs',
    },
    why: { zh: '里面的配置读不到', en: 'what it should hold cannot be read' },
    example: {
      file: 'definitions/flags.json',
      change: 'folder',
      good: { zh: 'definitions/flags.json 是文件', en: 'definitions/flags.json is a file' },
      bad: { zh: 'definitions/flags.json 是文件夹', en: 'definitions/flags.json is a folder' },
    },
  },
});
