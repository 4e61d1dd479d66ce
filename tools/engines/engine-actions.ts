import type { EngineTab } from './engine-tab.ts';

export async function eventually(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (await holds().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`not seen: ${what}`);
}

export const isAt = (tab: EngineTab, path: string) =>
  eventually(path, () =>
    tab.evaluate<boolean>(`return location.pathname === ${JSON.stringify(path)}
      && [...document.querySelectorAll('main[data-page]')].some((main) => main.offsetHeight > 0)
      && Object.keys(document.getElementById('app')).some((key) => key.startsWith('__react'));`),
  );
export const isShown = (tab: EngineTab, text: string) =>
  eventually(text, () => tab.evaluate(`return document.body.innerText.includes(${JSON.stringify(text)});`));

/** Presses the innermost visible element with a text, in the open sheet where there is one. */
export const pressText = (tab: EngineTab, text: string) =>
  eventually(text, () =>
    tab.evaluate(`const within = document.querySelector('dialog[open]') || document;
      const found = [...within.querySelectorAll('*')].filter((one) => one.textContent.trim() === ${JSON.stringify(text)}
          && one.getClientRects().length > 0);
      const last = found[found.length - 1];
      if (last) last.click();
      return Boolean(last);`),
  );
export const tick = (tab: EngineTab, name: string, value?: string) =>
  tab.evaluate(`const box = document.querySelector('input[name="${name}"]${value === undefined ? '' : `[value="${value}"]`}');
    if (!box.checked) (box.labels[0] || box).click();`);
/** Whether an animation still moves the sheet: a press on a moving row hits another one. */
export const isStill = (tab: EngineTab) =>
  eventually('a sheet that rests', () =>
    tab.evaluate(`const sheet = document.querySelector('dialog[open]');
      const before = sheet.getBoundingClientRect().top;
      await new Promise((resolve) => setTimeout(resolve, 300));
      return before === sheet.getBoundingClientRect().top;`),
  );

export const ledger = <T>(tab: EngineTab, name: string): Promise<T[]> =>
  tab.evaluate(`return (await fetch('/sandbox/${name}')).json();`);

export async function logIn(tab: EngineTab, phone: string): Promise<void> {
  await tick(tab, 'consent');
  await enterCode(tab, phone);
  await tab.press('form button[type=submit]');
}

/** Types a number, and the code that is sent to it. */
export async function enterCode(tab: EngineTab, phone: string): Promise<void> {
  await tab.type('[name=phone]', phone);
  await pressText(tab, '获取验证码');
  const inbox = `inbox.json?phone=${phone}`;
  await eventually('a code', async () => (await ledger(tab, inbox)).length > 0);
  const [sms] = await ledger<{ code: string }>(tab, inbox);
  await tab.type('[name=code]', sms?.code ?? '');
}

/** Opens the sheet of a field, and presses the texts one after another. */
export async function chooseInSheet(tab: EngineTab, field: string, texts: readonly string[]): Promise<void> {
  await tab.press(`[name=${field}]`);
  await isStill(tab);
  for (const text of texts) await pressText(tab, text);
}

/** Sets a value as the control's own picker does: what can be typed into a month differs from browser to browser. */
export const setValue = (tab: EngineTab, selector: string, value: string) =>
  tab.evaluate(`const control = document.querySelector(${JSON.stringify(selector)});
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value').set.call(control, ${JSON.stringify(value)});
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));`);

/** The leads of the user who is logged in. */
export async function ownLeads<Fields>(tab: EngineTab): Promise<{ fields: Fields }[]> {
  const user = await tab.evaluate<string>(`return localStorage.getItem('user_id');`);
  const leads = await ledger<{ userId: string; fields: Fields }>(tab, 'leads.json');
  return leads.filter(({ userId }) => userId === user);
}
