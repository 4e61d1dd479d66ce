import { describe, expect, it } from 'vitest';
import { hold } from '../harness/impatient-visitor.ts';
import { startVisits } from '../harness/start-visits.ts';

const arrive = startVisits();

describe.concurrent('a form whose page is opened directly by a visitor who has begun it', () => {
  it('reserves its height while its section and fields load, so that nothing on the screen jumps', async () => {
    await using visitor = await arrive({
      script: () => {
        // The prerendered page has an empty form, so that the router shows this visitor the page.
        window.localStorage.setItem('draft.form-package-simple', '{}');
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      },
    });
    const release = await hold(visitor, '**/assets/Section-*.js');
    await visitor.page.goto(`${visitor.origin}/form-package-simple`, { waitUntil: 'commit' });
    const costs = visitor.page.locator('main h2', { hasText: '费用说明' });
    await costs.waitFor();
    expect(await visitor.page.locator('main form').count()).toBe(0);
    release();
    await visitor.field('phone').waitFor();
    // What the performance timeline has not delivered yet comes with the frame after the next.
    await visitor.page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
    );
    const shifts = await visitor.page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.1);
  });
});
