import { describe, expect } from 'vitest';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { eventually } from '../harness/eventually.ts';
import { violations } from '../harness/page-violations.ts';
import { startVisits } from '../harness/start-visits.ts';

const arrive = startVisits();

describe.concurrent('the amount of a loan form', () => {
  // In `npm test` tests/renderer/page has slider and field show the same amount.
  inFullRun(
    'is the same in field and slider from the start, and after a press, a drag and a typed amount',
    async () => {
      await using visitor = await arrive({ token: 'ok' });
      await visitor.open('/form-package');
      const slider = visitor.page.locator('[data-field=amount] input[type=range]');
      const said = () => slider.getAttribute('aria-valuetext');
      const typed = () => visitor.field('amount').inputValue();
      await visitor.button('下一步').waitFor();
      await eventually(said, '还没有填写金额');
      expect(await typed()).toBe('');
      await visitor.button('5 万').click();
      expect([await typed(), await said()]).toEqual(['50,000', '50,000 元']);
      expect(await visitor.button('5 万').getAttribute('aria-pressed')).toBe('true');
      await slider.press('ArrowRight');
      expect([await typed(), await said()]).toEqual(['51,000', '51,000 元']);
      expect(await visitor.button('5 万').getAttribute('aria-pressed')).toBe('false');
      await visitor.field('amount').fill('100000');
      expect([await typed(), await said()]).toEqual(['100,000', '100,000 元']);
      await visitor.field('amount').fill('');
      await eventually(said, '还没有填写金额');
      expect(await violations(visitor)).toEqual([]);
      expect(visitor.trouble).toEqual([]);
    },
  );

  inNpmTest(
    'has the monthly instalment beside it, with the rates and the term on which it is based',
    async () => {
      await using visitor = await arrive({ token: 'ok' });
      await visitor.open('/form-package');
      const estimate = visitor.page.locator('[data-field=amount] [role=status]');
      await estimate.getByText('选好金额和期数后').waitFor();
      await visitor.button('1 万').click();
      await visitor.choose('term', '12');
      // 10,000 yuan for 12 months at 7.2 % and 24 % a year.
      await estimate.getByText('866.19–945.60').waitFor();
      expect(await estimate.textContent()).toContain('按年化利率 7.2%–24%（单利）、等额本息估算');
      await visitor.field('amount').fill('1500');
      await estimate.getByText('选好金额和期数后').waitFor();
    },
  );
});
