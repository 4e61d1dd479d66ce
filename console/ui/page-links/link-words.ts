import type { Words } from '../language/use-words.ts';

export const linkWords = {
  row: { zh: '{table} 第 {number} 行：{name}', en: '{table}, row {number}: {name}' },
  everybody: { zh: '所有访客', en: 'all visitors' },
  ways: { zh: '从这些地方进入', en: 'Visitors come from' },
  open: { zh: '从别处引到这一页…', en: 'Lead visitors here…' },
  title: { zh: '引到 {page}', en: 'Lead visitors to {page}' },
  about: {
    zh: '选一个地方，让那里的访客改来这一页。',
    en: 'Choose a place whose visitors shall come to this page instead.',
  },
  from: { zh: '从哪里引来', en: 'From where' },
  all: { zh: '全部', en: 'Anywhere' },
  fromSent: { zh: '表单提交成功之后', en: 'After a form is received' },
  fromButton: { zh: '页面上的按钮', en: 'A button of a page' },
  fromCode: { zh: '表单的其他返回码', en: 'Another result code of a form' },
  fromHome: { zh: '站点的首页', en: 'The home of a host' },
  fromTable: { zh: '去向表的一行', en: 'A row of a destination table' },
  fromCity: { zh: '城市规则', en: 'A city rule' },
  fromNavigation: { zh: '全站的导航规则', en: 'A row of the navigation, for the whole site' },
  place: { zh: '哪一个', en: 'Which one' },
  placeHint: {
    zh: '可以按文字、返回码、网址、站点或渠道号查找',
    en: 'found by words, result code, address, host or number of a channel',
  },
  nothingFound: {
    zh: '没有找到，换一个词，或选“全部”',
    en: 'nothing found: try another word, or “Anywhere”',
  },
  channelUnknown: {
    zh: '查不到渠道 {channel} 的访客到哪些页面：草稿有错误，或他们都被拦下',
    en: 'it is not known to which pages visitors of channel {channel} come: the draft has errors, or they are blocked',
  },
  channelNotFound: {
    zh: '没有找到：渠道 {channel} 的访客不到有这些按钮和表单的页面',
    en: 'nothing found: visitors of channel {channel} come to no page with one of these buttons and forms',
  },
  oneChannel: {
    zh: '只让一个渠道的访客来这一页：',
    en: 'To lead the visitors of one channel only:',
  },
  thisChannel: {
    zh: '只让渠道 {channel} 的访客来这一页：',
    en: 'To lead the visitors of channel {channel} only:',
  },
  toVisitorRow: {
    zh: '在导航规则里用“这样的访客应去…”',
    en: '“Visitors like this shall go to…” among the rows of the navigation',
  },
  address: { zh: '这一页的网址', en: 'Address of this page' },
  home: { zh: '站点 {host} 的首页', en: 'Home of {host}' },
  homeOfOthers: { zh: '其他域名（没有单独列出的）的首页', en: 'Home of any other domain' },
  now: { zh: '现在引到：{where}', en: 'leads now: {where}' },
  later: { zh: '改成引到：{page}', en: 'will lead: {page}' },
  addsReceipt: {
    zh: '会在那一页加上回执，告诉访客提交的结果。',
    en: 'That page gets a receipt, which tells visitors what became of what they sent.',
  },
  edited: {
    zh: '会改：{files}。是一步改动，可以撤销。',
    en: 'Edits {files}, as one step that can be undone.',
  },
  comma: { zh: '、', en: ', ' },
  button: { zh: '按钮“{label}” · 页面“{page}”', en: 'Button “{label}” · page “{page}”' },
  elsewhere: { zh: '别的动作（不去本站的另一页）', en: 'does something else' },
  formEnd: { zh: '表单“{form}”{codes} · 页面“{page}”', en: 'Form “{form}”: {codes} · page “{page}”' },
  untitledFormEnd: { zh: '表单{codes} · 页面“{page}”', en: 'Form: {codes} · page “{page}”' },
  code: { zh: '返回码', en: 'result code' },
  cityHint: {
    zh: '城市规则按去向表走：先让去向表的一行通往这一页，再从城市规则引来。',
    en: 'City rules follow the destination tables: lead a row of one here first, then a city rule.',
  },
  cityRule: { zh: '城市规则“{rule}”的{table}', en: 'City rule “{rule}”: {table}' },
  byOwnFlags: { zh: '按这条规则现在的设置', en: 'as the rule says now' },
  notAsked: {
    zh: '注意：这里不再按城市规则和去向表“{table}”分流，无论哪个城市、哪个渠道的访客都来这一页。',
    en: 'Note: the city rule and the destination table “{table}” are no longer asked here. Visitors of every city and channel come to this page.',
  },
  choose: { zh: '请从列表里选一个', en: 'choose one of the list' },
  lead: { zh: '引到这一页', en: 'Lead here' },
  byTable: { zh: '由去向表决定', en: 'As a destination table decides' },
  onePage: { zh: '去一个页面', en: 'One page' },
} as const satisfies Words;
