import { isPartOfBoth } from '../edits/part-of-both.ts';
import type { ReportedEdit } from '../edits/reported-edit.ts';
import type { Language, Text } from '../text/text.ts';
import { factLabel } from '../wording/fact-text.ts';
import { type Field, fieldAt } from '../wording/field.ts';
import { fileSchema, locateInFile } from '../wording/file-schema.ts';
import { flagLabel, isFlag } from '../wording/flag-labels.ts';
import type { LabelSource } from '../wording/labels.ts';
import { editWords } from './edit-words.ts';
import { type EditedField, isRecord, type Leaf, leavesOf } from './edited-fields.ts';
import { partWords } from './part-words.ts';
import { rowText } from './row-text.ts';

/**
 * The differing parts of an entry or a row without a form: the conditions, the destination and the note of a row. Null
 * where the edit is of a single value.
 */
export function editedParts(
  { path, before, after }: Pick<ReportedEdit, 'path' | 'before' | 'after'>,
  source: LabelSource,
): EditedField[] | null {
  const { names, language } = source;
  if (!isRecord(before) && !isRecord(after)) return null;
  const isCondition = path.at(-1) === 'when';
  const leaves = isCondition ? conditions([], before, after) : partsOf(before, after);
  // The id is in the head of the edit.
  const items = leaves.filter(({ path: own }) => own.join() !== 'id');
  return items.map((leaf): EditedField => {
    const fact = isCondition ? leaf.path[0] : leaf.path[0] === 'when' ? leaf.path[1] : undefined;
    const word = (value: unknown) =>
      value === undefined ? undefined : (rowText([...path, ...leaf.path], value, names, language) ?? value);
    return {
      key: leaf.path.join('.'),
      label: labelOf([...path, ...leaf.path], leaf.path.length, fact, source),
      field: fieldOfChoice([...path, ...leaf.path], source),
      before: word(leaf.before),
      after: word(leaf.after),
      ...(isPartOfBoth(before, after, leaf.path) && { path: [...path, ...leaf.path] }),
    };
  });
}

/** The field of a value from a list whose schema names its values; null for any other. */
function fieldOfChoice(path: readonly string[], { names }: LabelSource): Field | null {
  const { file, keys } = locateInFile(path);
  const schema = fileSchema(file, names);
  const field = schema && fieldAt(schema, keys);
  return field?.choiceNames ? field : null;
}

const member = (value: unknown, key: string): unknown => (isRecord(value) ? value[key] : undefined);

/** Conditions are compared as a whole: the fact with its values. */
function partsOf(before: unknown, after: unknown): Leaf[] {
  const keys = new Set([before, after].flatMap((one) => (isRecord(one) ? Object.keys(one) : [])));
  return [...keys].flatMap((key) => {
    const sides = [member(before, key), member(after, key)] as const;
    return key === 'when' ? conditions([key], ...sides) : leavesOf([key], ...sides);
  });
}

function conditions(path: readonly string[], before: unknown, after: unknown): Leaf[] {
  const facts = new Set([before, after].flatMap((one) => (isRecord(one) ? Object.keys(one) : [])));
  return [...facts]
    .map((fact) => ({ path: [...path, fact], before: member(before, fact), after: member(after, fact) }))
    .filter((leaf) => JSON.stringify(leaf.before) !== JSON.stringify(leaf.after));
}

/** @param depth - the number of last keys in the label; the earlier keys lead to the edited part */
function labelOf(
  path: readonly string[],
  depth: number,
  fact: string | undefined,
  source: LabelSource,
): Text {
  // A flag has the same label as in city rules.
  const flag = fact !== undefined && isFlag(source.names, fact) ? flagLabel(source.names, fact) : null;
  const of = (language: Language) =>
    fact === undefined
      ? partWords(path, { names: source.names, file: (name) => source.file(name), language })
          .slice(-depth)
          .join(' · ')
      : `${editWords.condition[language]} · ${flag?.[language] ?? factLabel(fact, source.names, language) ?? fact}`;
  return { zh: of('zh'), en: of('en') };
}
