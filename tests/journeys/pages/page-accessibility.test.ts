import { describe, expect, it } from 'vitest';
import { hostOfLanding, pathOf, violations } from '../harness/page-violations.ts';
import { expectNoSideScroll, settled } from '../harness/settled-page.ts';
import { startVisits } from '../harness/start-visits.ts';

const arrive = startVisits();

describe.concurrent('axe', () => {
  it('finds nothing in a form that shows its errors', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.open('/form-package');
    await visitor.submit();
    await visitor.page.getByText('请填写借款金额').waitFor();
    expect(await violations(visitor)).toEqual([]);
    await expectNoSideScroll(visitor, 'form with errors');
  });
});

describe.concurrent('a login page that shows the costs first', () => {
  it.each(['baiduIndex', 'oneChannelIndex'])(
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
