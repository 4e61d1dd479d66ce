import { describe, expect, it } from 'vitest';
import { casesOfRun } from '../harness/matrix.ts';
import { hostOfLanding, pathOf, violations } from '../harness/page-violations.ts';
import { startVisits } from '../harness/start-visits.ts';

const arrive = startVisits();

const pages = [
  ['login', false],
  ['loginV1', false],
  ['mV1SmallIndex', false],
  ['baiduIndex', false],
  ['oneChannelIndex', false],
  ['kuaishouIndex', false],
  ['landingB', false],
  ['formPackage', true],
  ['formPackageUni', true],
  ['failPage', true],
  ['successDownload', true],
  ['p4ListDownload', true],
  ['download', true],
  ['downloadPage', true],
  ['downloadpage1', true],
  ['gongzhonghao', true],
  ['empty', true],
  ['err404', true],
  ['carloan', true],
] as const;

describe.concurrent('axe', () => {
  // A landing page; page-accessibility.test.ts looks at a form, and tests/full at every page in every state.
  it.each(casesOfRun(pages, ([name]) => name === 'login'))(
    'finds nothing on the page %s',
    async (name, token) => {
      await using visitor = await arrive(token ? { token: 'ok' } : { host: hostOfLanding(name) });
      await visitor.open(pathOf(name));
      expect(visitor.path).toBe(pathOf(name));
      expect(await violations(visitor)).toEqual([]);
    },
  );
});
