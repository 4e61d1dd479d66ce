import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../ops/index.ts';
import { planOf } from '../../../ops/plan/plan.ts';
import { headline } from '../../../ops/plan-report/headline.ts';
import { inNpmTest } from '../../harness/divided-tests.ts';
import { casesOfRun } from '../../journeys/harness/matrix.ts';
import { root } from '../../runtime/real-config.ts';
import { compared, edited, shipped } from './plan-of-edit.ts';

const example = join(root, 'examples/cafe-insurance');

/** The plan of an edit of one file of the example. */
function planAfter(file: string, edit: (text: string) => string) {
  const text = readFileSync(join(example, file), 'utf8');
  const [before, after] = [new Map(), new Map([[file, edit(text)]])].map((overlay) => {
    const read = readConfig(example, { overlay });
    if (!read.config) throw new Error(`an edit of ${file} made an error`);
    return { ...read, config: read.config };
  });
  if (!before || !after) throw new Error('two revisions');
  return planOf({ before, after }, 'HEAD', null);
}

/** Every object with its keys in the contrary order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, one]) => [key, reversed(one)]),
  );
}

const files = [
  'brands.json',
  'hosts.json',
  'definitions/site.json',
  'definitions/facts.json',
  'definitions/destinations.json',
  'definitions/forms/quote.json',
  'definitions/pages/start.json',
];

describe('a plan', () => {
  it.each(casesOfRun(files, (file) => file === 'brands.json'))(
    'does not tell of keys of %s in another order',
    (file) => {
      const plan = planAfter(file, (text) => JSON.stringify(reversed(JSON.parse(text))));
      expect(plan).toMatchObject({ changed: 0, groups: [], pages: [], acts: [], risks: [] });
      expect(headline(plan, 'en')).toBe('No visitor sees any difference. · No risk');
    },
  );

  // tests/renderer/ui/composition.test.ts: phones show both alike.
  inNpmTest('does not tell of a composition that a brand now writes out', () => {
    const plan = planAfter('brands.json', (text) =>
      text.replace(
        '"radius": 14',
        '"density": "regular", "heading": "plain", "hero": "promiseFirst", "radius": 14',
      ),
    );
    expect(headline(plan, 'en')).toBe('No visitor sees any difference. · No risk');
  });

  // R-API: calls are POST and form-encoded, with the token as `_token`, where nothing says otherwise.
  inNpmTest(
    'does not tell of how calls are made that the file now writes out, and tells of another way',
    () => {
      const planOfContract = (contract: object) =>
        compared(
          shipped,
          edited(shipped, ({ endpoints }) => {
            endpoints.contract = contract;
          }),
        );
      const same = planOfContract({ method: 'POST', body: 'form', token: { field: '_token' } });
      expect([same.acts, same.risks]).toEqual([[], []]);
      expect(planOfContract({ method: 'POST', body: 'json' }).risks.map(({ risk }) => risk)).toContain(
        'call-changed',
      );
    },
  );

  inNpmTest('takes another name for all other answers of a fact for a rename', () => {
    const renamed = edited(shipped, ({ facts: { channelInfo } }) => {
      const { application } = channelInfo;
      application.otherwise = 'page';
      for (const map of [application.valueLabels, application.stored]) {
        map.page = map.web;
        delete map.web;
      }
    });
    expect(compared(shipped, renamed)).toMatchObject({
      changed: 0,
      acts: [],
      risks: [],
      renamed: [{ kind: 'factValue', from: 'application web', to: 'application page' }],
    });
  });

  inNpmTest('does not say that nobody ends elsewhere where an answer is read as another fact', () => {
    const plan = planAfter('definitions/facts.json', (text) => text.replace('"below": 300', '"below": 500'));
    expect(plan.acts.map(({ act }) => act)).toEqual(['answer']);
    expect(headline(plan, 'en')).toContain('one whose answer is now read as another fact may');
    expect(headline(plan, 'zh')).not.toMatch(/^没有访客去到别处/);
  });
});
