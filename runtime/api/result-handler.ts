import type { OnResult } from '../../schemas/index.ts';

export type ResultHandler = OnResult['otherwise'];

/** The handler of a result code. */
export function resultHandlerFor<Case extends { code: number | readonly number[] }, Other>(
  { cases, otherwise }: { cases: readonly Case[]; otherwise: Other },
  code: number,
): Case | Other {
  const matches = (one: number | readonly number[]) =>
    typeof one === 'number' ? one === code : one.includes(code);
  return cases.find((result) => matches(result.code)) ?? otherwise;
}
