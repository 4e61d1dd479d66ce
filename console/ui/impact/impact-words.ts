import { editWords } from '../../../ops/edit-wording/edit-words.ts';
import { unconfirmedWords } from '../../../ops/plan-report/witness-text.ts';
import type { Words } from '../language/use-words.ts';

export const impactWords = {
  ...editWords,
  title: { zh: '影响', en: 'Impact' },
  about: {
    zh: '所有未保存的改动，逐种情形与磁盘上的配置对比。',
    en: 'All unsaved edits, compared with the config on the disk situation by situation.',
  },
  nothing: { zh: '没有未保存的改动。', en: 'There are no unsaved edits.' },
  nothingHint: {
    zh: '改动渠道、城市规则、站点、品牌或任何文件后，这里会说明哪些访客受影响。',
    en: 'Once channels, city rules, hosts, brands or any file are edited, this view shows which visitors are affected.',
  },
  computing: { zh: '正在对比…', en: 'Comparing…' },
  comparingAll: { zh: '正在对比全部改动', en: 'Comparing all edits together' },
  comparingOne: {
    zh: '正在单独对比{what}（第 {at} 项，共 {count} 项）',
    en: 'Comparing {what} by itself ({at} of {count})',
  },
  comparingShared: {
    zh: '正在查找几项改动共同造成的变化',
    en: 'Looking for what several edits do together',
  },
  reporting: { zh: '正在整理对比的结果', en: 'Putting together what was found' },
  elapsed: {
    zh: '已用 {seconds} 秒',
    en: '{seconds, plural, one {# second} other {# seconds}} so far',
  },
  asOfBefore: {
    zh: '下面是最近一次编辑之前的结果。',
    en: 'The result below is from before the last edit.',
  },
  known: {
    zh: '已知：{result}。各项改动分别的影响随后列出。',
    en: 'Known so far: {result}. What each edit does follows.',
  },
  noRiskYet: { zh: '没有跳转和品牌方面的风险', en: 'no risk of redirects or brands' },
  nobodyYet: { zh: '没有访客去到别处', en: 'no visitor ends elsewhere' },
  space: { zh: '对比的范围', en: 'What is compared' },
  risks: { zh: '风险', en: 'Risks' },
  moreEdits: { zh: '另外 {count} 项改动', en: '{count, plural, one {# more edit} other {# more edits}}' },
  morePlaces: { zh: '另外 {places}', en: '{places} more' },
  moreEnds: {
    zh: '另外 {count} 种去处',
    en: '{count, plural, one {# more place} other {# more places}} where they end',
  },
  moreChanges: {
    zh: '另外 {count} 类变化',
    en: '{count, plural, one {# more kind} other {# more kinds}} of change',
  },
  moreRows: {
    zh: '还有 {count} 类，向下滚动显示',
    en: '{count, plural, one {# more, shown} other {# more, shown}} by scrolling',
  },
  causes: { zh: '各项改动的影响', en: 'What each edit does' },
  pages: { zh: '页面与表单', en: 'Pages and forms' },
  without: { zh: '没有访客看到的改动', en: 'Edits that no visitor sees' },
  acts: {
    zh: '对所有情形都一样的改动（接口、统计、保存、限制、文字）',
    en: 'What acts in every situation alike (calls, trackers, storage, limits, texts)',
  },
  actMet: { zh: '{act}：影响{who}的访客', en: '{act}: reaches visitors of {who}' },
  actAtResults: { zh: '{act}：{result}，范围是{who}', en: '{act}: {result}, among visitors of {who}' },
  notCompared: {
    zh: '没有对比过的改动：请人工确认',
    en: 'Edits that nothing has compared: check them by hand',
  },
  count: { zh: '{count}种情形', en: '{count, plural, one {# situation} other {# situations}}' },
  nobodyAbout: {
    zh: '还没有访客会走到这个新网址：这里是有人自己打开它时会看到的，原来的访客不会被引来。',
    en: 'No visitor comes to this new address yet: this is what somebody sees who opens it by hand. Nobody is led there from where they are now.',
  },
  metByNobody: { zh: '还没有访客会走到', en: 'no visitor comes there yet' },
  met: { zh: '看到的是{who}的访客', en: 'shown to visitors of {who}' },
  situation: {
    zh: '一种情形，是站点、渠道、城市、登录状态、到达方式和服务器回答的一种组合。',
    en: 'A situation is one combination of host, channel, city, login state, arrival and what the server answers.',
  },
  whichSituations: { zh: '具体情形', en: 'Exactly which' },
  partOfVisit: { zh: '访问中：{part}', en: 'Of a visit: {part}' },
  wholeVisit: { zh: '每一次访问', en: 'all of it' },
  someVisits: { zh: '一部分，各组不同', en: 'some, of each group others' },
  amongMany: {
    zh: '{shown} 等 {count} 种',
    en: '{shown} and others, {count} in all',
  },
  everyone: { zh: '完整名单', en: 'All names' },
  names: { zh: '{axis}（{count}）：', en: '{axis} ({count}): ' },
  seeOne: { zh: '看其中一位访客', en: 'See one of these visitors' },
  channel: { zh: '渠道 {id}', en: 'Channel {id}' },
  host: { zh: '站点 {host}', en: 'Host {host}' },
  see: { zh: '看这位访客', en: 'See this visitor' },
  seen: { zh: '正在看', en: 'Shown now' },
  more: {
    zh: '另外 {count} 组访客',
    en: '{count, plural, one {# more group} other {# more groups}} of visitors',
  },
  unconfirmed: unconfirmedWords,
  unconfirmedAbout: {
    zh: '没有访问确认过：查找的次数有限，没有找到真的会遇到这个变化的访客；这里是可能遇到的访客中最普通的一位。',
    en: 'Confirmed by no visit: a search of limited length has found nobody who really meets this change. Shown is the plainest of the visitors who may meet it.',
  },
  unread: {
    zh: '这里显示不了这位访客，请在命令行查看：',
    en: 'This visitor cannot be shown here; look on the command line:',
  },
  noWitness: { zh: '选一项变化，看它的一位访客。', en: 'Choose a change to see one of its visitors.' },
  undo: { zh: '撤销最后一步', en: 'Undo the last step' },
  undoStep: { zh: '撤销：{step}（Ctrl+Z）', en: 'Undo: {step} (Ctrl+Z)' },
  toSave: { zh: '查看改动并保存', en: 'Review and save' },
} as const satisfies Words;
