import { afterAll, describe, expect } from 'vitest';
import { type Plan, planOf } from '../../../ops/plan/plan.ts';
import { actText } from '../../../ops/plan-report/act-text.ts';
import { headline } from '../../../ops/plan-report/headline.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { type Draft, edited, read, shipped } from './plan-of-edit.ts';
import { planOfExample, removeExamples } from './plan-of-example.ts';

afterAll(removeExamples);

// Real visits meet none of these names: the server answers at the pointer of a fact, a form at its field.

/** A config with a word replaced in the files that name facts. */
const renamedIn = (of: Draft, from: string, to: string): Draft =>
  edited(of, (config) => {
    for (const file of ['facts', 'flags', 'destinations', 'navigation', 'cities'])
      config[file] = JSON.parse(JSON.stringify(config[file]).replaceAll(`"${from}":`, `"${to}":`));
  });

/** Without the invariants that ship, which name facts, too. */
const compared = (before: Draft, after: Draft): Plan => {
  const side = { ...read, invariants: [] };
  return planOf({ before: { ...side, config: before }, after: { ...side, config: after } }, 'HEAD', null);
};

describe('a fact that only has another name', () => {
  inNpmTest('is compared as the same: an answer, in tables and in pages', () => {
    const plan = planOfExample('cafe-insurance', ({ json }) => {
      json('definitions/facts.json', ({ answers }) => {
        answers.size = answers.shopSize;
        delete answers.shopSize;
      });
      json('definitions/destinations.json', ({ success }) => {
        success.rules[0].when = { 'answer.size': 'large' };
      });
    });
    expect(plan.renamed).toEqual([{ kind: 'fact', from: 'answer.shopSize', to: 'answer.size' }]);
    expect(headline(plan, 'en')).toMatch(/^Only renamed: no visitor sees any difference\. · No risk$/);
  });

  inNpmTest('is another one where it is read from another field', () => {
    const plan = planOfExample('cafe-insurance', ({ json }) => {
      json('definitions/facts.json', ({ answers }) => {
        answers.size = {
          ...answers.shopSize,
          field: 'goods',
          bands: [{ value: 'small', below: 20000 }, { value: 'large' }],
        };
        delete answers.shopSize;
      });
      json('definitions/destinations.json', ({ success }) => {
        success.rules[0].when = { 'answer.size': 'large' };
      });
    });
    expect(plan.renamed).toEqual([]);
    expect(headline(plan, 'en')).not.toMatch(/No visitor sees|No risk/);
  });

  inFullRun(
    'is told as storage where phones write it by its name: a flag, for other pages of the product',
    () => {
      const plan = compared(shipped, renamedIn(shipped, 'succ_todo', 'succTodo'));
      expect(plan.renamed).toEqual([{ kind: 'fact', from: 'succ_todo', to: 'succTodo' }]);
      expect([plan.changed, plan.risks]).toEqual([0, []]);
      expect(plan.acts.map(({ act, count }) => [act, count])).toEqual([['storage', plan.situations]]);
      expect(plan.acts[0] && actText(plan.acts[0], 'en')).toMatch(
        /^storage, fact renamed succ_todo → succTodo: /,
      );
    },
  );

  inFullRun('is told as storage where phones write its codes, and of nobody without them', () => {
    const [coded, plain] = [
      ['application', 'app'],
      ['bdType', 'bd'],
    ].map(([from = '', to = '']) => compared(shipped, renamedIn(shipped, from, to)));
    expect(coded?.acts.map(({ act }) => act)).toEqual(['storage']);
    expect(plain?.acts).toEqual([]);
    expect(plain && headline(plain, 'en')).toMatch(/^Only renamed/);
  });

  inFullRun('is an edit where a row keeps the old name', () => {
    const after = renamedIn(shipped, 'bdType', 'bd');
    const plan = compared(
      shipped,
      edited(after, ({ flags }) => {
        flags.rules = flags.rules.filter(({ id }: Draft) => id !== 'app-type-1');
      }),
    );
    expect(plan.changed).toBeGreaterThan(0);
  });
});
