import { expect, it } from 'vitest';
import { scrollOf, shownPage } from '../harness/product-pages.ts';
import { startVisits } from '../harness/start-visits.ts';

const arrive = startVisits();

it('R-NAV 1: a form page has what stands below its form, too, after a login, and begins at its top', async () => {
  await using visitor = await arrive();
  await visitor.open('/login?_channel=channel_5265');
  await visitor.logIn();
  await visitor.waitForAddress('/form-package');
  const shown = shownPage(visitor);
  await shown.getByText('费用说明').waitFor();
  await shown.locator('footer').waitFor();
  expect(await scrollOf(visitor)).toBe(0);
  expect(visitor.trouble).toEqual([]);
});
