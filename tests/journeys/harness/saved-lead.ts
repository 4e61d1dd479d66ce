import { expect } from 'vitest';
import type { Visitor } from './visitor.ts';

export const formSave = '/v3/user/formSave';

/** The form was sent more than once, always under the same id, and made one lead. */
export async function expectOneLead(visitor: Visitor): Promise<void> {
  expect(await visitor.sandboxRun.leads()).toHaveLength(1);
  const ids = (await visitor.sandboxRun.calls(formSave)).map(({ body }) => body.request_id);
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(1);
}

/** Fills in the long form, and sends it: one lead. */
export async function fillAndSave(visitor: Visitor): Promise<void> {
  await visitor.fillForm();
  await visitor.submit();
  await visitor.waitForAddress('/success-download');
  expect(await visitor.sandboxRun.leads()).toHaveLength(1);
}
