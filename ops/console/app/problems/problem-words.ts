import type { Words } from '../words.ts';

export const problemWords = {
  title: { zh: '问题', en: 'Problems' },
  close: { zh: '关闭', en: 'Close' },
  none: { zh: '没有问题，可以保存。', en: 'No problems: it can be saved.' },
  checking: { zh: '检查中…', en: 'Checking…' },
  error: { zh: '错误', en: 'Error' },
  warning: { zh: '提醒', en: 'Warning' },
  info: { zh: '提示', en: 'Note' },
  fix: { zh: '修复', en: 'Fix' },
  change: { zh: '改为 {to}', en: 'Change to {to}' },
  changeAll: {
    zh: '把 {places} 处都改为 {to}',
    en: 'Change {places, plural, one {# place} other {all # places}} to {to}',
  },
  uses: {
    zh: '{count} 处用到它：{told}',
    en: '{count, plural, one {# place uses} other {# places use}} it: {told}',
  },
  allUses: { zh: '{noun} {names}', en: '{noun} {names}' },
  someUses: { zh: '{noun} {names} 等 {count} 个{noun}', en: '{noun} {names} and {rest} more' },
  somePlaces: { zh: '{names} 等 {count} 处', en: '{names} and {rest} more' },
  between: { zh: '、', en: ', ' },
  apart: { zh: '；', en: '; ' },
  fixOf: { zh: '{fix}：{message}', en: '{fix}: {message}' },
  turns: { zh: '把“{from}”改为“{to}”', en: 'Changes “{from}” to “{to}”' },
  turnsBack: { zh: '把“{from}”改回“{to}”', en: 'Changes “{from}” back to “{to}”' },
  becauseGone: {
    zh: '因为一项未保存的改动删去了“{name}”（{what}）。',
    en: 'Because an unsaved edit took “{name}” away ({what}).',
  },
  becauseRenamed: {
    zh: '因为一项未保存的改动把“{name}”改名为“{now}”（{what}）。',
    en: 'Because an unsaved edit renamed “{name}” to “{now}” ({what}).',
  },
  takeBack: { zh: '撤回那项改动', en: 'Take that edit back' },
  takeBackOf: { zh: '撤回那项改动：{what}', en: 'Take that edit back: {what}' },
  adds: { zh: '加上“{to}”', en: 'Adds “{to}”' },
  takesOut: { zh: '去掉“{from}”', en: 'Takes out “{from}”' },
  inPlaces: { zh: '{told}，共 {count} 处', en: '{told}, in {count, plural, one {# place} other {# places}}' },
  line: { zh: '第 {line} 行', en: 'line {line}' },
  errors: { zh: '有错误时不能保存', en: 'With errors nothing can be saved' },
  skipped: { zh: '有错误，还没有检查：{stages}', en: 'Not checked yet because of errors: {stages}' },
  more: {
    zh: '还有 {count} 个没有列出',
    en: '{count, plural, one {# more is} other {# more are}} not listed',
  },
} as const satisfies Words;
