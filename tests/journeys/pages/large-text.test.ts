import { describe, expect, it } from 'vitest';
import { inFullRun } from '../../harness/divided-tests.ts';
import { animationsFinished } from '../../harness/page-events.ts';
import { casesOfRun } from '../harness/matrix.ts';
import { hostOfLanding, pathOf } from '../harness/page-violations.ts';
import { settled } from '../harness/settled-page.ts';
import { startVisits } from '../harness/start-visits.ts';
import { largeTextTrouble } from '../harness/text-trouble.ts';

const arrive = startVisits();

// tests/full looks at every page in every state, and at every step and sheet of its form.
describe.concurrent('text at 200 %, on phones 390 and 320 px wide', () => {
  // One judgement for all pages: variants.test.ts doubles the text of a landing page.
  it.each(casesOfRun(['loginV1', 'kuaishouIndex', 'carloan', 'city'], (name) => name === 'carloan'))(
    '%s shows every number on one line, nothing cut off and nothing upon another thing',
    async (name) => {
      await using visitor = await arrive({ host: hostOfLanding(name) });
      await visitor.open(pathOf(name));
      await settled(visitor.page);
      expect(await largeTextTrouble(visitor.page)).toEqual([]);
    },
  );

  inFullRun(
    'shows products with their rates and amounts, and whole names on the wheel of areas',
    async () => {
      await using visitor = await arrive({ token: 'ok' });
      await visitor.open(pathOf('p4ListDownload'));
      await settled(visitor.page);
      expect(await largeTextTrouble(visitor.page)).toEqual([]);
      await visitor.open('/form-package-simple');
      await visitor.field('area').click();
      await visitor.page.locator('dialog[open] [role=option]').nth(30).waitFor({ state: 'attached' });
      await animationsFinished(visitor.page);
      expect(await largeTextTrouble(visitor.page)).toEqual([]);
    },
  );
});
