import type { Words } from '../language/use-words.ts';

export const pagesWords = {
  pages: { zh: '页面', en: 'Pages' },
  forms: { zh: '表单', en: 'Forms' },
  loading: { zh: '载入中…', en: 'Loading…' },
  filter: { zh: '筛选', en: 'Filter' },
  count: { zh: '{count} 个', en: '{count}' },
  who: { zh: '谁会到这里', en: 'Who ends here' },
  history: { zh: '修改历史', en: 'History' },
  inSheet: { zh: '弹层', en: 'Sheet' },
  sheetFrom: {
    zh: '在 {count} 处用弹层打开它',
    en: 'Opened in a sheet from {count, plural, one {# place} other {# places}}',
  },
  openedFrom: { zh: '从 {pages} 打开', en: 'opened from {pages}' },
  unlinked: { zh: '还没有任何地方链接到它', en: 'nothing links to it yet' },
  waitsForChannel: {
    zh: '正在查渠道 {channel} 的访客会到哪些页面…',
    en: 'Finding out to which pages visitors of channel {channel} come…',
  },
  landingOf: { zh: '{host} 的落地页', en: 'Landing page on {host}' },
  noHost: {
    zh: '{path} 还没有站点列出，访客到不了',
    en: '{path} is listed by no host: no visitor comes to it',
  },
  agreement: {
    zh: '协议：{count} 张表单的同意项链接到它',
    en: 'Agreement: a consent of {count, plural, one {# form} other {# forms}} links it',
  },
  withForms: { zh: '表单：{forms}', en: 'Forms: {forms}' },
  onPages: { zh: '用于 {pages}', en: 'On {pages}' },
  onNoPage: { zh: '还没有页面用它', en: 'no page shows it yet' },
  size: {
    zh: '{steps} 步，{fields} 个字段',
    en: '{steps, plural, one {# step} other {# steps}}, {fields, plural, one {# field} other {# fields}}',
  },
  blocks: { zh: '{count} 个块', en: '{count, plural, one {# block} other {# blocks}}' },
  toText: { zh: '文本视图', en: 'Text view' },
  settings: { zh: '页面设置', en: 'Settings of the page' },
  formSettings: { zh: '表单设置', en: 'Settings of the form' },
  routes: { zh: '网址', en: 'Addresses' },
  content: { zh: '内容', en: 'Content' },
  fields: { zh: '字段', en: 'Fields' },
  help: {
    zh: '按一张卡片，修改它的全部设置；拖动左边的点，或用 Alt+↑、Alt+↓ 移动它。改动立即进入草稿，可以撤销。',
    en: 'Press a card to edit all its settings; drag it by its dots, or move it with Alt+↑ and Alt+↓. Edits go to the draft at once and can be undone.',
  },
  phone: { zh: '手机', en: 'Phone' },
  shownAt: { zh: '显示网址', en: 'Address shown' },
  noAddress: {
    zh: '这一页没有网址，访客从别的页面打开它；手机显示它在那里的样子。',
    en: 'This page has no address: visitors open it from another page, and the phone shows it there.',
  },
  onLanding: {
    zh: '这一页没有网址：全站设置在访客刚进来的那一页上面弹出它，不管是哪一页。手机显示它弹出的样子。',
    en: 'This page has no address: a setting of the site opens it above the page on which a visitor lands, whichever that is. The phone shows it there.',
  },
  nowhere: {
    zh: '还没有任何地方链接到它，所以手机上看不到。给它一个网址，或在别的页面上链接到它。',
    en: 'Nothing links to it yet, so no phone shows it. Give it an address, or link to it from another page.',
  },
  onNoPageYet: {
    zh: '还没有页面放着这张表单，所以手机上看不到，访客也到不了。',
    en: 'No page has this form yet, so no phone shows it and no visitor comes to it.',
  },
  onPagesNow: { zh: '所在页面', en: 'On the pages' },
  step: { zh: '第 {index} 步', en: 'Step {index}' },
  steps: { zh: '步骤', en: 'Steps' },
  stepOf: { zh: '所在步骤', en: 'Step' },
  split: { zh: '分成几步', en: 'Split into steps' },
  addStep: { zh: '增加一步', en: 'Add a step' },
  removeStep: {
    zh: '去掉这一步（字段并入相邻的一步）',
    en: 'Take out this step (its fields join the next one)',
  },
  tooFew: { zh: '每一步至少要有一个字段', en: 'every step needs a field' },
} as const satisfies Words;
