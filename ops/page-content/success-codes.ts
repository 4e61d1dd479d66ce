import { itemsOf, member } from '../../../ops/json/json-values.ts';

/** Whether a code is one of success: by the contract of its endpoint, or of the file. */
export function successOf(file: unknown, endpoint: unknown): (code: number) => boolean {
  const envelope = member(endpoint, 'envelope') ?? member(file, 'contract', 'envelope');
  if (envelope === 'status') return (code) => code >= 200 && code < 300;
  const ok = itemsOf(member(envelope, 'ok'));
  return (code) => (ok.length > 0 ? ok.includes(code) : code === 200);
}

/** The result codes that a case of a form handles. */
export const codesOfCase = (one: unknown): number[] =>
  [member(one, 'code')].flat().filter((code): code is number => typeof code === 'number');
