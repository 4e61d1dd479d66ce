import type { Words } from '../language/use-words.ts';

export const newWords = {
  newPage: { zh: '新增页面', en: 'New page' },
  newForm: { zh: '新增表单', en: 'New form' },
  addPage: { zh: '新增页面…', en: 'New page…' },
  addForm: { zh: '新增表单…', en: 'New form…' },
  copyThis: { zh: '复制成新的…', en: 'Copy as a new one…' },
  from: { zh: '从哪里开始', en: 'Begin from' },
  blank: { zh: '空白页：品牌栏、首屏标题、页脚', en: 'Blank: brand bar, opening, footer' },
  templates: { zh: '模板', en: 'Templates' },
  copies: { zh: '复制已有的', en: 'Copies' },
  impossible: {
    zh: '这份配置里没有模板要沿用的表单或块。',
    en: 'The config lacks the form or block that this template takes over.',
  },
  titleOfTemplate: { zh: '不填则用模板里的', en: 'empty: as in the template' },
  copyOf: { zh: '复制：{what}', en: 'Copy of {what}' },
  id: { zh: '名称（英文 id）', en: 'Name (id)' },
  idHint: {
    zh: '小写英文字母、数字和连字符，以字母开头，例如 spring-offer；也是文件名',
    en: 'small letters, digits and hyphens, beginning with a letter, such as spring-offer; also the name of the file',
  },
  taken: { zh: '已有 {id}', en: 'there is {id} already' },
  title: { zh: '首屏标题', en: 'Title' },
  titleHint: { zh: '不填则和原来的一样', en: 'empty: as in the original' },
  hasAddress: { zh: '有自己的网址', en: 'Has an address' },
  noAddress: {
    zh: '没有网址的页面只能从别的页面在弹层中打开，例如协议。',
    en: 'A page without an address is only opened in a sheet by other pages, such as an agreement.',
  },
  path: { zh: '网址路径', en: 'Path of the address' },
  pathHint: {
    zh: '以 / 开头，结尾没有 /，例如 /spring-offer',
    en: 'begins with /, ends without one, such as /spring-offer',
  },
  hosts: { zh: '只在这些站点', en: 'On these hosts only' },
  hostsHint: { zh: '不填则每个站点都有', en: 'empty: every host has it' },
  unlinked: {
    zh: '新的页面还没有任何地方链接到它：之后在它的页面上按“从别处引到这一页”，或在别的页面里写上它。',
    en: 'Nothing links to a new page yet: press “Lead visitors here” on it afterwards, or name it in another page.',
  },
  create: { zh: '新增', en: 'Add' },
  remove: { zh: '删除…', en: 'Delete…' },
  removeTitle: { zh: '删除 {id}？', en: 'Delete {id}?' },
  removesRoutes: { zh: '它的网址一起删除：{paths}', en: 'Its addresses go too: {paths}' },
  usedBy: {
    zh: '这些地方还写着它，删除后要逐一改掉，否则不能保存：',
    en: 'These still name it; each has to be edited afterwards, or nothing can be saved:',
  },
  heir: { zh: '这些地方改为通往', en: 'Lead these places to' },
  heirForm: { zh: '这些地方改用', en: 'Let these places use' },
  noHeir: { zh: '不改，之后自己改', en: 'nothing: edit them afterwards' },
  mended: {
    zh: '{count} 处一起改掉。',
    en: '{count, plural, one {# place is} other {# places are}} edited with it.',
  },
  unused: { zh: '没有别的地方用到它。', en: 'Nothing else names it.' },
  canUndo: {
    zh: '这是一步改动，可以撤销；保存时才删除文件。',
    en: 'This is one step and can be undone; the file is removed by a save.',
  },
  confirm: { zh: '删除', en: 'Delete' },
} as const satisfies Words;
