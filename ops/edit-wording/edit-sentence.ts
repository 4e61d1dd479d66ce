import type { ReportedEdit } from '../edits/reported-edit.ts';
import { sayIn } from '../text/say.ts';
import { type LabelSource, labelsOf } from '../wording/labels.ts';
import { kindWords } from '../wording/plan-words.ts';
import { nameWithId } from '../wording/visitor-words.ts';
import { definitionEditTexts } from './definition-edit.ts';
import { editHead, editValue } from './edit-head.ts';
import { editWords } from './edit-words.ts';
import { type EditedEntry, type EditedField, editedEntry } from './edited-fields.ts';
import { valueText } from './value-text.ts';

/** The number of fields of one edit that are described; the rest is counted. */
const maxFields = 6;

/** One sentence about an edit, as in the console: `城市规则 成都（chengdu-download）：成功去向 4 → 5`. */
export function editSentence(edit: ReportedEdit, source: LabelSource): string {
  const { language } = source;
  const entry = edit.kind === 'moved' ? null : editedEntry(edit, source.names);
  const [head, sentence] = entry ? ofEntry(entry, edit, source) : ofPart(edit, source);
  const kind = edit.kind === 'changed' ? '' : kindWords[edit.kind][language];
  const isChinese = language === 'zh';
  const named = [head, kind].filter(Boolean).join(' ');
  return sentence === '' ? named : `${named}${isChinese ? '：' : ': '}${sentence}`;
}

/** What changes in an entry, without its name: `城市规则 （无） → 上海`. */
export function entryChangeText(edit: ReportedEdit, source: LabelSource): string {
  const entry = editedEntry(edit, source.names);
  return entry ? ofEntry(entry, edit, source)[1] : '';
}

function ofPart(edit: ReportedEdit, source: LabelSource): [string, string] {
  const { names, language } = source;
  const { kind, before, after } = edit;
  const texts = definitionEditTexts(edit, source);
  if (texts) return [editHead({ path: edit.path.slice(0, 2) }, source), listed(texts, source)];
  const value = (one: unknown) => editValue(edit, one, names, language);
  const head = editHead(edit, source);
  if (kind === 'moved') return [head, ''];
  return [head, kind === 'changed' ? `${value(before)} → ${value(after)}` : value(before ?? after)];
}

function ofEntry(
  { kind, id, names, fields }: EditedEntry,
  edit: ReportedEdit,
  source: LabelSource,
): [string, string] {
  const say = sayIn(editWords, source.language);
  const name = labelsOf(source, { names, path: [] }).get(id);
  const texts = fields.map((field) => fieldText(field, edit, source));
  return [`${say(kind)} ${nameWithId(id, name, source.language)}`, listed(texts, source)];
}

/** The first texts, and the number of the others. */
function listed(texts: readonly string[], { language }: LabelSource): string {
  const shown = texts.slice(0, maxFields);
  const rest = texts.length - shown.length;
  const all = rest > 0 ? [...shown, sayIn(editWords, language)('moreFields', { count: rest })] : shown;
  return all.join(language === 'zh' ? '；' : '; ');
}

/** A changed field with both values, an added or removed one with its only value. */
function fieldText(
  { label, field, before, after }: EditedField,
  { kind }: ReportedEdit,
  source: LabelSource,
): string {
  const { language } = source;
  const value = (one: unknown) => valueText(field, one, source);
  const text = kind === 'changed' ? `${value(before)} → ${value(after)}` : value(before ?? after);
  return `${label[language]} ${text}`;
}
