import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readBase } from '../../../ops/check/read-base.ts';
import { readConfig } from '../../../ops/index.ts';
import { planOf } from '../../../ops/plan/plan.ts';
import { actText } from '../../../ops/plan-report/act-text.ts';
import { headline } from '../../../ops/plan-report/headline.ts';
import { initGit } from '../../console/harness/small-config.ts';
import { exampleWith, type FileEdit, planOfExample, removeExamples } from '../plan/plan-of-example.ts';

afterAll(removeExamples);

const square = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>';
const logo = '/assets/mark.svg';
const picture = '/assets/room.svg';
const withPicture: FileEdit = ({ json, text }) => {
  text(`public${picture}`, square);
  json('definitions/pages/start.json', ({ body }) => {
    body.splice(2, 0, { type: 'image', id: 'room', picture, alt: '店铺' });
  });
};

describe('another picture under the same name, in a plan', () => {
  it('is told of everyone where a brand has it', () => {
    const plan = planOfExample('cafe-insurance', ({ text }) => text(`public${logo}`, square));
    expect(plan.acts.map(({ act, value, count }) => [act, value, count])).toEqual([
      ['picture', `namedFiles ${logo}`, plan.situations],
    ]);
    expect(plan.withoutEffect).toEqual([]);
    for (const language of ['zh', 'en'] as const)
      expect(headline(plan, language)).not.toMatch(/没有访客会看到任何不同|No visitor sees|没有风险|No risk/);
    expect(plan.acts[0] && actText(plan.acts[0], 'en')).toMatch(/^picture or film \/assets\/mark\.svg: /);
  });

  it('is told of the visitors of the page that has it', () => {
    const plan = planOfExample(
      'cafe-insurance',
      ({ text }) => text(`public${picture}`, square.replace('v1', 'v2')),
      withPicture,
    );
    expect(plan.acts.map(({ act, value }) => [act, value])).toEqual([['picture', `namedFiles ${picture}`]]);
    expect(plan.acts[0]?.count).toBeGreaterThan(0);
    expect(plan.acts[0]?.count).toBeLessThan(plan.situations);
  });

  it('that no file names is told of nobody, and so is the same picture', () => {
    const plan = planOfExample('cafe-insurance', ({ text }) => text('public/assets/spare.svg', square));
    expect(headline(plan, 'en')).toMatch(/No visitor sees any difference/);
  });

  it('is compared with that of a commit', () => {
    const dir = exampleWith('cafe-insurance', withPicture);
    initGit(dir);
    const planNow = () => {
      const [before, after] = [readBase('HEAD', dir, dir), readConfig(dir)];
      if (!before.wellFormed || !after.config) throw new Error('the example has errors');
      return planOf(
        { before: { ...before, config: before.wellFormed }, after: { ...after, config: after.config } },
        'HEAD',
        null,
      );
    };
    expect(planNow().acts).toEqual([]);
    writeFileSync(join(dir, 'public', picture), square.replace('v1', 'v2'));
    expect(planNow().acts.map(({ value }) => value)).toEqual([`namedFiles ${picture}`]);
  });

  it('is the same where git LFS keeps it elsewhere and a commit has its hash', () => {
    const hash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${hash}\nsize 0\n`;
    const plan = planOfExample(
      'cafe-insurance',
      ({ text }) => text(`public${logo}`, ''),
      ({ text }) => text(`public${logo}`, pointer),
    );
    expect(plan.acts).toEqual([]);
  });
});
