import { phone } from '../../journeys/harness/visitor.ts';
import { toLastStep } from '../form-steps.ts';
import type { Visit } from '../visit.ts';
import type { AnswerStep } from './flow.ts';

export const fill = (name: string, text: string): AnswerStep => ({
  name,
  give: ({ visitor }) => visitor.field(name).fill(text),
});
export const radio = (name: string, value: string): AnswerStep => ({
  name,
  give: async ({ visitor }) => {
    const option = visitor.page.locator(`input[name="${name}"][value="${value}"]`);
    // Its label is pressed, and a press on a page that scrolls to a refused field hits another place.
    for (let tries = 0; tries < 3 && !(await option.isChecked()); tries++)
      await option.check({ force: true }).catch(() => undefined);
    if (!(await option.isChecked())) throw new Error(`${name} "${value}" cannot be chosen`);
  },
});
export const check = (name: string): AnswerStep => ({
  name,
  give: ({ visitor }) => visitor.field(name).check(),
});

export const phoneStep = fill('phone', phone);

/** Asks for a code if none is there or its field is not shown yet, and types the last one. */
export const code: AnswerStep = {
  name: 'code',
  isPassing: true,
  give: async ({ visitor }) => {
    const isAsked = (await visitor.sandboxRun.code(phone)) !== undefined;
    if (!isAsked || !(await visitor.field('code').isVisible())) await visitor.askForCode();
    await visitor.field('code').fill((await visitor.sandboxRun.code(phone)) ?? '');
  },
};

export async function submit({ visitor, numberAsked }: Visit): Promise<void> {
  await toLastStep(visitor.page);
  numberAsked.push((await visitor.page.locator('form:visible [name=phone]:visible').count()) > 0);
  await visitor.page.locator('form button[type=submit]:visible').click();
}

const smsPauseMs = 61_000;

/** After a minute, on the phone and at the server, asks for another code and types it. */
export async function typeAnotherCode({ visitor, site }: Visit): Promise<void> {
  const { page, sandboxRun } = visitor;
  const before = await sandboxRun.code(phone);
  site.advance?.(sandboxRun.id, smsPauseMs);
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + smsPauseMs);
  for (let tries = 0; tries < 20; tries++) {
    const now = await sandboxRun.code(phone);
    if (now !== undefined && now !== before) return visitor.field('code').fill(now);
    // A tab claims the button for some seconds, which have not passed: press again.
    const button = visitor.button(/获取/);
    if (await button.isVisible()) await button.click();
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('no other code was sent');
}
