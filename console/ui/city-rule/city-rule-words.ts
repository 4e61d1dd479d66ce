import type { Words } from '../language/use-words.ts';

export const cityRuleWords = {
  back: { zh: '城市规则', en: 'City rules' },
  history: { zh: '修改历史', en: 'History' },
  toText: { zh: '文本视图', en: 'Text view' },
  loading: { zh: '载入中…', en: 'Loading…' },
  edit: { zh: '规则', en: 'The rule' },
  ends: { zh: '它的访客去哪里', en: 'Where its visitors end' },
  about: {
    zh: '一条规则里的城市去向相同。要让其中一座城市去别处，在决策表里加一行，只对这座城市和用这条规则的渠道生效；规则不变，可以一步撤销。',
    en: 'All cities of a rule lead to the same pages. For one of them to lead elsewhere a row is added to a decision table, for that city and channels with this rule only; the rule stays as it is, and one undo takes the row out.',
  },
  elsewhere: { zh: '其中一座城市去别处…', en: 'Send one of these cities elsewhere…' },
  ofCity: { zh: '去别处…', en: 'Elsewhere…' },
  ofCityLabel: { zh: '{city}去别处（{channels}）', en: 'Send {city} elsewhere ({channels})' },
  title: { zh: '{city}的访客应去…', en: 'Visitors in {city} shall go to…' },
  city: { zh: '城市', en: 'City' },
  channels: { zh: '渠道', en: 'Channels' },
  stage: { zh: '什么时候', en: 'When' },
  afterLogin: { zh: '登录后', en: 'After login' },
  success: { zh: '申请被受理后', en: 'After a success' },
  failure: { zh: '申请没有被受理时', en: 'After a failure' },
  allChannels: {
    zh: '用这条规则、去向相同的 {count} 个渠道：{list}',
    en: 'all {count} with this rule that end alike: {list}',
  },
  oneChannel: { zh: '只对渠道 {id}', en: 'channel {id} only' },
  intoTable: { zh: '这一行写进“{table}”。', en: 'The row goes into “{table}”.' },
  namedOnly: {
    zh: '以后选用这条规则的渠道不在其中，要自己加进这一行。',
    en: 'A channel that takes this rule later is not among them: add it to the row then.',
  },
  differs: { zh: '和其他城市不同', en: 'differs from the other cities' },
  added: {
    zh: '已添加。{city}的访客{stage}现在到：',
    en: 'Added. Visitors in {city} now end, {stage}, at: ',
  },
  toRow: { zh: '看这张决策表', en: 'See the decision table' },
  noChannel: {
    zh: '还没有渠道用这条规则，它不影响任何访客，也没有去向可改。先在一个渠道的“城市规则”里选它。',
    en: 'No channel uses this rule, so it reaches no visitor and there is no end to change. Choose it as the city rule of a channel first.',
  },
  noCity: {
    zh: '规则里还没有城市。先在“适用城市”里填上。',
    en: 'The rule has no cities yet. Enter them first.',
  },
  toChannels: { zh: '全部渠道', en: 'All channels' },
  blocked: {
    zh: '已停用的渠道不在其中，它们的访客无论在哪座城市都被拦下：{list}。要改去向，先在渠道里取消停用。',
    en: 'Blocked channels are left out, whose visitors are stopped in every city: {list}. To change where they end, unblock the channel first.',
  },
  unsound: {
    zh: '草稿里有错误，暂时算不出访客去哪里，也不能加行。改好后这里会自动更新。',
    en: 'The draft has errors, so where visitors end cannot be told, and no row can be added. It appears here once they are fixed.',
  },
  comma: { zh: '、', en: ', ' },
  moreChannels: { zh: '{list} 等', en: '{list} and more' },
} as const satisfies Words;
