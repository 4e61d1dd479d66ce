import type { Words } from '../language/use-words.ts';

export const shellWords = {
  product: { zh: '运营控制台', en: 'Operations console' },
  skip: { zh: '跳到内容', en: 'Skip to the content' },
  views: { zh: '视图', en: 'Views' },
  groupEdit: { zh: '编辑', en: 'Edit' },
  groupReview: { zh: '核对', en: 'Review' },
  undo: { zh: '撤销', en: 'Undo' },
  redo: { zh: '重做', en: 'Redo' },
  undoStep: { zh: '撤销：{step}（Ctrl+Z）', en: 'Undo: {step} (Ctrl+Z)' },
  redoStep: { zh: '重做：{step}（Ctrl+Shift+Z）', en: 'Redo: {step} (Ctrl+Shift+Z)' },
  noUndo: { zh: '没有可以撤销的改动', en: 'Nothing to undo' },
  noRedo: { zh: '没有可以重做的改动', en: 'Nothing to redo' },
  noProblems: { zh: '没有问题', en: 'No problems' },
  checking: { zh: '检查中…', en: 'Checking…' },
  unchecked: { zh: '没有检查', en: 'Not checked' },
  planning: { zh: '正在核对影响…', en: 'Working out the impact…' },
  noPlan: { zh: '影响未知', en: 'Impact unknown' },
  noChange: { zh: '访客不受影响', en: 'No impact' },
  reaches: { zh: '影响 {channels} 个渠道', en: '{channels, plural, one {# channel} other {# channels}}' },
  reachesMore: {
    zh: '影响 {channels} 个渠道等',
    en: '{channels, plural, one {# channel} other {# channels}} and more',
  },
  reachesNone: { zh: '影响未带渠道号的访客', en: 'visitors without a channel' },
  reachesUnlisted: { zh: '影响未收录的渠道', en: 'channels not listed' },
  saved: { zh: '没有改动', en: 'Nothing to save' },
  unsaved: { zh: '保存 {count} 个文件…', en: 'Save {count, plural, one {# file} other {# files}}…' },
  lost: {
    zh: '与控制台的连接断了，正在重连。草稿里的改动都在；现在改的先存在这个浏览器里，连上后自动送出。如果启动控制台的窗口已经关掉，请重新启动（npm run ops），并在这个浏览器里打开它显示的地址。',
    en: 'The connection to the console is lost; trying again. The draft is safe; what you edit now is kept in this browser and sent once the console answers. If the window that runs the console was closed, start it again (npm run ops) and open the address that it shows in this browser.',
  },
  expired: {
    zh: '这个地址不能用：控制台每次启动都有一个新地址。请在这个浏览器里打开它启动时显示的地址（在运行 npm run ops 的窗口里）；这里还没送出的改动会在那里送出。',
    en: 'This address does not open the console: it gets a new one at every start. Open that in this browser; the window where npm run ops runs shows it. What could not be sent here is sent there.',
  },
  waiting: {
    zh: '等待送出：{count} 步改动。',
    en: 'Waiting to be sent: {count, plural, one {# step} other {# steps}}.',
  },
  caughtUp: {
    zh: '断线期间的 {count} 步改动已经送出，都在草稿里，可以撤销。',
    en: '{count, plural, one {# step that was} other {# steps that were}} edited without a connection: in the draft now, and can be undone.',
  },
  diskChanged: {
    zh: '别人或其他程序改了已保存的文件：{files}',
    en: 'Somebody else, or another program, changed saved files: {files}',
  },
  language: { zh: 'English', en: '中文' },
  loading: { zh: '载入中…', en: 'Loading…' },
  nothingHere: { zh: '没有这个页面', en: 'There is no such page' },
  nothingHereAbout: {
    zh: '控制台里没有 {address}：链接可能不完整，或来自别的版本。',
    en: 'The console has no {address}: the link may be cut short, or be of another version.',
  },
  toSearch: { zh: '去查找', en: 'Go to the search' },
} as const satisfies Words;
