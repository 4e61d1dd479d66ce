import type { Language, Text } from '../text/text.ts';
import { fileSchema, locateInFile } from '../wording/file-schema.ts';
import { keyParts } from '../wording/key-parts.ts';
import type { LabelSource } from '../wording/labels.ts';
import { definitionName } from './part-name.ts';
import { placeNames } from './place-text.ts';

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
  set: { zh: '设为', en: 'sets' },
  fromServer: { zh: '按服务器的回答', en: 'as the server answers' },
  path: { zh: '网址路径', en: 'path' },
  page: { zh: '显示的页面', en: 'page' },
  kind: { zh: '类别', en: 'kind' },
  needsToken: { zh: '需要登录', en: 'needs a login' },
  keepAlive: { zh: '离开再回来时保留状态', en: 'keeps its state' },
  aliases: { zh: '其他名称', en: 'other names' },
};

/** The word for a key of an entry without a form; by default the key itself. */
export const partWord = (key: string, language: Language): string =>
  (Object.hasOwn(keys, key) ? keys[key]?.[language] : undefined) ?? key;

/**
 * The words for each key of a path, including that of the file: `site api timeoutMs` as 接口 and 接口超时.
 * @param own - what stands at the path; left out: what the draft has there
 */
export function partWords(path: readonly string[], source: LabelSource, own?: unknown): string[] {
  const { names, language } = source;
  const { file, keys: within } = locateInFile(path);
  const [folder = '', id, ...inner] = path.slice(0, path.length - within.length);
  const head = id === undefined ? [folder] : [folder, definitionName(folder, id, source), ...inner];
  if (!fileSchema(file, names)) return [...head, ...within.map((key) => partWord(key, language))];
  const value = source.file(file)?.value;
  const named = placeNames(file, within, value, source, own);
  // The words for rows take precedence, because sentences about rows consist of them.
  return [
    ...head,
    ...keyParts(file, within, names, value).map((part, at) => {
      const isOwn = (part.label !== null && !part.isItem) || part.key === '(order)';
      const word = isOwn ? partWord(part.key, language) : part.key;
      return word === part.key ? (named[at] ?? word) : word;
    }),
  ];
}
