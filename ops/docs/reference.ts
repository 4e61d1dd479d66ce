import { doc } from './code-doc.ts';

/** Names that do not fit each other: uses and definitions. */
export const referenceDocs = {
  'ref-unknown': doc(
    [
      '用到的名字没有定义：品牌、页面、表单、路由、城市规则、平台、接口、文案',
      'a name is used that nothing defines: a brand, page, form, route, city rule, network, endpoint or text',
    ],
    ['访客走到这里会没有内容可看', 'a visitor who comes here finds nothing'],
    {
      file: 'channels.json',
      good: '"cityRule": "big-cities", "tags"',
      bad: '"cityRule": "big-citeis", "tags"',
    },
  ),
  'city-unknown': doc(
    ['城市不在城市表里', 'a city that is not in the list of cities'],
    ['写错的城市不会对任何人生效', "a misspelled city is nobody's: the row never holds for it"],
    {
      file: 'definitions/navigation.json',
      good: '"city": ["深圳", "杭州"]',
      bad: '"city": ["深圳", "杭洲"]',
    },
  ),
  'city-alias': doc(
    [
      '城市写成了别名或带后缀（市、省、自治区、特别行政区），按表里的城市算',
      'a city under another name, or with 市, 省, 自治区 or 特别行政区: it counts as the one in the list',
    ],
    [
      '同一个城市两种写法，搜索和比较时会漏掉',
      'a city with two names is missed when people search and compare; --fix writes the listed one',
    ],
    {
      file: 'definitions/navigation.json',
      good: '"city": ["深圳", "杭州"]',
      bad: '"city": ["深圳", "杭州市"]',
    },
  ),
  'asset-missing': doc(
    ['public 里没有这个文件', 'there is no such file under public'],
    ['访客会看到一张坏图', 'the visitor sees a broken picture'],
    { file: 'brands.json', good: '"logo": "/assets/logo.svg"', bad: '"logo": "/assets/lgoo.svg"' },
  ),
  'asset-case': doc(
    ['文件名的大小写不同', 'the name of the file has other capitals'],
    ['在你的电脑上能看到，在服务器上看不到', 'it is found on your computer, and not on the server'],
    {
      file: 'public/assets/logo.svg',
      change: { name: 'public/assets/Logo.svg' },
      good: { zh: '文件名与 "logo" 写的一样：logo.svg', en: 'the file is named as "logo" says: logo.svg' },
      bad: {
        zh: '文件名是 Logo.svg, "logo" 写的是 /assets/logo.svg',
        en: 'the file is named Logo.svg, and "logo" says /assets/logo.svg',
      },
    },
  ),
  'asset-large': doc(
    [
      '图片太大：图标最多 20 KB，标志 40 KB，二维码 60 KB，其他图片 200 KB',
      'a picture is too large: an icon may have 20 KB, a logo 40, a QR code 60, any other picture 200',
    ],
    [
      '慢速 4G 每秒约 200 KB，等图时访客已经离开',
      'slow 4G brings about 200 KB a second, and visitors do not wait for pictures',
    ],
    {
      file: 'public/assets/logo.svg',
      change: { bytes: 60_000 },
      good: { zh: 'logo.svg 有 1 KB', en: 'logo.svg has 1 KB' },
      bad: { zh: 'logo.svg 有 60 KB', en: 'logo.svg has 60 KB' },
    },
  ),
  'placeholder-unknown': doc(
    ['没有这个占位符，或花括号不成对', 'there is no such placeholder, or a brace lacks its pair'],
    ['访客会看到花括号和英文', 'the visitor reads braces and the name'],
    { file: 'definitions/pages/login.json', good: '"title": "{brand.name}"', bad: '"title": "{brand.nmae}"' },
  ),
  'id-duplicate': doc(
    ['同一张表、页面或表单里，一个名字用了两次', 'one id stands twice in a table, page or form'],
    ['说到这个名字时，不知道是哪一个', 'nobody can tell which of them is meant'],
    { file: 'definitions/navigation.json', good: '"id": "saved"', bad: '"id": "by-mark"' },
  ),
  'id-file-name': doc(
    ['页面或表单的 id 与文件名不同', 'the id of a page or form is not its file name'],
    ['按名字找不到它', 'nobody finds it by its name'],
    { file: 'definitions/pages/thanks.json', good: '"id": "thanks"', bad: '"id": "thank-you"' },
  ),
  'id-case-collision': doc(
    ['两个名字只差大小写', 'two ids differ in capitals only'],
    ['人会弄混，有些系统也会', 'people mix them up, and so do some systems'],
    {
      file: 'definitions/messages.json',
      good: '"codeWrong": "验证码不对"',
      bad: '"codeWrong": "验证码不对", "codewrong": "验证码有误"',
    },
  ),
  'id-unused': doc(
    [
      '没有地方用到：页面、表单、品牌、变体、城市规则、平台、文案',
      'nothing uses it: a page, form, brand, variant, city rule, network or text',
    ],
    ['改它不会有任何作用，却总有人去改', 'changing it does nothing, and somebody always does'],
    {
      file: 'brands.json',
      good: '"auto": { "name": "示例车融" }',
      bad: '"auto": { "name": "示例车融" }, "spare": { "name": "示例备用" }',
    },
  ),
  'file-missing': doc(
    ['缺少每个配置都要有的文件', 'a file that every config has is missing'],
    ['没有它，整个配置都不完整', 'without it the config is not whole'],
    {
      file: 'definitions/flags.json',
      change: 'remove',
      good: { zh: '有 definitions/flags.json', en: 'definitions/flags.json is there' },
      bad: { zh: '没有 definitions/flags.json', en: 'definitions/flags.json is not there' },
    },
  ),
  'file-unknown': doc(
    ['没有任何地方读取这个文件', 'nothing reads this file'],
    [
      '写在里面的东西不会生效，多半是文件名写错了',
      'what stands in it does nothing; most likely its name is misspelled',
    ],
    {
      file: 'definitions/flag.json',
      change: 'add',
      good: { zh: '只有 definitions/flags.json', en: 'there is only definitions/flags.json' },
      bad: { zh: '还有 definitions/flag.json', en: 'there is definitions/flag.json as well' },
    },
  ),
} as const;
