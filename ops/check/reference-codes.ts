import { defineCode } from '../diagnostics/code-definition.ts';

export const refUnknown = defineCode({
  code: 'ref-unknown',
  severity: 'error',
  doc: {
    what: {
      zh: '用到的名字没有定义：品牌、页面、表单、路由、城市规则、平台、接口、文案',
      en: 'a name is used that nothing defines: a brand, page, form, route, city rule, network, endpoint or text',
    },
    why: { zh: '访客走到这里会没有内容可看', en: 'a visitor who comes here finds nothing' },
    fix: {
      zh: '只改写法：大小写、全角、空格不同的同一个名字，而且所有使用处一起改；相近的名字只作为建议，因为可能是另一个',
      en: 'corrects only how a name is written: capitals, full-width characters and white space, at all its uses; a name that is merely similar may be another thing, so it is suggested and never written',
    },
    example: {
      file: 'channels.json',
      good: '"cityRule": "big-cities", "tags"',
      bad: '"cityRule": "big-citeis", "tags"',
    },
  },
});

export const cityUnknown = defineCode({
  code: 'city-unknown',
  severity: 'error',
  doc: {
    what: { zh: '城市不在城市表里', en: 'a city that is not in the list of cities' },
    why: {
      zh: '写错的城市不会对任何人生效',
      en: "a misspelled city is nobody's: the row never holds for it",
    },
    fix: {
      zh: '只改写法：全角、空格不同的同一个名字；相近的名字也许是另一个城市（南京、北京），只作为建议',
      en: 'corrects only full-width characters and white space; a similar name may be another city (南京, 北京), so it is suggested and never written',
    },
    example: {
      file: 'definitions/navigation.json',
      good: '"city": ["深圳", "杭州"]',
      bad: '"city": ["深圳", "杭洲"]',
    },
  },
});

export const assetMissing = defineCode({
  code: 'asset-missing',
  severity: 'error',
  doc: {
    what: { zh: 'public 里没有这个文件', en: 'there is no such file under public' },
    why: { zh: '访客会看到一张坏图', en: 'the visitor sees a broken picture' },
    fix: {
      zh: '只改写法：全角、空格不同的同一个文件名；相近的文件只作为建议',
      en: 'corrects only full-width characters and white space; a file of a similar name is suggested and never written',
    },
    example: { file: 'brands.json', good: '"logo": "/assets/logo.svg"', bad: '"logo": "/assets/lgoo.svg"' },
  },
});

export const assetCase = defineCode({
  code: 'asset-case',
  severity: 'error',
  doc: {
    what: { zh: '文件名的大小写不同', en: 'the name of the file has other capitals' },
    why: {
      zh: '在你的电脑上能看到，在服务器上看不到',
      en: 'it is found on your computer, and not on the server',
    },
    fix: {
      zh: '把用到它的地方都写成文件真正的名字；几个文件只差大小写时不改',
      en: 'writes the name of the file wherever it is used, unless several files differ in capitals only',
    },
    example: {
      file: 'public/assets/logo.svg',
      change: { name: 'public/assets/Logo.svg' },
      good: { zh: '文件名与 "logo" 写的一样：logo.svg', en: 'the file is named as "logo" says: logo.svg' },
      bad: {
        zh: '文件名是 Logo.svg, "logo" 写的是 /assets/logo.svg',
        en: 'the file is named Logo.svg, and "logo" says /assets/logo.svg',
      },
    },
  },
});
