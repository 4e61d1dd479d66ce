import { stepWords } from '../../../plan/words.ts';
import { quote } from '../../../text.ts';
import type { Language, Names, Text } from '../../api.ts';
import { withId } from '../names/visitor-words.ts';
import type { EditTold } from './edit-told.ts';

/** What the parts of files are called whose entries have no form; the keys of a path, as the plan has them. */
const parts: readonly (readonly [string, Text])[] = [
  ['navigation rules', { zh: '导航规则', en: 'Navigation rule' }],
  ['navigation', { zh: '导航规则', en: 'Navigation rules' }],
  ['destinations success rules', { zh: '成功去向规则', en: 'Rule of the success destination' }],
  ['destinations failure rules', { zh: '失败去向规则', en: 'Rule of the failure destination' }],
  ['destinations skipForm rules', { zh: '跳过表单规则', en: 'Rule of skipping the form' }],
  ['destinations success', { zh: '成功去向规则', en: 'Rules of the success destination' }],
  ['destinations failure', { zh: '失败去向规则', en: 'Rules of the failure destination' }],
  ['destinations skipForm', { zh: '跳过表单规则', en: 'Rules of skipping the form' }],
  ['flags rules', { zh: '标志规则', en: 'Rule of the flags' }],
  ['flags', { zh: '标志规则', en: 'Rules of the flags' }],
  ['routes routes', { zh: '页面地址', en: 'Page address' }],
  ['routes', { zh: '页面地址', en: 'Page addresses' }],
  ['cities cities', { zh: '城市', en: 'City' }],
  ['cities rules', { zh: '城市规则', en: 'City rule' }],
  ['channels channels', { zh: '渠道', en: 'Channel' }],
  ['hosts hosts', { zh: '站点', en: 'Host' }],
  ['brands brands', { zh: '品牌', en: 'Brand' }],
  ['brands variants', { zh: '品牌变体', en: 'Variant' }],
  ['brands', { zh: '品牌', en: 'Brands' }],
  ['trackers networks', { zh: '广告平台', en: 'Ad network' }],
  ['trackers', { zh: '广告平台', en: 'Ad networks' }],
  ['endpoints endpoints', { zh: '服务器接口', en: 'Call to the server' }],
  ['messages messages', { zh: '提示文字', en: 'Message' }],
  ['site', { zh: '全站设置', en: 'Setting of all hosts' }],
  ['pages', { zh: '页面', en: 'Page' }],
  ['forms', { zh: '表单', en: 'Form' }],
];

const keys: Readonly<Record<string, Text>> = {
  '(order)': { zh: '先后顺序', en: 'order' },
  otherwise: { zh: '都不符合时', en: 'when no row matches' },
  default: { zh: '默认', en: 'default' },
  when: { zh: '条件', en: 'conditions' },
  go: { zh: '去向', en: 'destination' },
  stay: { zh: '停留', en: 'stays' },
  hold: { zh: '拦下', en: 'held back' },
  do: { zh: '另外做的事', en: 'what it does besides' },
  with: { zh: '附加的网址参数', en: 'added parameters' },
  keepQuery: { zh: '保留网址参数', en: 'keeps the query' },
  continue: { zh: '继续往下看', en: 'goes on to the next row' },
  note: { zh: '备注', en: 'note' },
  path: { zh: '网址路径', en: 'path' },
  page: { zh: '显示的页面', en: 'page' },
  kind: { zh: '类别', en: 'kind' },
  needsToken: { zh: '需要登录', en: 'needs a login' },
  keepAlive: { zh: '离开再回来时保留状态', en: 'keeps its state' },
  aliases: { zh: '其他名称', en: 'other names' },
};

/** What an edit is of, where its entry has no form: `导航规则 saved · 去向`. */
export function editHead({ path }: Pick<EditTold, 'path'>, names: Names | null, language: Language): string {
  const whole = path.join(' ');
  const found = parts.find(([prefix]) => whole === prefix || whole.startsWith(`${prefix} `));
  if (!found) return whole;
  const [prefix, word] = found;
  const rest = path.slice(prefix.split(' ').length).map((key) => {
    if (Object.hasOwn(keys, key)) return keys[key]?.[language] ?? key;
    return prefix === 'routes routes' ? withId(key, names?.routes[key], language) : key;
  });
  const [first, ...others] = rest;
  return [[word[language], first].filter(Boolean).join(' '), ...others].join(' · ');
}

const destinations: Readonly<Record<string, Text>> = {
  success: stepWords['destination.success'],
  failure: stepWords['destination.failure'],
  skipForm: stepWords['destination.skipForm'],
};

/** A value of such an edit: where it leads by its name, all else as it is written. */
export function editValue(
  { path }: Pick<EditTold, 'path'>,
  value: unknown,
  names: Names | null,
  language: Language,
): string {
  if (value === undefined) return '–';
  if (path.at(-1) !== 'go' || typeof value !== 'string') return quote(value);
  const named = Object.hasOwn(destinations, value) ? destinations[value]?.[language] : names?.routes[value];
  return withId(value, named, language);
}
