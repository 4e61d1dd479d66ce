import { phone } from '../../journeys/harness/visitor.ts';
import type { Flow } from '../flows/flow.ts';
import { reach } from '../form-steps.ts';
import type { Visit } from '../visit.ts';
import type { Fault, FaultCase } from './fault.ts';
import type { FaultWindow } from './in-page.ts';
import { callsOf, pause } from './main-call.ts';

const hostile: Record<string, string> = {
  '1 MB': '9'.repeat(1_000_000),
  'emoji and lone surrogates': '👨‍👩‍👧‍👦\ud800😀\udfff',
  'right to left, zero width': '\u202e\u200b\u2066א\ufeff\u200d',
};

/** Sets a value as a paste does. @returns how much of it the control held before the app saw the event */
const paste = ({ visitor }: Visit, name: string, text: string): Promise<number> =>
  visitor.field(name).evaluate((control, value) => {
    const input = control as HTMLInputElement;
    input.focus();
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, value);
    const { length } = input.value;
    input.dispatchEvent(
      new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste', data: value }),
    );
    input.blur();
    return length;
  }, text);

const fullWidth = (text: string): string =>
  text.replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));

/** The control whose digits may be of full width. */
const digitField = (flow: Flow): { name: string; text: string } => {
  if (flow.hasSms) return { name: 'phone', text: '13812345678' };
  return flow.id === 'loan' ? { name: 'amount', text: '50000' } : flow.textField;
};

const hugeInput = ([name, text]: readonly [string, string]): FaultCase => ({
  name,
  start: async (visit) => {
    const { page } = visit.visitor;
    if ((await paste(visit, visit.flow.textField.name, text)) > 0) visit.fired('the control took it');
    // With everything else empty nothing may be sent.
    await page.locator('form button[type=submit]:visible').click();
    await pause(300);
    if ((await callsOf(visit)) > 0) visit.complaints.push('an empty form was sent');
  },
  shows: 'end',
});

const fullWidthDigits = (flow: Flow): FaultCase => ({
  name: 'full-width digits',
  typed: async (visit) => {
    const { name, text } = digitField(flow);
    await reach(visit.visitor.page, name);
    await visit.visitor.field(name).fill('');
    if ((await paste(visit, name, fullWidth(text))) > 0) visit.fired('typed with full width');
  },
  shows: 'end',
});

/** The field of one line in which Enter would send the form. */
const lineField = (flow: Flow): string => (flow.id === 'question' ? 'phone' : flow.textField.name);

async function enterWhileComposing(visit: Visit): Promise<void> {
  const { page, context } = visit.visitor;
  await reach(page, lineField(visit.flow));
  const field = visit.visitor.field(lineField(visit.flow));
  await field.evaluate((control) => {
    control.addEventListener('keydown', (event) => {
      const { key, isComposing, keyCode } = event as KeyboardEvent;
      if (key === 'Enter' && (isComposing || keyCode === 229))
        (window as FaultWindow).reportFault?.(isComposing ? 'Enter while composing' : 'Enter with code 229');
    });
  });
  const text = await field.inputValue();
  await field.focus();
  await field
    .evaluate((control) => (control as HTMLInputElement).setSelectionRange?.(99, 99))
    .catch(() => undefined);
  const devtools = await context.newCDPSession(page);
  const enter = (windowsVirtualKeyCode: number) =>
    devtools.send('Input.dispatchKeyEvent', {
      type: 'keyDown',
      key: 'Enter',
      code: 'Enter',
      windowsVirtualKeyCode,
      text: '\r',
    });
  await devtools.send('Input.imeSetComposition', { text: '1', selectionStart: 1, selectionEnd: 1 });
  await enter(229);
  await devtools.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });
  // Safari sends it after the end of the composition (WebKit 165004).
  await enter(229);
  await pause(300);
  const calls = (await callsOf(visit)) + (await callsOf(visit, '/v1/user/loginSmsCode'));
  if (calls > 0) visit.complaints.push('Enter of the input method sent the form');
  if ((await field.inputValue()) !== text) await field.fill(text);
}

const insert = (name: string, written: string): FaultCase => ({
  name,
  typed: async (visit) => {
    const { page } = visit.visitor;
    await visit.visitor.field('phone').fill('');
    await visit.visitor.field('phone').focus();
    await page.keyboard.insertText(written);
    if ((await visit.visitor.field('phone').inputValue()) !== '') visit.fired('pasted');
  },
  shows: 'end',
});

/** A browser may fill in a field without an event. One that loses the focus by the press is read before it. */
const silentAutofill = (
  name: string,
  textOf: (visit: Visit) => Promise<string>,
  hasFocus = false,
): FaultCase => ({
  name: `autofill of ${name} without events${hasFocus ? ', with the focus' : ''}`,
  typed: async (visit) => {
    await reach(visit.visitor.page, name);
    const field = visit.visitor.field(name);
    const text = await textOf(visit);
    await field.fill('');
    if (!hasFocus) await field.blur();
    const shown = await field.evaluate((control, value) => {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
      return (control as HTMLInputElement).value;
    }, text);
    if (shown === text && text !== '') visit.fired('filled in without an event');
  },
  shows: 'end',
});

export const inputFaults: readonly Fault[] = [
  {
    id: 'FLT-30',
    title: '1 MB, emoji, lone surrogates, right to left, zero width, full-width digits',
    mustHold: 'cut or refused, nothing crashes, digits are normalised',
    cases: (flow) => [
      ...Object.entries(hostile).map(hugeInput),
      ...(flow.id === 'one-tap' ? [] : [fullWidthDigits(flow)]),
    ],
  },
  {
    id: 'FLT-31',
    title: 'Enter of an input method, also with key code 229 after the composition',
    mustHold: 'nothing is sent',
    cases: () => [{ name: 'composition', typed: enterWhileComposing, shows: 'end', signs: 2 }],
  },
  {
    id: 'FLT-32',
    title: 'pasted number with +86, spaces, full width; autofill without events',
    mustHold: 'normalised',
    notIn: { 'one-tap': 'nothing is typed: the number is that of the SIM card' },
    cases: (flow) => [
      ...(flow.hasSms
        ? [insert('+86 and spaces', ' +86 138 1234-5678 '), insert('full width', '１３８１２３４５６７８')]
        : []),
      silentAutofill(flow.textField.name, async () => flow.textField.text),
      silentAutofill(flow.textField.name, async () => flow.textField.text, true),
      ...(flow.hasSms
        ? [silentAutofill('code', async ({ visitor }) => (await visitor.sandboxRun.code(phone)) ?? '')]
        : []),
    ],
  },
];
