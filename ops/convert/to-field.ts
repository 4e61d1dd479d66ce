import { createConfigValidators } from '../../schemas/compile/config-validator.ts';
import { entryFieldKinds, fieldKinds, mostEntries } from '../../schemas/index.ts';
import { possibleAnswer } from '../field-values/possible-answer.ts';
import type { Loss, Question } from '../foreign-forms/foreign-form.ts';
import { cut, plainText } from '../foreign-forms/plain-text.ts';
import { kindAbsent, reasons } from '../foreign-forms/reasons.ts';
import { fieldId } from './field-ids.ts';
import { type Borrowed, type Properties, propertiesOf, startOf } from './field-properties.ts';
import { type KindTable, targetOf } from './kind-table.ts';

/** A field of ours, as JSON: its kind is one that the schema has, its shape one that the schema accepts. */
export type WrittenField = Readonly<Record<string, unknown>> & { kind: string; id: string };

const longestLabel = 40;
/** The most entries of a group where the other format says none. */
const usualEntries = 10;
/** Until it is known which fields are kept, and so which ids are taken. */
const unnamed = 'answer';

/** Makes a field of each question, by the kind table and as the schema of this version accepts it. */
export class FieldMaker {
  readonly losses: Loss[] = [];
  readonly #table: KindTable;
  readonly #borrowed: Borrowed;
  readonly #validate = createConfigValidators(null).forms.validate;

  constructor(table: KindTable, borrowed: Borrowed) {
    this.#table = table;
    this.#borrowed = borrowed;
  }

  /** @returns null where the question cannot be said; then a loss says why */
  field(question: Question): WrittenField | null {
    const lose = (loss: Pick<Loss, 'reason' | 'near'>, whole: boolean) =>
      this.losses.push({
        pointer: question.pointer,
        what: question.type,
        name: question.name,
        whole,
        ...loss,
      });
    const target = targetOf(this.#table, question.type);
    if (typeof target === 'string') {
      lose(reasons[target], true);
      return null;
    }
    let why: Pick<Loss, 'reason' | 'near'> = kindAbsent(target[0] ?? '');
    for (const kind of target.filter((one) => fieldKinds.some((has) => has === one))) {
      const properties =
        kind === 'group' ? this.#group(question) : propertiesOf[kind]?.(question, this.#borrowed);
      if (!properties) continue;
      if ('impossible' in properties) {
        why = reasons[properties.impossible];
        continue;
      }
      const words = kind === 'hidden' ? {} : commonOf(question, kind);
      const field = { kind, id: unnamed, ...words, ...properties.own };
      if (this.#accepts(field)) {
        if (properties.assumed) lose(reasons[properties.assumed], false);
        const start = startOf(question, kind, this.#borrowed.isChinese);
        if (start === undefined) return field;
        const begun = { ...field, default: start };
        if (
          start !== null &&
          this.#accepts(begun) &&
          [start].flat().every((one) => possibleAnswer(field, one))
        )
          return begun;
        lose(reasons.start, false);
        return field;
      }
      why = reasons.refused;
    }
    lose(why, true);
    return null;
  }

  /** The fields of each entry; a condition within an entry is not said, and its field may be left empty. */
  #group({ questions = [], least = 0, most, title, name, entryTitle, addText }: Question): Properties {
    const ids = new Set<string>();
    const fields = questions.flatMap((question): WrittenField[] => {
      const isConditional = question.shownIf !== undefined || question.unsayable !== undefined;
      const made = this.field(isConditional ? { ...question, required: false } : question);
      if (!made) return [];
      const { pointer, type: what } = question;
      const lose = (loss: Pick<Loss, 'reason' | 'near'>, whole: boolean) =>
        this.losses.push({ pointer, what, name: question.name, whole, ...loss });
      if (!entryFieldKinds.some((kind) => kind === made.kind)) {
        lose(reasons.noKind, true);
        return [];
      }
      if (isConditional) lose(reasons.condition, false);
      return [{ ...made, id: fieldId(question.name, ids) }];
    });
    if (fields.length === 0) return { impossible: 'repeated' };
    const max = Math.min(mostEntries, Math.max(1, Math.floor(most ?? usualEntries)));
    const own = {
      entryLabel: cut(entryTitle || title || name, longestLabel),
      ...(addText && { addLabel: cut(addText, longestLabel) }),
      min: Math.min(max, Math.max(0, Math.floor(least))),
      max,
      fields,
    };
    return most === undefined || most > mostEntries ? { own, assumed: 'limitsTaken' } : { own };
  }

  /** Whether a form with this field alone is valid. */
  #accepts(field: WrittenField): boolean {
    const form = { id: 'form', purpose: '?', endpoint: '?', submitLabel: '?', fields: [field] };
    return this.#validate(form) === true;
  }
}

/** A title that is too long for a label begins in the label, and stands whole in the hint. */
function commonOf(question: Question, kind: string): Record<string, unknown> {
  const { title, name, placeholder, required, requiredMessage } = question;
  const whole = title || plainText(name).text;
  const label = cut(whole, longestLabel);
  const hint = [label === whole ? '' : whole, question.hint ?? '', kind === 'rating' ? '' : endsOf(question)]
    .filter(Boolean)
    .join(' ');
  // Nobody has to add an entry beyond the fewest.
  if (kind === 'group') return { label, ...(hint !== '' && { hint: cut(hint, 600) }) };
  return {
    ...(label !== '' && { label }),
    ...(placeholder && { placeholder: cut(placeholder, longestLabel) }),
    ...(hint !== '' && { hint: cut(hint, 600) }),
    ...(required !== true && { optional: true }),
    ...(requiredMessage && { messages: { required: cut(requiredMessage, 600) } }),
  };
}

/** What the ends of a scale mean, where its kind has no place for it. */
const endsOf = ({ least = 1, most, leastLabel, mostLabel }: Question): string =>
  [leastLabel && `${least} = ${leastLabel}`, mostLabel && `${most} = ${mostLabel}`]
    .filter(Boolean)
    .join('；');
