import { describe, expect } from 'vitest';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { isFullRun } from '../harness/matrix.ts';
import { hostOfLanding, pathOf, violations } from '../harness/page-violations.ts';
import { expectNoSideScroll, settled } from '../harness/settled-page.ts';
import { startVisits } from '../harness/start-visits.ts';

const arrive = startVisits();

describe.runIf(!isFullRun)('axe', { concurrent: true }, () => {
  inNpmTest('finds nothing in a form that shows its errors', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.open('/form-package');
    await visitor.submit();
    await visitor.page.getByText('请填写借款金额').waitFor();
    expect(await violations(visitor)).toEqual([]);
    await expectNoSideScroll(visitor, 'form with errors');
  });
});

describe.runIf(isFullRun)('a login page that shows the costs first', { concurrent: true }, () => {
  // In `npm test` first-screen-matrix.test.ts looks at the same pages on a smaller phone.
  inFullRun.each(['baiduIndex', 'oneChannelIndex'])(
    '%s has the annual rate and the field of the number on its first screen',
    async (name) => {
      await using visitor = await arrive({ host: hostOfLanding(name) });
      await visitor.open(pathOf(name));
      await settled(visitor.page);
      const field = await visitor.field('phone').boundingBox();
      const rate = await visitor.page.locator('dl', { hasText: '年化利率' }).first().boundingBox();
      expect((field?.y ?? 9999) + (field?.height ?? 0)).toBeLessThan(844);
      expect((rate?.y ?? 9999) + (rate?.height ?? 0)).toBeLessThan(field?.y ?? 0);
    },
  );
});
