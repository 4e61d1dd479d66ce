import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { formSave } from '../harness/saved-lead.ts';
import { startVisits } from '../harness/start-visits.ts';
import { applicant, type Visitor } from '../harness/visitor.ts';

const arrive = startVisits();

/** What a visitor may answer, by step; the area is chosen at the start, because its sheet takes long. */
const texts = { amount: ['50000', '60000', ''], name: ['王小明', '李雷', ''] } as const;
const choices = {
  term: ['12', '24'],
  socialInsurance: ['none', '0-6'],
  providentFund: ['none', '0-6'],
  house: ['none', 'owned'],
  car: ['none', 'loan'],
  creditCard: ['none'],
  creditRecord: ['good', 'none'],
} as const;
const steps = [
  { title: '借款需求', fields: ['amount', 'term', 'agreeTerms'] },
  { title: '工作与收入', fields: ['occupation', 'socialInsurance', 'providentFund', 'agreeSensitive'] },
  { title: '资产与信用', fields: ['house', 'car', 'creditCard', 'creditRecord'] },
  { title: '确认并提交', fields: ['name', 'agreeSharing'] },
] as const;
const isConsent = (field: string) => field.startsWith('agree');

const kinds = ['answer', 'answer', 'answer', 'next', 'next', 'button', 'back', 'forward', 'reload'] as const;
const sequences = fc.array(fc.record({ kind: fc.constantFrom(...kinds), pick: fc.nat(99) }), {
  minLength: 20,
  maxLength: 30,
});

/** What the visitor has answered, and where the form must be. */
class Expected {
  answers: Record<string, string> = {};
  at = 0;
  /** The last step that has an entry in the history. */
  top = 0;

  /** The fields that step shows: its own, and consents of earlier steps that a reload has cleared. */
  get asked(): string[] {
    const earlier = steps.slice(0, this.at).flatMap(({ fields }) => fields);
    const cleared = earlier.filter((field) => isConsent(field) && !this.answers[field]);
    return [...cleared, ...(steps[this.at]?.fields ?? [])];
  }
  /** Whether every step up to this one is complete. */
  isComplete(step: number, withConsents = true): boolean {
    const fields = steps.slice(0, step + 1).flatMap((one) => one.fields as readonly string[]);
    return fields.every((field) => (isConsent(field) && !withConsents) || Boolean(this.answers[field]));
  }
  reload(): void {
    for (const field of Object.keys(this.answers)) if (isConsent(field)) this.answers[field] = '';
    const first = steps.findIndex((_, step) => !this.isComplete(step, false));
    this.at = Math.min(this.at, first < 0 ? steps.length - 1 : first);
    this.top = this.at;
  }
}

async function give(visitor: Visitor, expected: Expected, field: string, pick: number): Promise<void> {
  const options: readonly string[] = { ...texts, ...choices, occupation: ['none'] }[
    field as keyof typeof texts
  ] ?? ['1', ''];
  const answer = options[pick % options.length] ?? '';
  expected.answers[field] = answer;
  if (field in texts) await visitor.field(field).fill(answer);
  else if (field === 'occupation') await visitor.field(field).selectOption(answer);
  else if (isConsent(field)) await visitor.field(field).setChecked(answer === '1');
  else await visitor.choose(field, answer);
}

/** The fields of the step show what was answered, whatever happened in between. */
async function expectAnswers(visitor: Visitor, { asked, answers }: Expected): Promise<void> {
  for (const field of asked) {
    const control = visitor.field(field);
    const answer = answers[field] ?? '';
    if (isConsent(field)) expect(await control.isChecked(), field).toBe(answer === '1');
    else if (field in choices) {
      const checked = visitor.page.locator(`input[name="${field}"]:checked`);
      expect((await checked.count()) > 0 ? await checked.inputValue() : '', field).toBe(answer);
    } else expect((await control.inputValue()).replaceAll(',', ''), field).toBe(answer);
  }
}

/** The entries of the history above that of the page; one for each step after the first. */
const entries = ({ page }: Visitor) => page.evaluate(() => (history.state?.dialogs ?? []).length);

async function act(
  visitor: Visitor,
  expected: Expected,
  { kind, pick }: { kind: (typeof kinds)[number]; pick: number },
): Promise<void> {
  const last = steps.length - 1;
  const { asked, at } = expected;
  if (kind === 'answer') {
    const field = asked[pick % asked.length] ?? '';
    // The draft is stored by the consent of the first step: it stays given, but a reload clears its box.
    await give(visitor, expected, field, field === 'agreeTerms' ? 0 : pick);
  }
  if (kind === 'next' && at < last) {
    const [consent, other] = asked.filter((field) => !expected.answers[field]);
    if (expected.isComplete(at)) expected.top = expected.at = at + 1;
    await visitor.button('下一步').click();
    if (consent && isConsent(consent) && other === undefined) {
      // It alone is missing: a sheet asks for it.
      const sheet = visitor.page.locator('dialog[open]');
      const agrees = pick % 2 === 0;
      if (agrees) expected.answers[consent] = '1';
      if (agrees) expected.top = expected.at = at + 1;
      await sheet.getByRole('button', { name: agrees ? '同意并继续' : '暂不同意' }).click();
      await sheet.waitFor({ state: 'detached' });
    }
  }
  if ((kind === 'button' || kind === 'back') && at > 0) {
    expected.at = at - 1;
    if (kind === 'back') await visitor.page.goBack();
    else await visitor.button('上一步').click();
  }
  if (kind === 'forward' && at < expected.top) {
    if (expected.isComplete(at)) expected.at = at + 1;
    await visitor.page.goForward();
  }
  if (kind === 'reload') {
    expected.reload();
    await visitor.page.reload();
    await visitor.shown();
    await visitor.page.locator('form button[type=submit]').waitFor();
  }
}

// In `npm test` Back, Forward, the button and a reload are used one after another (steps.test.ts).
describe.concurrent('a form in steps, after any sequence of answers, Back, Forward and reloads', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
    'has every answer, has skipped no incomplete step, and sends one lead (seed %i)',
    async (seed) => {
      await using visitor = await arrive({ token: 'ok' });
      await visitor.open('/form-package');
      await visitor.chooseArea('浙江省', '杭州市');
      const expected = new Expected();
      await give(visitor, expected, 'agreeTerms', 0);
      const [sequence = []] = fc.sample(sequences, { seed, numRuns: 1 });
      for (const action of sequence) {
        await act(visitor, expected, action);
        await eventually(() => visitor.step(), steps[expected.at]?.title);
        await eventually(() => entries(visitor), expected.at);
        await expectAnswers(visitor, expected);
      }
      expect(await visitor.sandboxRun.calls(formSave)).toEqual([]);
      for (;;) {
        for (const field of expected.asked)
          if (!expected.answers[field]) await give(visitor, expected, field, 0);
        if (expected.at === steps.length - 1) break;
        await act(visitor, expected, { kind: 'next', pick: 0 });
        await eventually(() => visitor.step(), steps[expected.at]?.title);
      }
      await visitor.submit();
      await visitor.waitForAddress('/success-download');
      const leads = await visitor.sandboxRun.leads();
      expect(leads.map(({ fields }) => fields)).toEqual([{ ...expected.answers, area: '330100' }]);
      expect(leads[0]?.fields.name).toMatch(new RegExp(`${applicant.name}|李雷`));
      expect(visitor.trouble).toEqual([]);
    },
  );
});
