import type { OnResult } from '../../schemas/index.ts';

export type Reaction = OnResult['otherwise'];

/** What the page says should follow a result code. */
export function reactionTo(onResult: OnResult, code: number): Reaction {
  const matches = (one: number | readonly number[]) =>
    typeof one === 'number' ? one === code : one.includes(code);
  return onResult.cases.find((result) => matches(result.code)) ?? onResult.otherwise;
}
