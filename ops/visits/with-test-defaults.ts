import type { ExplainInput } from '../explain/input.ts';

/**
 * A visit with the defaults of the test written out, so that its `explain` command has the same outcome and leaves
 * nothing open.
 */
export const withTestDefaults = (visit: ExplainInput): ExplainInput => ({
  ...visit,
  city: visit.city ?? '',
  flags: { input_form: 0, succ_todo: 0, fail_todo: 0, ...visit.flags },
  application: visit.application ?? 'web',
  bdType: visit.bdType ?? '',
  user: visit.user ?? 'ok',
});
