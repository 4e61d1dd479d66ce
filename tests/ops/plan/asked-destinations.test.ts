import { expect, it } from 'vitest';
import type { Plan } from '../../../ops/plan/plan.ts';
import type { VisitorSet } from '../../../ops/situations/visitor-set.ts';
import { compared, edited, shipped } from './plan-of-edit.ts';

const setsOf = ({ groups }: Plan, step: string): VisitorSet[] =>
  groups.filter((group) => group.step === step).flatMap(({ who }) => ('anyOf' in who ? who.anyOf : [who]));

// R-AUTH 3: `input_form` 1 skips the form; a city rule may set it.
it('a row of skipForm reaches only visitors whose flags skip the form', () => {
  const plan = compared(
    shipped,
    edited(shipped, ({ destinations: { skipForm } }) => {
      skipForm.otherwise.go = 'downloadpage1';
    }),
  );
  const sets = setsOf(plan, 'destination.skipForm') as (VisitorSet & { input_form?: string[] })[];
  expect(sets.length).toBeGreaterThan(0);
  const [byFlag, byCity] = [sets.filter((one) => one.input_form), sets.filter((one) => !one.input_form)];
  expect(byFlag.length).toBeGreaterThan(0);
  for (const { input_form } of byFlag) expect(input_form).toEqual(['1']);
  const skipping = Object.values(
    shipped.cities.rules as Record<string, { cities: string[]; set: { input_form: number } }>,
  )
    .filter(({ set }) => set.input_form === 1)
    .flatMap(({ cities }) => cities);
  for (const { city = [] } of byCity) {
    expect(city.length).toBeGreaterThan(0);
    for (const one of city) expect(skipping.some((name) => one.startsWith(name))).toBe(true);
  }
});

// R-NAV 1: every page of a blocked channel leads to the error page.
it('a destination reaches nobody of a blocked channel, because nobody there finishes a form', () => {
  const plan = compared(
    shipped,
    edited(shipped, ({ destinations: { success } }) => {
      success.rules[2].go = 'downloadpage1';
    }),
  );
  const sets = setsOf(plan, 'destination.success');
  expect(sets.length).toBeGreaterThan(0);
  for (const { channel } of sets) expect(channel).not.toContain('5813');
  expect(sets.some(({ channel }) => channel !== undefined)).toBe(true);
});
