import type { Words } from '../language/use-words.ts';

export const languagesWords = {
  title: { zh: '语言', en: 'Languages' },
  about: {
    zh: '访客看到的页面有哪几种语言。访客的浏览器是哪种语言，就先显示哪种；没有的显示默认语言。',
    en: 'The languages of the pages that visitors see. A visitor gets that of their browser first, and the default where there is none.',
  },
  toText: { zh: '看文本', en: 'As text' },
  loading: { zh: '载入中…', en: 'Loading…' },
  broken: {
    zh: 'definitions/site.json 现在不是 JSON，先在文本视图里改好。',
    en: 'definitions/site.json is not JSON at the moment: mend it in the text view first.',
  },
  ofSite: { zh: '网站的语言', en: 'Languages of the site' },
  isDefault: { zh: '默认', en: 'default' },
  makeDefault: { zh: '设为默认', en: 'Make it the default' },
  makeDefaultOf: { zh: '把{name}设为默认', en: 'Make {name} the default' },
  remove: { zh: '移除…', en: 'Remove…' },
  removeOf: { zh: '移除{name}…', en: 'Remove {name}…' },
  add: { zh: '添加语言…', en: 'Add a language…' },
  addTitle: { zh: '添加语言', en: 'Add a language' },
  which: { zh: '哪种语言', en: 'Which language' },
  whichHint: { zh: '输入名字，例如：英语', en: 'Type its name, such as French' },
  noLanguage: {
    zh: '没有叫“{text}”的语言。从列表里选，或填语言代码，例如 en、pt-BR。',
    en: 'There is no language “{text}”. Choose one of the list, or type its tag, such as en or pt-BR.',
  },
  isThere: { zh: '网站已经有{name}了。', en: 'The site has {name} already.' },
  asking: { zh: '正在看会缺什么…', en: 'Finding out what would be missing…' },
  willChoose: {
    zh: '添加后，网站有 {count} 种语言，{first}仍是默认。没有指定语言的站点，访客会看到自己浏览器的那一种。',
    en: 'Languages of the site then: {count}; {first} stays the default. On hosts without a language of their own, visitors get that of their browser.',
  },
  willMiss: {
    zh: '要写成{name}的文字有 {count} 处，检查会逐一列出：',
    en: '{count, plural, one {# text is} other {# texts are}} to be written in {name}; the check lists each:',
  },
  willMissNone: { zh: '没有缺少的文字。', en: 'No text is missing.' },
  shipped: {
    zh: '提示和错误这些自带的文案有{name}，不用翻译。',
    en: 'Messages that ship, such as errors, exist in {name}: they need no translation.',
  },
  toTranslate: {
    zh: '自带的文案没有{name}：{count} 条会写进“文案”，以 TODO 开头，等待翻译；译完之前不能保存。',
    en: 'No messages ship in {name}: {count, plural, one {# is} other {# are}} put among the messages, beginning with TODO, to be translated. Nothing can be saved before.',
  },
  untilThen: {
    zh: '没写之前，访客在{name}页面上看到{first}的文字。这些是提醒，不妨碍保存。',
    en: 'Until then, visitors of the pages in {name} read the texts in {first}. These are warnings: they do not keep you from saving.',
  },
  addNow: { zh: '添加{name}', en: 'Add {name}' },
  undoHint: { zh: '这是一步，可以撤销。', en: 'It is one step, and can be undone.' },
  removeTitle: { zh: '移除{name}？', en: 'Remove {name}?' },
  losesTexts: {
    zh: '这 {count} 处{name}文字会一起删掉：',
    en: '{count, plural, one {This text in {name} is} other {These # texts in {name} are}} deleted with it:',
  },
  losesNone: {
    zh: '没有写成{name}的文字，不会删掉什么。',
    en: 'No text is written in {name}: nothing is deleted.',
  },
  losesHosts: {
    zh: '只用{name}的站点会改用网站的语言：{hosts}。',
    en: 'Hosts that serve {name} alone get the languages of the site: {hosts}.',
  },
  sharedStay: {
    zh: '没有分语言写的文字不变，和{first}一起显示。',
    en: 'Texts that are written once for all languages stay as they are, among those in {first}.',
  },
  visitorsThen: {
    zh: '以后，浏览器是{name}的访客会看到{first}。',
    en: 'Visitors whose browser is in {name} then read {first}.',
  },
  removeNow: { zh: '移除{name}和这些文字', en: 'Remove {name} with these texts' },
  removeOnly: { zh: '移除{name}', en: 'Remove {name}' },
  lacking: { zh: '还没写完的文字', en: 'Texts that are not written yet' },
  lackingAbout: {
    zh: '从这里去写：打开一张卡片，按文字下面的“分语言写”，每种语言就有一栏。写好一处少一处。',
    en: 'Go on here: open a card, and press “Write … for each language” below a text; then each language has a field. What is written leaves the list.',
  },
  lackingNone: { zh: '每种语言的文字都写好了。', en: 'All texts are written in each language.' },
  lackingWait: { zh: '正在数…', en: 'Counting…' },
  moreFiles: { zh: '另外 {count} 个', en: '{count} more' },
  texts: { zh: '{count} 处', en: '{count, plural, one {# text} other {# texts}}' },
  mustBe: { zh: '写完才能保存', en: 'needed before you can save' },
  hosts: { zh: '站点的语言', en: 'Languages of hosts' },
  hostsAbout: {
    zh: '每个站点用网站的全部语言，由访客的浏览器决定；也可以只用一种。',
    en: 'A host has all languages of the site, and the visitor’s browser decides; or it has one alone.',
  },
  hostsOne: {
    zh: '网站只有一种语言，站点没有可选的。先在上面添加一种。',
    en: 'The site has one language, so hosts have nothing to choose. Add one above first.',
  },
  all: { zh: '全部（访客的浏览器决定）', en: 'All (the visitor’s browser decides)' },
  only: { zh: '只用{name}', en: '{name} alone' },
  languageOf: { zh: '{host} 的语言', en: 'Language of {host}' },
  switchHint: {
    zh: '要让访客自己换语言，在页面里添加“语言切换”块。',
    en: 'To let visitors change the language themselves, add a language switch to a page.',
  },
} as const satisfies Words;
