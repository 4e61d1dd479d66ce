import type { Language } from '../../api/index.ts';

/** CodeMirror's own phrases, by the English original; phrases that are not listed stay English. */
const chinese: Readonly<Record<string, string>> = {
  Find: '查找',
  Replace: '替换',
  next: '下一个',
  previous: '上一个',
  all: '全选',
  'match case': '区分大小写',
  'by word': '整词',
  regexp: '正则',
  replace: '替换',
  'replace all': '全部替换',
  close: '关闭',
  'Go to line': '跳到行',
  go: '跳转',
  Completions: '补全',
  Diagnostics: '问题',
  'No diagnostics': '没有问题',
  'Folded lines': '已折叠',
  'Unfolded lines': '已展开',
  'folded code': '折叠的内容',
  unfold: '展开',
  'Fold line': '折叠',
  'Unfold line': '展开',
  'current match': '当前匹配',
  'on line': '在行',
  'replaced $ matches': '替换了 $ 处',
  'replaced match on line $': '替换了第 $ 行的匹配',
};

export const codemirrorPhrases = (language: Language): Record<string, string> =>
  language === 'zh' ? { ...chinese } : {};
