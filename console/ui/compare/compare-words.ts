import type { Words } from '../language/use-words.ts';

export const compareWords = {
  witness: { zh: '一位访客，改动前后', en: 'One visitor, before and after' },
  before: { zh: '改动前（磁盘）', en: 'Before (disk)' },
  after: { zh: '改动后（草稿）', en: 'After (draft)' },
  walk: { zh: '在预览里走一遍', en: 'Follow it in the preview' },
  differs: { zh: '不同的步骤', en: 'Steps that differ' },
  same: { zh: '这位访客在这里没有不同。', en: 'For this visitor nothing differs here.' },
  unseen: {
    zh: '两部手机看上去一样：不同的只是发给广告平台的内容。',
    en: 'Both phones look the same: only what is sent to ad networks differs.',
  },
  allSteps: { zh: '改动后的全部步骤', en: 'All steps after the edits' },
  afterOutcome: {
    zh: '变化发生在页面完成{outcome}之后：在手机里走到那里，或看下面的步骤。',
    en: 'The change comes after the page finished with {outcome}: go there in the phones, or read the steps below.',
  },
  stand: { zh: '看访问的哪一步', en: 'Which step of the visit' },
  entry: { zh: '进入时', en: 'Arrival' },
  afterLogin: { zh: '登录后', en: 'After login' },
  success: { zh: '成功去向', en: 'Success' },
  failure: { zh: '失败去向', en: 'Failure' },
  skipForm: { zh: '跳过表单', en: 'Skip form' },
  other: { zh: '{station} · 有不同', en: '{station} · differs' },
  restart: { zh: '重新开始', en: 'Start again' },
} as const satisfies Words;
