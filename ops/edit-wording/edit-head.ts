import type { ReportedEdit } from '../edits/reported-edit.ts';
import type { DisplayNames } from '../explain/display-names.ts';
import { type Language, quote, type Text } from '../text/text.ts';
import { fileWords } from '../wording/file-words.ts';
import type { LabelSource } from '../wording/labels.ts';
import { partWords } from './part-words.ts';
import { rowText } from './row-text.ts';

/** The names of parts whose entries have no form in the console, by the keys of their paths. */
const parts: readonly (readonly [string, Text])[] = [
  ['navigation rules', { zh: '导航规则', en: 'Navigation rule' }],
  ['navigation', fileWords.navigation],
  ['destinations success rules', { zh: '成功去向规则', en: 'Rule of the success destination' }],
  ['destinations failure rules', { zh: '失败去向规则', en: 'Rule of the failure destination' }],
  ['destinations skipForm rules', { zh: '跳过表单规则', en: 'Rule of skipping the form' }],
  ['destinations success', { zh: '成功去向规则', en: 'Rules of the success destination' }],
  ['destinations failure', { zh: '失败去向规则', en: 'Rules of the failure destination' }],
  ['destinations skipForm', { zh: '跳过表单规则', en: 'Rules of skipping the form' }],
  ['flags rules', { zh: '标志规则', en: 'Rule of the flags' }],
  ['flags', fileWords.flags],
  ['routes routes', { zh: '页面地址', en: 'Page address' }],
  ['routes', fileWords.routes],
  ['cities cities', { zh: '城市', en: 'City' }],
  ['cities rules', { zh: '城市规则', en: 'City rule' }],
  ['channels channels', { zh: '渠道', en: 'Channel' }],
  ['hosts hosts', { zh: '站点', en: 'Host' }],
  ['brands brands', { zh: '品牌', en: 'Brand' }],
  ['brands variants', { zh: '品牌变体', en: 'Variant' }],
  ['brands', { zh: '品牌', en: 'Brands' }],
  ['trackers networks', { zh: '广告平台', en: 'Ad network' }],
  ['trackers', fileWords.trackers],
  ['endpoints contract', { zh: '接口的共同约定', en: 'How calls are made' }],
  ['endpoints endpoints', { zh: '服务器接口', en: 'Call to the server' }],
  ['messages messages', { zh: '提示文字', en: 'Message' }],
  ['site', { zh: '全站设置', en: 'Setting of all hosts' }],
  ['pages', { zh: '页面', en: 'Page' }],
  ['forms', { zh: '表单', en: 'Form' }],
  ['pluginCode', { zh: '插件代码', en: 'Code of plug-in' }],
  ['namedFiles', { zh: '图片或影片', en: 'Picture or film' }],
  ['plugins', { zh: '插件', en: 'Plug-in' }],
];

/**
 * The name of the edited part where its entry has no form: `导航规则 保存返回 200（saved） · 去向`. What the edit adds or removes
 * is named by itself: the draft may lack it, or have another one of this id.
 */
export function editHead(
  { path, before, after }: Pick<ReportedEdit, 'path'> & Partial<Pick<ReportedEdit, 'before' | 'after'>>,
  source: LabelSource,
): string {
  const { language } = source;
  const whole = path.join(' ');
  const found = parts.find(([prefix]) => whole === prefix || whole.startsWith(`${prefix} `));
  if (!found) return whole;
  const [prefix, word] = found;
  const depth = prefix.split(' ').length;
  const [first, ...others] = partWords(path, source, after ?? before).slice(depth);
  return [[word[language], first].filter(Boolean).join(' '), ...others].join(' · ');
}

/** A value of such an edit: rows of tables in words, other values as JSON. */
export function editValue(
  { path }: Pick<ReportedEdit, 'path'>,
  value: unknown,
  names: DisplayNames | null,
  language: Language,
): string {
  if (value === undefined) return '–';
  return rowText(path, value, names, language) ?? quote(value);
}
