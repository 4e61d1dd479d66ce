import type { ErrorObject } from 'ajv';
import { describe, expect, it } from 'vitest';
import { missingKey } from '../../../ops/check/key-messages.ts';

const properties = {
  state: { description: '状态 | State', enum: ['waiting', 'empty'] },
  title: { description: '标题 | Title', type: 'string' },
};
const helpFor = (missingProperty: string) =>
  missingKey({ params: { missingProperty }, parentSchema: { properties } } as unknown as ErrorObject).help
    ?.en;

describe('a key that is missing', () => {
  it('is told with the values that it may have', () => {
    expect(helpFor('state')).toBe('add "state": State; there are: "waiting", "empty"');
  });
  it('is told with its description alone where any text may stand there', () => {
    expect(helpFor('title')).toBe('add "title": Title');
  });
});
