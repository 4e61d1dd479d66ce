import { describe, expect } from 'vitest';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { fillCode } from '../harness/car-loan-form.ts';
import { startVisits } from '../harness/start-visits.ts';
import { applicant, phone, type Visitor } from '../harness/visitor.ts';

const arrive = startVisits();

/** Empties a control, leaves it, and fills it in as some browsers do: without an event, and without the focus. */
async function fillSilently(visitor: Visitor, name: string, text: string, isLeft = true): Promise<void> {
  await visitor.field(name).fill('');
  if (isLeft) await visitor.field(name).blur();
  const shown = await visitor.field(name).evaluate((control, value) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    return (control as HTMLInputElement).value;
  }, text);
  expect(shown).toBe(text);
}
const leadOf = async ({ sandboxRun }: Visitor) => (await sandboxRun.leads())[0]?.fields;

describe.concurrent('FLT-32: text that a browser filled in without an event', () => {
  inFullRun('is the number that gets the code, and the code that logs in', async () => {
    await using visitor = await arrive();
    await visitor.open('/login');
    await visitor.field('consent').check();
    await fillSilently(visitor, 'phone', `+86 ${phone}`);
    await visitor.askForCode();
    await fillSilently(visitor, 'code', (await visitor.sandboxRun.code(phone)) ?? '');
    await visitor.submit();
    await visitor.waitForAddress('/form-package');
  });

  // In `npm test` what a browser filled in without an event is sent, from two forms.
  inFullRun('does not move the button from under the finger that presses it', async () => {
    await using visitor = await arrive();
    const { page } = visitor;
    await visitor.open('/login');
    await visitor.field('consent').check();
    await fillCode(visitor);
    const button = page.locator('form button[type=submit]');
    await fillSilently(visitor, 'phone', phone, false);
    await button.scrollIntoViewIfNeeded();
    const { x, y, height } = (await button.boundingBox()) ?? { x: 0, y: 0, height: 0 };
    // The number is read when its field loses the focus, and the notice of its code makes the form higher.
    await page.mouse.move(x + 50, y + height / 5);
    await page.mouse.down();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect((await button.boundingBox())?.y).toBe(y);
    await page.mouse.up();
    await visitor.waitForAddress('/form-package');
  });

  inNpmTest('is kept by one press of a step of the loan form: amount, name and identity card', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.open('/form-package-uni');
    await visitor.fillUniForm();
    await visitor.next('上一步');
    await fillSilently(visitor, 'name', '李雷');
    await fillSilently(visitor, 'idCard', applicant.idCard);
    await visitor.next();
    for (const _ of [3, 2, 1]) await visitor.next('上一步');
    await fillSilently(visitor, 'amount', '60000');
    await visitor.toLastStep();
    await visitor.submit();
    await visitor.page.locator('main[data-page=success-download]').waitFor();
    expect(await leadOf(visitor)).toMatchObject({ name: '李雷', idCard: applicant.idCard, amount: '60000' });
  });
});
