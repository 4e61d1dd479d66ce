import { itemsOf, member } from '../../../ops/json/json-values.ts';
import { valueIn } from '../../../ops/json/value-in.ts';

interface Source {
  endpoints: unknown;
  formOf: (id: string) => unknown;
}

/** The code by which a form counts as received: a receipt gives no reason why it was not. */
const received = 200;

/**
 * The result codes that the call of a list of them may answer, and that no item of the list has yet.
 * @param file - the page or form
 * @param list - the path of the list: its call is that of the form which is nearest around it
 */
export function freeCodes(file: unknown, list: readonly (string | number)[], source: Source): number[] {
  const used = itemsOf(valueIn(file, list)).flatMap((one) => [member(one, 'code')].flat());
  const codes = itemsOf(member(source.endpoints, 'endpoints', callAround(file, list, source), 'codes'));
  return codes.filter(
    (code): code is number =>
      typeof code === 'number' && !used.includes(code) && !(list.at(-1) === 'reasons' && code === received),
  );
}

function callAround(file: unknown, list: readonly (string | number)[], { formOf }: Source): string {
  for (let depth = list.length - 1; depth >= 0; depth -= 1) {
    const around = valueIn(file, list.slice(0, depth));
    const form = member(around, 'form');
    const endpoint =
      member(around, 'endpoint') ?? (typeof form === 'string' && member(formOf(form), 'endpoint'));
    if (typeof endpoint === 'string') return endpoint;
  }
  return '';
}
