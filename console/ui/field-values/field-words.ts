import { labelWords } from '../../../ops/wording/label-words.ts';
import type { Words } from '../language/use-words.ts';

export const fieldWords = {
  ...labelWords,
  taken: { zh: '已有“{name}”', en: 'there is “{name}” already' },
  takeAway: { zh: '去掉 {name}', en: 'Take away {name}' },
  allLanguages: { zh: '全部（访客的浏览器决定）', en: 'All (the visitor’s browser decides)' },
  toLanguages: { zh: '网站的语言', en: 'Languages of the site' },
  typeToAdd: { zh: '输入后选择', en: 'Type to choose' },
  newCity: { zh: '新增城市“{name}”', en: 'Add the city “{name}”' },
  moreFit: {
    zh: '显示前 {shown} 个，共 {count} 个：显示更多',
    en: 'First {shown} of {count}: show more',
  },
  inherited: { zh: '未设置', en: 'not set' },
  required: { zh: '必填', en: 'required' },
  aboutSuccess: { zh: '成功后去这一页', en: 'success leads to this page' },
  aboutFailure: { zh: '失败后去这一页', en: 'failure leads to this page' },
  asWith: { zh: '，与 {values} 作用相同', en: ', as with {values}' },
  aboutRule: {
    zh: '{form}；成功去“{success}”，失败去“{failure}”',
    en: '{form}; success: “{success}”, failure: “{failure}”',
  },
  aboutRuleOne: {
    zh: '{form}；成功、失败都去“{success}”',
    en: '{form}; success and failure: “{success}”',
  },
  ruleAndChannels: { zh: '{decides}；{channels}', en: '{decides}; {channels}' },
  channels: {
    zh: '{count} 个渠道在用',
    en: '{count, plural, one {# channel has} other {# channels have}} it',
  },
  noChannel: { zh: '没有渠道在用', en: 'no channel has it' },
  changedFrom: { zh: '已改，原来是：', en: 'Changed; it was: ' },
  changedWas: { zh: '已改，原来是：{value}', en: 'changed, it was: {value}' },
  newEntry: { zh: '新增的，还没有保存。', en: 'New, and not saved yet.' },
  putBack: { zh: '恢复原值', en: 'Put back' },
  putBackOf: { zh: '恢复原值：{name}', en: 'Put back: {name}' },
  choosePicture: { zh: '选择图片', en: 'Choose a picture' },
  noPicture: { zh: '没有图片', en: 'No picture' },
  filterPictures: { zh: '筛选图片', en: 'Filter pictures' },
  colorOf: { zh: '{name}，取色', en: '{name}, pick a colour' },
  contrast: { zh: '与“{other}”的对比度 {ratio}:1', en: 'Contrast with “{other}” {ratio}:1' },
  shownDarker: { zh: '，手机上“{name}”会调深为 {color}', en: ', phones darken “{name}” to {color}' },
  shownLighter: { zh: '，手机上“{name}”会调浅为 {color}', en: ', phones lighten “{name}” to {color}' },
  contrastLow: { zh: '，低于 4.5:1，看不清', en: ', below 4.5:1, hard to read' },
  becomes: { zh: '改为 {name}', en: 'Make it {name}' },
} as const satisfies Words;
