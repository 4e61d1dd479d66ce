import type { OnResult } from '../../schemas/index.ts';

export type ResultHandler = OnResult['otherwise'];

/** The handler of a result code. */
export function resultHandlerFor(onResult: OnResult, code: number): ResultHandler {
  const matches = (one: number | readonly number[]) =>
    typeof one === 'number' ? one === code : one.includes(code);
  return onResult.cases.find((result) => matches(result.code)) ?? onResult.otherwise;
}
