import type { PageDifference } from '../edits/page-difference.ts';
import { isObject, member } from '../json/json-values.ts';
import { fromPointer } from '../json/pointer.ts';
import { sayIn } from '../text/say.ts';
import { locateInFile } from '../wording/file-schema.ts';
import { type KeyPart, keyParts, partText } from '../wording/key-parts.ts';
import { labelWords } from '../wording/label-words.ts';
import type { LabelSource } from '../wording/labels.ts';
import { pageWords } from '../wording/plan-words.ts';
import { afterCodeText, codeOfExit, exitTexts } from './exit-text.ts';
import { shownWhenText } from './shown-when-text.ts';

/** A difference of a page in labels, as in the console: `文字 首屏标题 hero · 副标题：甲 → 乙`. */
export function pageDifferenceText(reported: PageDifference, page: string, source: LabelSource): string {
  const { what, at, before, after } = reported;
  const { language } = source;
  if (what === 'leads') return leadsText(reported, page, source);
  const { label, choices } = partOf(at, page, source);
  const head = [pageWords[what][language], label].filter(Boolean).join(' ');
  const named = (value: string | null) =>
    value === null
      ? null
      : (choices?.get(value)?.label[language] ?? conditionsAt(at, value, source) ?? value);
  const values = valuesText(
    { what, before: named(before), after: named(after) },
    (ids) => orderText(ids, at, page, source),
    source,
  );
  return values === '' ? head : `${head}${language === 'zh' ? '：' : ': '}${values}`;
}

/** `表单 application · 返回码 4220 以后：去失败去向 → 去成功去向` */
function leadsText({ what, at, before, after }: PageDifference, page: string, source: LabelSource): string {
  const { language } = source;
  const ofCode = codeOfExit(at);
  const { label } = partOf(ofCode?.owner ?? at, page, source);
  const head = ofCode
    ? [label, afterCodeText(ofCode.code, language)].filter(Boolean).join(' · ')
    : [pageWords[what][language], label].filter(Boolean).join(' ');
  return `${head}${language === 'zh' ? '：' : ': '}${exitTexts([before, after], source).join(' → ')}`;
}

/** A value of when a block or field is shown, in words; null at any other place. */
function conditionsAt(at: string, json: string, source: LabelSource): string | null {
  const [, form = '', key] = /^([\w-]+)(?:\/[\w-]+)*\.(showWhen|showWhenAnswers)$/.exec(at) ?? [];
  if (key === undefined) return null;
  const { file } = locateInFile(['forms', form]);
  return shownWhenText(key, JSON.parse(json), source.file(file)?.value, source);
}

/** The label, and the names of the values where it is a choice, of the page itself, a form on it, a block, a field of a form or one of a group, with the keys of the difference. */
function partOf(
  at: string,
  page: string,
  source: LabelSource,
): { label: string; choices?: KeyPart['choices'] } {
  const { language } = source;
  const [, owner = '', field, inGroup, rest = ''] =
    /^([\w-]+)(?:\/([\w-]*))?(?:\/([\w-]*))?(?:\.(.*))?$/s.exec(at) ?? [];
  const keys = [...(inGroup ? ['fields', inGroup] : []), ...(rest === '' ? [] : fromPointer(`/${rest}`))];
  const labelled = (parts: readonly KeyPart[], prefix = '') => {
    const label = parts.map((one) => partText(one, language)).join(' · ');
    const choices = parts[parts.length - 1]?.choices;
    return { label: [prefix, label].filter(Boolean).join(' · '), ...(choices && { choices }) };
  };
  if (field !== undefined) return labelled(partsOf(['forms', owner], field, keys, source));
  if (owner === '') return { label: '' };
  // While the page is not loaded, its blocks are unknown.
  const { file: pageFile } = locateInFile(['pages', page]);
  if (page !== '' && !source.file(pageFile)) return { label: [owner, ...keys].join(' · ') };
  const inPage = partsOf(['pages', page], owner, keys, source);
  const isKnown = inPage.slice(1).every(({ label, isItem }) => label !== null || isItem);
  // A form may have the same name as its block; what the block does not have is then of the form.
  const isBlock = inPage.length > 0 && (isKnown || !showsForm(source.file(pageFile)?.value, owner));
  if (isBlock) return labelled(inPage);
  if (keys.length === 0) return { label: owner };
  const kind = owner === page ? 'pages' : 'forms';
  const { file, keys: within } = locateInFile([kind, owner, ...keys]);
  const parts = keyParts(file, within, source.names, source.file(file)?.value);
  if (kind === 'pages') return labelled(parts);
  return labelled(parts, language === 'zh' ? `表单 ${owner}` : `form ${owner}`);
}

/** The key parts from the item with this id; where there is none, the keys as written. */
function partsOf(of: readonly string[], id: string, keys: readonly string[], source: LabelSource): KeyPart[] {
  if (of[1] === '' || id === '') return [];
  const { file } = locateInFile(of);
  const value = source.file(file)?.value;
  const path = pathTo(value, id);
  if (path) return keyParts(file, [...path, ...keys], source.names, value).slice(path.length - 1);
  if (of[0] === 'pages') return [];
  return [id, ...keys].filter(Boolean).map((key) => ({ key, label: null, isItem: false, id: null }));
}

/** Whether some part of a page shows this form. */
function showsForm(page: unknown, form: string): boolean {
  if (!isObject(page) && !Array.isArray(page)) return false;
  return Object.entries(page).some(
    ([key, inner]) => (key === 'form' && inner === form) || showsForm(inner, form),
  );
}

/** The path to the item with this id. */
function pathTo(value: unknown, id: string): string[] | null {
  if (!isObject(value) && !Array.isArray(value)) return null;
  for (const [key, inner] of Object.entries(value)) {
    if (Array.isArray(value) && member(inner, 'id') === id) return [key];
    const path = pathTo(inner, id);
    if (path) return [key, ...path];
  }
  return null;
}

/** `首屏标题 hero、表单 form` */
function orderText(ids: string, at: string, page: string, source: LabelSource): string {
  const form = /^([\w-]+)\/(?:[\w-]+\/)?$/.exec(at)?.[1];
  const named = ids.split(', ').map((id) => {
    const [part] = partsOf(form === undefined ? ['pages', page] : ['forms', form], id, [], source);
    return part ? partText(part, source.language) : id;
  });
  return named.join(source.language === 'zh' ? '、' : ', ');
}

function valuesText(
  { what, before, after }: Pick<PageDifference, 'what' | 'before' | 'after'>,
  inOrder: (ids: string) => string,
  source: LabelSource,
): string {
  const say = sayIn(labelWords, source.language);
  const word = (value: string | null): string => {
    if (value === null) return say('none');
    if (what === 'other' && value === 'true') return say('yes');
    return what === 'other' && value === 'false' ? say('no') : value;
  };
  // The head of the difference contains the new value.
  if (what === 'mandatory' || what === 'optional') return '';
  if (what.endsWith('-moved')) return `${inOrder(before ?? '')} → ${inOrder(after ?? '')}`;
  if (!/-(added|removed)$/.test(what)) return `${word(before)} → ${word(after)}`;
  const one = after ?? before ?? '';
  // A block or field without a text is named by its kind, which the head contains.
  return /^[a-z][A-Za-z-]*$/.test(one) ? '' : one;
}
