import type { Words } from '../language/use-words.ts';
import { visitorWords } from '../visitor/visitor-words.ts';

export const previewWords = {
  draft: visitorWords.draft,
  disk: visitorWords.disk,
  title: { zh: '预览', en: 'Preview' },
  outcomeNote: {
    zh: '这一步发生在页面完成{outcome}之后：请在手机里走到那里。',
    en: 'This happens after the page finished with {outcome}: go there in the phone.',
  },
  asked: { zh: '页面要应用做', en: 'Asked of the app' },
  again: { zh: '重新开始', en: 'Start again' },
  phoneLoading: { zh: '手机里的页面正在载入…', en: 'The page in the phone is loading…' },
  frame: { zh: '手机：{side}', en: 'Phone: {side}' },
  at: { zh: '当前位置', en: 'Now at' },
  editPage: { zh: '改这一页', en: 'Edit this page' },
  building: { zh: '正在准备草稿的预览…', en: 'Preparing the preview of the draft…' },
  failed: { zh: '草稿的预览没有准备好：{why}', en: 'The preview of the draft failed: {why}' },
  behind: {
    zh: '草稿有错误，手机里是最后一个能走通的版本。',
    en: 'The draft has errors; the phone shows the last version without errors.',
  },
  seeProblems: { zh: '请先改正问题。', en: 'Fix the problems first.' },
  unavailable: { zh: '这个控制台没有预览。', en: 'This console runs without previews.' },
  why: { zh: '为什么', en: 'Why' },
  visitorsLike: { zh: '这样的访客应去…', en: 'Visitors like this shall go to…' },
  trail: { zh: '走过的位置', en: 'Places so far' },
  after: { zh: '前一页完成{outcome}之后：', en: 'After the page before has finished with {outcome}:' },
  explaining: { zh: '解释中…', en: 'Explaining…' },
  notExplained: { zh: '配置有错误，无法解释。', en: 'The config has errors, so it cannot be explained.' },
  rejected: { zh: '{count} 行不符合', en: '{count, plural, one {# row} other {# rows}} did not match' },
  ledgers: { zh: '验证码与线索', en: 'Codes and leads' },
  inbox: { zh: '短信验证码', en: 'SMS codes' },
  inboxNone: {
    zh: '这部手机还没有要过验证码。手机号可随便填，如 13812345678。',
    en: 'This phone has asked for none yet. Any mobile number will do, e.g. 13812345678.',
  },
  leads: { zh: '收到的线索', en: 'Leads' },
  leadsNone: { zh: '还没有。', en: 'None yet.' },
  copy: { zh: '复制 {code}', en: 'Copy {code}' },
  copied: { zh: '已复制', en: 'Copied' },
  leadOf: { zh: '渠道 {channel} · {form}', en: 'Channel {channel} · {form}' },
} as const satisfies Words;
