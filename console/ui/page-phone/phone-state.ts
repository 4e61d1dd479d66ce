import { entriesOf, isObject, member } from '../../../ops/json/json-values.ts';
import type { SentForm } from '../preview/staged-visit.ts';
import { type ResultState, resultStatesOf } from './result-states.ts';

/** A state of a page that its phone can be brought into. */
export type PhoneState = PlainState | ResultState['state'];
type PlainState = 'normal' | 'loading' | 'empty' | 'failed' | 'fieldErrors' | 'sent';

/** The files of the draft that decide which states a page has. */
export interface StateFiles {
  page: unknown;
  formOf: (id: string) => unknown;
  endpoints: unknown;
  /** The answer to a form by which visitors come to the page; undefined: they do not. */
  arrivalBy: (form: string) => ResultState | undefined;
}

/** How the phone comes into a state: what the sandbox answers, what its visitor did before, and what is pressed. */
export interface StateSetup {
  settings: Record<string, unknown>;
  /** Forms that the visitor has sent before. */
  sent: readonly SentForm[];
  /** The visitor has logged in before: the server tells only them what became of a form. */
  isLoggedIn: boolean;
  /** `isFilledIn`: the form is sent whatever is in it, because only the server's answer counts. */
  press: { form: string; isFilledIn?: true } | { message: string } | null;
}

const asItIs: StateSetup = { settings: {}, sent: [], isLoggedIn: false, press: null };

/** The states of a page, in the order in which they are offered; after them the results of its forms. */
export function statesOf(files: StateFiles): PlainState[] {
  const hasCalls = callsOf(files).length > 0;
  return [
    'normal',
    ...(hasCalls ? (['loading', 'empty', 'failed'] as const) : []),
    ...(blockValues(files.page, 'form', 'form').length > 0 ? (['fieldErrors'] as const) : []),
    ...(leadsOf(files).length > 0 ? (['sent'] as const) : []),
  ];
}

export function setupOf(state: PhoneState, files: StateFiles): StateSetup {
  const faults = (kind: string, more = {}) => ({
    settings: { faults: callsOf(files).map((path) => ({ path, kind, ...more })) },
  });
  switch (state) {
    case 'normal':
      return asItIs;
    case 'loading':
      // Longer than anybody looks at it; the sandbox allows no more.
      return { ...asItIs, ...faults('slow', { ms: 600_000 }) };
    case 'failed':
      return { ...asItIs, ...faults('500') };
    case 'empty':
      return { ...asItIs, settings: { marketplace: 'empty' } };
    case 'fieldErrors':
      return { ...asItIs, press: { form: blockValues(files.page, 'form', 'form')[0] ?? '' } };
    case 'sent': {
      const lead = sentLead(files);
      if (!lead) return asItIs;
      const { form, arrival, isHere } = lead;
      const code = arrival?.isSuccess === false ? arrival.code : 200;
      // A page of a form shows that it was sent, and leads to what follows with a press.
      const press = isHere ? { message: 'lead.seeResult' } : null;
      return { ...asItIs, sent: [{ form, code }], isLoggedIn: true, press };
    }
    default:
      return resultSetup(resultStatesOf(files).find((one) => one.state === state));
  }
}

/** The form is sent, and the sandbox answers with that code. */
function resultSetup(result: ResultState | undefined): StateSetup {
  if (!result || result.lacks !== null) return asItIs;
  return {
    settings: { results: { [result.endpoint]: result.code } },
    sent: [],
    isLoggedIn: !result.isLogin,
    press: { form: result.form, isFilledIn: true },
  };
}

/** The paths of the calls that blocks of a page make on their own; forms call theirs when they are sent. */
function callsOf({ page, endpoints }: StateFiles): string[] {
  const names = ['productList', 'product'].flatMap((type) => blockValues(page, type, 'endpoint'));
  return [...new Set(names)].flatMap((name) => {
    const path = member(endpoints, 'endpoints', name, 'path');
    return typeof path === 'string' ? [path] : [];
  });
}

/** The lead that was sent before a page is seen: of several one whose visitors come to it, and by which answer. */
export function sentLead(
  files: StateFiles,
): { form: string; arrival: ResultState | undefined; isHere: boolean } | null {
  const [first, ...more] = leadsOf(files);
  if (first === undefined) return null;
  // On the page of its form it was received: of a refusal the form itself tells.
  if (blockValues(files.page, 'form', 'form').includes(first))
    return { form: first, arrival: undefined, isHere: true };
  const leads = [first, ...more].map((form) => ({ form, arrival: files.arrivalBy(form), isHere: false }));
  return leads.find(({ arrival }) => arrival) ?? { form: first, arrival: undefined, isHere: false };
}

/** The forms of a page that send a lead, or whose receipts it tells. */
function leadsOf({ page, formOf }: StateFiles): string[] {
  const all = [...blockValues(page, 'form', 'form'), ...blockValues(page, 'leadReceipt', 'forms')];
  return all.filter((id) => member(formOf(id), 'receipt') !== undefined);
}

/** The texts at a key of the blocks of a type, at any depth. */
function blockValues(value: unknown, type: string, key: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => blockValues(one, type, key));
  if (!isObject(value)) return [];
  const own = value.type === type ? [value[key]].flat().filter((one) => typeof one === 'string') : [];
  return [...(own as string[]), ...entriesOf(value).flatMap(([, one]) => blockValues(one, type, key))];
}
