import { toPointer } from '../../../ops/json/pointer.ts';
import type { Field } from '../../../ops/wording/field.ts';
import { leadsVisitors } from '../../../schemas/index.ts';
import type { Problem, Text } from '../../api/index.ts';

type Path = readonly (string | number)[];

/** Whether `check` finds that an object lacks something: it names the object, because there is no place within. */
export const isIncomplete = (problems: readonly Problem[] | undefined, path: Path): boolean =>
  problems?.some(({ code, pointer }) => missing.includes(code) && pointer === toPointer(path.map(String))) ??
  false;

const missing: readonly string[] = ['schema-required', 'schema-one-of'];

/** What is to be done with a field that has to have a value and has none, in the words of the form. */
export function missingText(field: Pick<Field, 'kind' | 'names' | 'choices' | 'label'>): Text {
  if (leadsVisitors(field)) return notLed;
  const isChosen = field.kind === 'choice' || field.kind === 'picture' || field.choices.length > 0;
  const { zh, en } = field.label;
  return isChosen
    ? { zh: `还没有选“${zh}”`, en: `“${en}” is not chosen yet` }
    : { zh: `还没有填“${zh}”`, en: `“${en}” is not filled in yet` };
}

export const notLed: Text = { zh: '还没有选去哪里', en: 'where it leads is not chosen yet' };
