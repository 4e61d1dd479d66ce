import { describe, expect, it } from 'vitest';
import { reactionTo } from '../../../renderer/form/result-handler.ts';

describe('reactionTo', () => {
  const onResult = {
    cases: [
      { code: 200, finish: 'saved' },
      { code: [4001, 4002], show: { at: 'code', message: 'wrong' } },
    ],
    otherwise: { show: { at: 'form', message: 'failed' } },
  };
  it('takes the first case with the code, else otherwise', () => {
    expect(reactionTo(onResult, 200).finish).toBe('saved');
    expect(reactionTo(onResult, 4002).show?.at).toBe('code');
    expect(reactionTo(onResult, 500).show?.at).toBe('form');
  });
});
