import type { Words } from '../language/use-words.ts';

export const formEndWords = {
  title: { zh: '提交之后', en: 'After it is sent' },
  onPage: { zh: '在页面“{page}”上', en: 'On the page “{page}”' },
  sent: { zh: '提交成功和其他返回码', en: 'Received, and any other result code' },
  sentWith: { zh: '提交成功（返回码 {codes}）', en: 'Received (result code {codes})' },
  code: { zh: '返回码 {codes}', en: 'Result code {codes}' },
  otherCodes: { zh: '其他返回码', en: 'Any other result code' },
  mistakes: {
    zh: '填错或没收到时，留在表单并提示（{count} 种）',
    en: 'Mistakes: visitors stay at the form and are told ({count})',
  },
  stays: { zh: '留在本页，显示“{text}”', en: 'Stays on the page and says “{text}”' },
  shows: { zh: '留在表单，提示“{text}”', en: 'Stays at the form and says “{text}”' },
  staysAbout: { zh: '选一个页面，就改为去那一页。', en: 'Choose a page to lead there instead.' },
  byRows: { zh: '看情况：按导航规则', en: 'It depends: by the rows of the navigation' },
  notChosen: { zh: '还没有选去哪里', en: 'Where it leads is not chosen yet' },
  noMessage: { zh: '还没有选显示哪条消息', en: 'The message is not chosen yet' },
  toRows: { zh: '看这些导航规则', en: 'See these rows' },
  tableAbout: {
    zh: '去哪一页由这张去向表按渠道和城市决定；选一个页面，就都去那一页。',
    en: 'This destination table decides by channel and city; choose a page to lead everybody there.',
  },
  toTable: { zh: '看这张去向表', en: 'See this table' },
  pageAbout: {
    zh: '不论渠道和城市，都去这一页：这里不问去向表和城市规则。',
    en: 'Visitors of every channel and city come to this page: no destination table and no city rule is asked here.',
  },
  receiptAbout: {
    zh: '选的那一页还没有回执时，会在那一页加上回执。',
    en: 'A page without a receipt gets one when you choose it.',
  },
  toPage: { zh: '打开这一页', en: 'Open this page' },
  newPage: { zh: '新建感谢页…', en: 'New thank-you page…' },
  newNotice: { zh: '新建说明页…', en: 'New page of explanation…' },
  nowhere: {
    zh: '先把表单放到一页上，再在这里选提交之后去哪一页。',
    en: 'Put the form on a page first; then choose here where it leads.',
  },
} as const satisfies Words;
