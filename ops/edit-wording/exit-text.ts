import { anyAction, linkAction } from '../../schemas/page/action.ts';
import { routeOfOutcome } from '../tables/route-of-outcome.ts';
import { sayIn, type Words } from '../text/say.ts';
import type { Language } from '../text/text.ts';
import { described } from '../wording/described.ts';
import { labelWords } from '../wording/label-words.ts';
import { type LabelSource, labelsOf } from '../wording/labels.ts';
import { outcomeText } from '../wording/outcome-text.ts';
import { rowName } from './row-name.ts';

const words = {
  code: { zh: '返回码 {code} 以后', en: 'after result code {code}' },
  otherwise: { zh: '其他返回码以后', en: 'after any other result code' },
  unanswered: { zh: '没有答复以后', en: 'after no answer' },
  finishes: { zh: '以{outcome}结束本页', en: 'finishes the page with {outcome}' },
  with: { zh: '{where}（{outcome}）', en: '{where} ({outcome})' },
  opens: { zh: '在弹层中打开“{page}”', en: 'opens “{page}” in a sheet' },
  show: { zh: '留在表单并提示', en: 'stays at the form, with a message' },
  stay: { zh: '留在本页', en: 'stays on the page' },
  send: { zh: '照常提交表单', en: 'sends the form all the same' },
} as const satisfies Words;

/** What buttons and links do beside leading somewhere, as their schema names it. */
const actions = new Map(
  [...anyAction.oneOf, ...linkAction.oneOf].map(({ description, properties }) => {
    const { const: id } = properties.do;
    return [id as string, described(description, id).label] as const;
  }),
);

/** The place of an exit (ops/edits/exits.ts) in a block or form: what has it, and the result code; null for a button. */
export function codeOfExit(at: string): { owner: string; code: string } | null {
  const [, owner = '', code] = /^(.*)[./]onResult\/(\w+)$/.exec(at) ?? [];
  return code === undefined ? null : { owner, code };
}

/** `返回码 4220 以后`, `其他返回码以后` */
export function afterCodeText(code: string, language: Language): string {
  const say = sayIn(words, language);
  return code === 'otherwise' || code === 'unanswered' ? say(code) : say('code', { code });
}

/**
 * Where a button or a result code led and leads, in words: `去失败去向`, `去“下载应用”`. Where both lead to the same page, or
 * that depends on more, by the outcome.
 */
export function exitTexts(
  [before, after]: readonly [string | null, string | null],
  source: LabelSource,
): [before: string, after: string] {
  const [was, is] = [exitText(before, source), exitText(after, source)];
  if (was !== is) return [was, is];
  return [withOutcome(was, before, source), withOutcome(is, after, source)];
}

function exitText(exit: string | null, source: LabelSource): string {
  const { language, names } = source;
  const say = sayIn(words, language);
  const [does = '', id] = (exit ?? '').split(' ');
  if (does === '' || does === '-') return labelWords.none[language];
  if (does === 'finish' && id !== undefined) {
    const go = routeOfOutcome(id, source.file('definitions/navigation.json')?.value);
    return go === null
      ? say('finishes', { outcome: outcomeText(id, names, language) })
      : rowName({ go }, source);
  }
  if (does === 'openPage' && id !== undefined) {
    return say('opens', { page: labelsOf(source, { names: 'page', path: [] }).get(id) || id });
  }
  if (does === 'show' || does === 'stay' || does === 'send') return say(does);
  return actions.get(does)?.[language] ?? does;
}

function withOutcome(where: string, exit: string | null, { names, language }: LabelSource): string {
  const [does, id] = (exit ?? '').split(' ');
  if (does !== 'finish' || id === undefined) return where;
  return sayIn(words, language)('with', { where, outcome: outcomeText(id, names, language) });
}
