import type { EngineTab } from './engine-tab.ts';

export interface EngineVisit {
  name: string;
  /** @param phone - nobody else's in this run */
  run(tab: EngineTab, origin: string, phone: string): Promise<void>;
}

async function eventually(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (await holds().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`not seen: ${what}`);
}

const isAt = (tab: EngineTab, path: string) =>
  eventually(path, () =>
    tab.evaluate<boolean>(`return location.pathname === ${JSON.stringify(path)}
      && [...document.querySelectorAll('main[data-page]')].some((main) => main.offsetHeight > 0)
      && Object.keys(document.getElementById('app')).some((key) => key.startsWith('__react'));`),
  );
const isShown = (tab: EngineTab, text: string) =>
  eventually(text, () => tab.evaluate(`return document.body.innerText.includes(${JSON.stringify(text)});`));

/** Presses the innermost element with a text, in the open sheet where there is one. */
const pressText = (tab: EngineTab, text: string) =>
  eventually(text, () =>
    tab.evaluate(`const within = document.querySelector('dialog[open]') || document;
      const found = [...within.querySelectorAll('*')].filter((one) => one.textContent.trim() === ${JSON.stringify(text)});
      const last = found[found.length - 1];
      if (last) last.click();
      return Boolean(last);`),
  );
const tick = (tab: EngineTab, name: string, value?: string) =>
  tab.evaluate(`const box = document.querySelector('input[name="${name}"]${value === undefined ? '' : `[value="${value}"]`}');
    if (!box.checked) (box.labels[0] || box).click();`);
/** Whether an animation still moves the sheet: a press on a moving row hits another one. */
const isStill = (tab: EngineTab) =>
  eventually('a sheet that rests', () =>
    tab.evaluate(`const sheet = document.querySelector('dialog[open]');
      const before = sheet.getBoundingClientRect().top;
      await new Promise((resolve) => setTimeout(resolve, 300));
      return before === sheet.getBoundingClientRect().top;`),
  );

const ledger = <T>(tab: EngineTab, name: string): Promise<T[]> =>
  tab.evaluate(`return (await fetch('/sandbox/${name}')).json();`);

async function logIn(tab: EngineTab, phone: string): Promise<void> {
  await tab.type('[name=phone]', phone);
  await tick(tab, 'consent');
  await pressText(tab, '获取验证码');
  const inbox = `inbox.json?phone=${phone}`;
  await eventually('a code', async () => (await ledger(tab, inbox)).length > 0);
  const [sms] = await ledger<{ code: string }>(tab, inbox);
  await tab.type('[name=code]', sms?.code ?? '');
  await tab.press('form button[type=submit]');
}

const answers = { term: '12', socialInsurance: 'none', providentFund: 'none', house: 'none' } as const;
const more = { car: 'none', creditCard: 'none', creditRecord: 'good' } as const;

/** Each begins on a phone with nothing stored. */
export const engineVisits: readonly EngineVisit[] = [
  {
    name: 'landing, login, loan form with wheels, lead, destination, record',
    run: async (tab, origin, phone) => {
      await tab.open(`${origin}/login?_channel=channel_5265`);
      await isAt(tab, '/login');
      await logIn(tab, phone);
      await isAt(tab, '/form-package');
      await tab.type('[name=name]', '王小明');
      await tab.type('[name=amount]', '50000');
      for (const [name, value] of Object.entries({ ...answers, ...more })) await tick(tab, name, value);
      await tab.press('[name=area]');
      await isStill(tab);
      for (const name of ['浙江省', '杭州市', '确定']) await pressText(tab, name);
      await tab.evaluate(`const list = document.querySelector('[name=occupation]');
        list.value = 'none';
        list.dispatchEvent(new Event('change', { bubbles: true }));`);
      for (const name of ['agreeTerms', 'agreeSensitive', 'agreeSharing']) await tick(tab, name);
      await tab.press('form button[type=submit]');
      await isAt(tab, '/success-download');
      await isShown(tab, '申请已提交');
      const leads = await ledger<{ userId: string; fields: { name: string; area: string } }>(
        tab,
        'leads.json',
      );
      const user = await tab.evaluate<string>(`return localStorage.getItem('user_id');`);
      const own = leads.filter(({ userId }) => userId === user);
      if (own.length !== 1 || own[0]?.fields.area !== '330100')
        throw new Error(`leads: ${JSON.stringify(own)}`);
      await eventually('the record call', async () =>
        (await ledger<{ path: string }>(tab, 'calls.json')).some(({ path }) => path === '/record'),
      );
    },
  },
  {
    name: 'half a form, reload, the answers are there',
    run: async (tab, origin, phone) => {
      await tab.open(`${origin}/login`);
      await isAt(tab, '/login');
      await logIn(tab, phone);
      await isAt(tab, '/form-package');
      await tab.type('[name=name]', '李四');
      await tab.reload();
      await isAt(tab, '/form-package');
      await eventually('the name', () =>
        tab.evaluate(`return document.querySelector('[name=name]').value === '李四';`),
      );
    },
  },
  {
    name: 'a sheet, Back closes it and the page stays',
    run: async (tab, origin) => {
      await tab.open(`${origin}/car-valuation`);
      await isAt(tab, '/car-valuation');
      await tab.press('[name=model]');
      await isStill(tab);
      await tab.back();
      await eventually('no sheet', () =>
        tab.evaluate(
          `return !document.querySelector('dialog[open]') && location.pathname === '/car-valuation';`,
        ),
      );
    },
  },
  {
    name: 'a link of another user asks, and replaces the login when the visitor says so',
    run: async (tab, origin, phone) => {
      await tab.open(`${origin}/login?mark=sandbox-mark-${phone}`);
      await isAt(tab, '/form-package');
      const other = `${phone.slice(0, -1)}${(Number(phone.at(-1)) + 5) % 10}`;
      await tab.open(`${origin}/loan-calculator?mark=sandbox-mark-${other}`);
      await isShown(tab, '这个链接属于另一个账号');
      const user = `return localStorage.getItem('user_id');`;
      const before = await tab.evaluate<string>(user);
      await pressText(tab, '改用链接里的账号');
      await eventually('the other user', async () => (await tab.evaluate<string>(user)) !== before);
    },
  },
];
