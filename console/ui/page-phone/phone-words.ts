import type { Words } from '../language/use-words.ts';

export const phoneWords = {
  again: { zh: '从头再来', en: 'Start again' },
  toPreview: { zh: '在预览里打开', en: 'Open in the preview' },
  wentOn: {
    zh: '这位访客没有停在这里，去了',
    en: 'This visitor did not stay here, but went on to',
  },
  sentTo: { zh: '表单提交之后，访客来到', en: 'After the form was sent, the visitor comes to' },
  sentStay: {
    zh: '表单提交之后，访客留在这一页。',
    en: 'After the form was sent, the visitor stays on this page.',
  },
  refusedHere: {
    zh: '服务器返回 {codes} 的访客来到这一页，看到的就是这样。',
    en: 'Visitors to whom the server answers {codes} come to this page, and see it like this.',
  },
  answeredTo: {
    zh: '服务器返回 {codes}，访客来到',
    en: 'The server answers {codes}, and the visitor comes to',
  },
  answeredStay: {
    zh: '服务器返回 {codes}，访客留在这一页，看到',
    en: 'The server answers {codes}, and the visitor stays on this page and reads',
  },
  openPage: { zh: '打开那一页', en: 'Open that page' },
  state: { zh: '状态', en: 'State' },
  normal: { zh: '平常', en: 'As it is' },
  loading: { zh: '加载中', en: 'Loading' },
  empty: { zh: '没有内容', en: 'Nothing there' },
  failed: { zh: '服务器出错', en: 'The server fails' },
  fieldErrors: { zh: '什么都没填就提交', en: 'Sent with nothing filled in' },
  sent: { zh: '提交之后', en: 'After it was sent' },
  results: { zh: '服务器答复（返回码）', en: 'The server answers (result code)' },
  result: { zh: '{codes} · {what}', en: '{codes} · {what}' },
  otherCodes: { zh: '其余返回码（如 {code}）', en: 'any other code (such as {code})' },
  leaves: { zh: '结束本页', en: 'Finish the page' },
  unlisted: {
    zh: '接口没有列出返回码 {codes}，先核对有没有写错。',
    en: 'The call does not list the result code {codes}: check whether it is mistyped.',
  },
  lacksEndpoint: {
    zh: '{codes} · 接口没有列出它，页面当作服务器出错',
    en: '{codes} · not a code of the call: the page takes it for a server fault',
  },
  lacksAnswers: {
    zh: '{codes} · 要在手机里填好再提交',
    en: '{codes} · fill in the form in the phone',
  },
  editTexts: { zh: '改文字', en: 'Edit texts' },
  editHint: {
    zh: '按一段文字，直接改：回车保留，Esc 放弃。要像访客那样按按钮，先关掉“改文字”。',
    en: 'Press a text to type over it: Enter keeps, Escape discards. To press buttons as visitors do, turn “Edit texts” off.',
  },
  useHint: {
    zh: '现在按按钮、填表单，都和访客一样。',
    en: 'Buttons and forms now work as for visitors.',
  },
  unknown: {
    zh: '这段文字在这里改不了：它来自服务器，或由设置里的数字拼成。',
    en: 'This text cannot be edited here: it comes from the server, or is put together of numbers among the settings.',
  },
  there: {
    zh: '这段文字不在页面上改，所有用到它的页面都跟着变。在这里改：',
    en: 'This text is not edited on the page: every page that shows it changes with it. Edit it at',
  },
  control: {
    zh: '输入框和选项在手机里是用来填的，它的文字在这里改：',
    en: 'A field or option is there to be filled in; its text is edited at',
  },
  shared: {
    zh: '这段文字是各页共用的文案，改了它，显示它的每一页都跟着变。',
    en: 'This text is shared: every page that shows it changes with it.',
  },
  toMessage: { zh: '在文案里看', en: 'See it among the texts' },
  several: {
    zh: '同样的文字在这里有几处。改哪一处？',
    en: 'The same text stands here more than once. Which one do you want to edit?',
  },
  ofItem: { zh: '{name}（第 {at} 项）', en: '{name} (item {at})' },
  elsewhere: {
    zh: '这段文字在别的文件里，已改在那里。',
    en: 'This text is in another file, and was edited there.',
  },
  refused: {
    zh: '已写入，但不能这样保存：{why}',
    en: 'Written, but it cannot be saved like this: {why}',
  },
  overtaken: {
    zh: '这段文字刚才被别处改动了，没有写入：{text}',
    en: 'This text was edited elsewhere meanwhile; not written: {text}',
  },
} as const satisfies Words;
