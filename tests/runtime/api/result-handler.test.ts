import { describe, expect, it } from 'vitest';
import { resultHandlerFor } from '../../../runtime/index.ts';
import type { OnResult } from '../../../schemas/index.ts';

describe('resultHandlerFor', () => {
  const onResult: OnResult = {
    cases: [
      { code: 200, finish: 'saved' },
      { code: [4001, 4002], show: { at: 'code', message: 'wrong' } },
    ],
    otherwise: { show: { at: 'form', message: 'failed' } },
  };
  it('returns the first case with the code, else otherwise', () => {
    expect(resultHandlerFor(onResult, 200).finish).toBe('saved');
    expect(resultHandlerFor(onResult, 4002).show?.at).toBe('code');
    expect(resultHandlerFor(onResult, 500).show?.at).toBe('form');
  });
});
