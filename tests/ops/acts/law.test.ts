import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../ops/plan/plan.ts';
import { actText } from '../../../ops/plan-report/act-text.ts';
import { headline } from '../../../ops/plan-report/headline.ts';
import { lawProfileNames, lawProfiles } from '../../../schemas/index.ts';
import { compared, type Draft, edited, shipped } from '../plan/plan-of-edit.ts';

const under = (law: string): Draft =>
  edited(shipped, ({ site }) => {
    site.law = law;
  });
const planBetween = (before: string, after: string): Plan => compared(under(before), under(after));

describe('another profile of law, in a plan', () => {
  it('that asks for less is a risk of everyone, and not an edit without effect', () => {
    const plan = planBetween('loan-cn', 'none');
    expect(plan.acts.map(({ act, value, risk }) => [act, value, risk])).toEqual([
      ['law', 'site law', 'law-relaxed'],
    ]);
    expect(plan.risks.map(({ risk, count }) => [risk, count])).toEqual([['law-relaxed', plan.situations]]);
    expect(plan.withoutEffect).toEqual([]);
    expect(headline(plan, 'en')).not.toMatch(/No visitor sees|No risk/);
  });

  it('that asks for more is told, and is no risk', () => {
    const plan = planBetween('eu', 'lead-cn');
    expect(plan.acts.map(({ act, risk }) => [act, risk])).toEqual([['law', null]]);
    expect(plan.risks).toEqual([]);
    expect(headline(plan, 'zh')).not.toMatch(/没有访客会看到任何不同|没有风险/);
  });

  it('says what is no longer asked for, and what is now', () => {
    const [act] = planBetween('loan-cn', 'lead-cn').acts;
    if (!act) throw new Error('the law is no act');
    expect(actText(act, 'zh')).toBe(
      '法规要求 site law：loan-cn → lead-cn；不再要求：年化利率、提供给贷款机构的单独同意；新要求：不提供贷款',
    );
    expect(actText(act, 'en')).toBe(
      'profile of law site law: loan-cn → lead-cn; no longer asked for: annual rate, a consent of its own for lenders; now asked for: no offer of loans',
    );
  });

  // Everyone is reached because everyone sees a brand.
  it('asks for other texts of brands than any other profile does', () => {
    const texts = lawProfileNames.map((name) => lawProfiles[name].brand.join());
    expect(new Set(texts).size).toBe(texts.length);
  });
});
