import { blocksWithPointers } from '../../../ops/config/page-blocks.ts';
import { entriesOf, isObject, itemsOf, member } from '../../../ops/json/json-values.ts';
import { fromPointer } from '../../../ops/json/pointer.ts';
import { codesOfCase, successOf, takesAnyCode } from '../../../ops/page-content/success-codes.ts';

/** The server's answer to a form of a page, as a state of the phone. */
export interface ResultState {
  state: `result:${string}`;
  form: string;
  endpoint: string;
  /** The code that the sandbox answers. */
  code: number;
  /** The codes as the card names them; null: all others. */
  codes: string | null;
  /** What follows: `finish`, `show` or `stay`. */
  handler: Readonly<Record<string, unknown>>;
  /** Why the phone cannot be brought there; null: it can. */
  lacks: 'answers' | 'endpoint' | null;
  /** The endpoint lists the code. */
  isListed: boolean;
  isSuccess: boolean;
  /** The form itself logs in: nobody sends it who is logged in. */
  isLogin: boolean;
}

interface Files {
  page: unknown;
  formOf: (id: string) => unknown;
  endpoints: unknown;
}

/** A state for each result code that a form of the page handles, and one for any other code. */
export function resultStatesOf({ page, formOf, endpoints }: Files): ResultState[] {
  return blocksWithPointers(page).flatMap(({ block, pointer }) => {
    if (member(block, 'type') !== 'form') return [];
    const form = String(member(block, 'form'));
    const name = String(member(formOf(form), 'endpoint'));
    const endpoint = member(endpoints, 'endpoints', name);
    if (!isObject(endpoint)) return [];
    const known = itemsOf(endpoint.codes).filter((one) => typeof one === 'number');
    const isSuccess = successOf(endpoints, endpoint);
    const takesAny = takesAnyCode(endpoints, endpoint);
    const cases = itemsOf(member(block, 'onResult', 'cases'));
    const handled = cases.flatMap((one) => codesOfCase(one));
    const place = fromPointer(pointer).join('.');
    const stateOf = (key: string, code: number, codes: string | null, handler: unknown): ResultState => ({
      state: `result:${place}:${key}`,
      ...{ form, endpoint: name, code, codes },
      handler: isObject(handler) ? handler : {},
      lacks: lackOf(code),
      isListed: known.includes(code),
      isSuccess: isSuccess(code),
      isLogin: endpoint.stores === 'login',
    });
    const lackOf = (code: number) => {
      if (!takesAny && !known.includes(code)) return 'endpoint';
      // The server of a call that is no lead succeeds with right answers only, and nobody has given any.
      return isSuccess(code) && endpoint.lead !== true ? 'answers' : null;
    };
    // A server may answer what nobody has listed: what follows then is shown by a code that it does not know.
    const other =
      known.find((one) => !handled.includes(one)) ??
      unlistedCode([...handled, ...known], isSuccess, takesAny);
    const otherwise = member(block, 'onResult', 'otherwise');
    return [
      ...cases.flatMap((one, index) => {
        const codes = codesOfCase(one);
        const code = codes.find((each) => known.includes(each)) ?? codes[0];
        return code === undefined ? [] : [stateOf(String(index), code, codes.join('、'), one)];
      }),
      ...(otherwise === undefined ? [] : [stateOf('otherwise', other, null, otherwise)]),
    ];
  });
}

/** A refusal that none of these codes is, such as 9999; where the HTTP status is the code, a status. */
function unlistedCode(
  taken: readonly number[],
  isSuccess: (code: number) => boolean,
  takesAny: boolean,
): number {
  let code = takesAny ? 9999 : 599;
  while (taken.includes(code) || isSuccess(code)) code -= 1;
  return code;
}

/** The message that a handler says; undefined: it leaves the page. */
export const messageOf = ({ handler }: ResultState): string | undefined => {
  const said = entriesOf(handler).flatMap(([key, value]) =>
    key === 'stay' ? [value] : key === 'show' ? [member(value, 'message')] : [],
  )[0];
  return typeof said === 'string' ? said : undefined;
};

/** Whether visitors stay on the page after a form that was received. */
export const staysAfter = ({ handler, isSuccess }: ResultState): boolean => isSuccess && 'stay' in handler;
