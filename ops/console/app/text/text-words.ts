import type { Words } from '../words.ts';

export const textWords = {
  files: { zh: '文件', en: 'Files' },
  filter: { zh: '筛选文件', en: 'Filter files' },
  none: { zh: '没有名字包含“{text}”的文件', en: 'No file has “{text}” in its name' },
  changed: { zh: '有未保存的改动', en: 'has unsaved edits' },
  conflicting: { zh: '磁盘上也改了', en: 'also changed on the disk' },
  errors: { zh: '{count} 个错误', en: '{count, plural, one {# error} other {# errors}}' },
  notes: { zh: '{count} 个提醒', en: '{count, plural, one {# note} other {# notes}}' },
  groupMain: { zh: '渠道、站点、品牌', en: 'Channels, hosts, brands' },
  groupDefinitions: { zh: '规则与文字', en: 'Rules and texts' },
  groupPages: { zh: '页面', en: 'Pages' },
  groupForms: { zh: '表单', en: 'Forms' },
  loading: { zh: '载入中…', en: 'Loading…' },
  choose: { zh: '从左边选一个文件。', en: 'Choose a file on the left.' },
  missing: { zh: '没有文件 {file}', en: 'There is no file {file}' },
  editor: { zh: '{file} 的文本', en: 'Text of {file}' },
  keys: {
    zh: 'Ctrl+空格 补全 · F8 下一个问题 · Ctrl+F 查找 · Ctrl+S 去保存 · Esc 后按 Tab 离开编辑区',
    en: 'Ctrl+Space completes · F8 next problem · Ctrl+F finds · Ctrl+S goes to save · Esc, then Tab, leaves the editor',
  },
  writing: { zh: '写入草稿…', en: 'Writing to the draft…' },
  kept: { zh: '已写入草稿', en: 'Kept in the draft' },
  waiting: { zh: '还没写入草稿，正在重试', en: 'Not in the draft yet, trying again' },
  noJson: { zh: '现在不是有效的 JSON', en: 'Not valid JSON at the moment' },
  discard: { zh: '放弃这个文件的改动', en: 'Discard the edits of this file' },
  toSave: { zh: '查看改动并保存', en: 'See the edits and save' },
} as const satisfies Words;
