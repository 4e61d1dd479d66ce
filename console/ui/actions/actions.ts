import type { Text } from '../../api/index.ts';
import { hrefOf } from '../route/route.ts';

/** Something that the console can do, as its button, its key and the search call it. */
export interface Action {
  id: string;
  name: Text;
  /** Other words by which people look for it. */
  also: readonly string[];
  /** The view where it is done; left out: everywhere. */
  href?: string;
}

const newEntry = (view: string, zh: string, en: string): Action => ({
  id: `new ${view}`,
  name: { zh: `新增${zh}`, en: `New ${en}` },
  also: [`新建${zh}`, `添加${zh}`, `创建${zh}`, `add ${en}`, `create ${en}`],
  href: hrefOf([view]),
});

/** What works in every view, with a key; the help tells of these keys. */
export const globalActions = {
  undo: {
    id: 'undo',
    name: { zh: '撤销上一步', en: 'Undo the last step' },
    also: ['撤销', '撤回', '取消改动', '还原', 'undo', 'ctrl+z'],
  },
  redo: { id: 'redo', name: { zh: '重做', en: 'Redo' }, also: ['redo', 'ctrl+y'] },
  help: {
    id: 'help',
    name: { zh: '打开帮助和快捷键', en: 'Open the help and keys' },
    also: ['帮助', '快捷键', '键盘', '怎么用', 'help', 'keys', 'keyboard', 'shortcuts'],
  },
} as const satisfies Record<string, Action>;

/** Every action that is no view; the part of the page that has it offers it by `useAction`. */
export const actions: readonly Action[] = [
  newEntry('channels', '渠道', 'channel'),
  newEntry('cities', '城市规则', 'city rule'),
  newEntry('hosts', '站点', 'host'),
  newEntry('brands', '品牌', 'brand'),
  newEntry('variants', '品牌变体', 'variant'),
  newEntry('pages', '页面', 'page'),
  newEntry('forms', '表单', 'form'),
  newEntry('languages', '语言', 'language'),
  {
    id: 'visitorRow',
    name: { zh: '这样的访客应去…', en: 'Visitors like this shall go to…' },
    also: ['新增导航规则', '新建导航规则', '新增规则', '新建规则', 'new rule', 'new row'],
    href: hrefOf(['decisions', 'navigation']),
  },
  {
    id: 'export channels',
    name: { zh: '导出渠道表格', en: 'Export the channels' },
    also: ['导出', '下载表格', 'xlsx', 'excel', 'export', 'spreadsheet'],
    href: hrefOf(['channels']),
  },
  {
    id: 'paste channels',
    name: { zh: '粘贴或导入渠道', en: 'Paste or import channels' },
    also: ['导入', '粘贴', '批量', 'excel', 'import', 'paste'],
    href: hrefOf(['channels']),
  },
  ...Object.values(globalActions),
];

/** Other words for a view than its title. */
const viewsAlso: Readonly<Record<string, readonly string[]>> = {
  know: ['计划', '影响谁', '影响计划', 'plan', 'who is affected'],
  history: ['历史记录', '以前的保存', '撤回保存', '恢复', 'past saves', 'log'],
  see: ['手机预览', '看效果', 'phone'],
  save: ['提交', '发布', '保存改动', 'commit', 'publish'],
  reviews: ['送审', '批准', 'approve'],
  decisions: ['导航规则', '去向', 'navigation rules'],
  messages: ['提示文字', 'texts'],
  files: ['JSON', '文本'],
};

/** The action that opens a view. */
export const openView = ({ id, title }: { id: string; title: Text }): Action => ({
  id: `view ${id}`,
  name: { zh: `打开“${title.zh}”`, en: `Open ${title.en}` },
  also: [title.zh, title.en, ...(viewsAlso[id] ?? [])],
  href: hrefOf([id]),
});

export interface FoundActions {
  /** Called as the text begins: before whatever merely has it. */
  called: Action[];
  /** Those that have it somewhere. */
  others: Action[];
}

const most = 8;

/** The actions of a text, by their names in both languages. */
export function findActions(text: string, all: readonly Action[]): FoundActions {
  const wanted = text.trim().toLowerCase().replace(/\s+/g, ' ');
  // One letter or character is in too many.
  if (wanted.length < 2) return { called: [], others: [] };
  const terms = wanted.split(' ');
  const namesOf = ({ name, also }: Action) => [name.zh, name.en, ...also].map((one) => one.toLowerCase());
  const called = all.filter((one) => namesOf(one).some((name) => name.startsWith(wanted)));
  const others = all.filter(
    (one) => !called.includes(one) && namesOf(one).some((name) => terms.every((term) => name.includes(term))),
  );
  return { called: called.slice(0, most), others: others.slice(0, Math.max(0, most - called.length)) };
}
