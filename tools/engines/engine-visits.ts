import {
  chooseInSheet,
  enterCode,
  eventually,
  isAt,
  isShown,
  isStill,
  ledger,
  logIn,
  ownLeads,
  pressText,
  setValue,
  tick,
} from './engine-actions.ts';
import type { EngineTab } from './engine-tab.ts';
import type { EngineVisit } from './engine-visit.ts';
import { fillLoanForm, nextStep } from './fill-loan-form.ts';

const changeFaults = (tab: EngineTab, faults: readonly object[]) =>
  tab.evaluate(`await fetch('/sandbox/settings.json', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: ${JSON.stringify(JSON.stringify({ faults }))},
  });`);

/** Each begins on a phone with nothing stored. */
export const engineVisits: readonly EngineVisit[] = [
  {
    name: 'landing, login, loan form with wheels, lead, destination, record',
    run: async (tab, { origin, phone }) => {
      await tab.open(`${origin}/login?_channel=channel_5265`);
      await isAt(tab, '/login');
      await logIn(tab, phone);
      await isAt(tab, '/form-package');
      await fillLoanForm(tab);
      await tab.press('form button[type=submit]');
      await isAt(tab, '/success-download');
      await isShown(tab, '贷款申请已收到');
      const own = await ownLeads<{ area: string }>(tab);
      if (own.length !== 1 || own[0]?.fields.area !== '330100')
        throw new Error(`leads: ${JSON.stringify(own)}`);
      await eventually('the record call', async () =>
        (await ledger<{ path: string }>(tab, 'calls.json')).some(({ path }) => path === '/record'),
      );
    },
  },
  {
    name: 'a form in steps, reload, the step and its answers are there, Back goes to the step before',
    run: async (tab, { origin, phone }) => {
      await tab.open(`${origin}/login`);
      await isAt(tab, '/login');
      await logIn(tab, phone);
      await isAt(tab, '/form-package');
      await fillLoanForm(tab);
      await tab.reload();
      await isAt(tab, '/form-package');
      await isShown(tab, '第 4 步');
      await eventually('the name', () =>
        tab.evaluate(`return document.querySelector('[name=name]').value === '王小明';`),
      );
      await tab.back();
      await isShown(tab, '第 3 步');
    },
  },
  {
    name: 'a sheet, Back closes it and the page stays',
    run: async (tab, { origin }) => {
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
    run: async (tab, { origin, phone }) => {
      await tab.open(`${origin}/login?mark=sandbox-mark-${phone}`);
      await isAt(tab, '/form-package');
      const other = `${phone.slice(0, -1)}${(Number(phone.at(-1)) + 5) % 10}`;
      await tab.open(`${origin}/loan-calculator?mark=sandbox-mark-${other}`);
      await isShown(tab, '这个链接属于另一个账号');
      const user = `return localStorage.getItem('user_id');`;
      const before = await tab.evaluate<string>(user);
      await pressText(tab, '改用链接里的账号');
      await eventually('the other user', async () => {
        const now = await tab.evaluate<string | null>(user);
        return now !== null && now !== before;
      });
    },
  },
  {
    name: 'a car loan with a login in the form; its answer is empty, the second press sends no second lead',
    run: async (tab, { origin, phone }) => {
      await tab.open(`${origin}/carloan?_channel=channel_5262`);
      await isAt(tab, '/carloan');
      await chooseInSheet(tab, 'area', ['浙江省', '杭州市', '确定']);
      await chooseInSheet(tab, 'model', ['远途', '紧凑型轿车', '1.5T 自动舒适版']);
      await tab.type('[name=amount]', '100000');
      await tick(tab, 'agreeTerms');
      await nextStep(tab, 2);
      await tab.press('[name=plate-province]');
      await pressText(tab, '浙');
      await tab.type('[name=plate]', 'A12345');
      await setValue(tab, '[name=registered]', '2021-06');
      await tab.type('[name=mileage]', '3.5');
      await tick(tab, 'carLoanState', 'owned');
      await tick(tab, 'agreeCar');
      await nextStep(tab, 3);
      await tick(tab, 'term', '24');
      await tick(tab, 'agreeSharing');
      await enterCode(tab, phone);
      await changeFaults(tab, [{ path: '/v3/user/formSave', kind: 'empty', times: 1 }]);
      await tab.press('form button[type=submit]');
      await isShown(tab, '申请可能已经提交');
      if ((await ownLeads(tab)).length !== 1) throw new Error('the server has no lead');
      await tab.press('form button[type=submit]');
      await isAt(tab, '/car-loan-result');
      await isShown(tab, '车贷申请已收到');
      const own = await ownLeads<{ mileage: string }>(tab);
      if (own.length !== 1 || own[0]?.fields.mileage !== '3.5')
        throw new Error(`leads: ${JSON.stringify(own)}`);
    },
  },
  {
    name: 'a product list keeps its scroll position over a visit of a product',
    run: async (tab, { origin, phone }) => {
      await tab.open(`${origin}/login`);
      await isAt(tab, '/login');
      await logIn(tab, phone);
      await isAt(tab, '/form-package');
      await tab.open(`${origin}/p4-list-download`);
      await isAt(tab, '/p4-list-download');
      const last = 'main[data-page] h3 button';
      await eventually('products', () =>
        tab.evaluate(`return document.querySelectorAll('${last}').length > 3;`),
      );
      const top = await tab.evaluate<number>(`const all = document.querySelectorAll('${last}');
        const product = all[all.length - 1];
        product.id = 'pressed-product';
        product.scrollIntoView({ block: 'center' });
        await new Promise((resolve) => setTimeout(resolve, 300));
        return Math.round(scrollY);`);
      if (top < 200) throw new Error(`the list is too short to scroll: ${top}`);
      await tab.press('#pressed-product');
      await eventually('the product', () =>
        tab.evaluate(`return location.pathname !== '/p4-list-download';`),
      );
      await tab.back();
      await isAt(tab, '/p4-list-download');
      await eventually('the scroll position', () => tab.evaluate(`return Math.abs(scrollY - ${top}) < 4;`));
    },
  },
  {
    name: 'an agreement read in between keeps the number that was typed, and Back closes it',
    run: async (tab, { origin, phone }) => {
      await tab.open(`${origin}/login`);
      await isAt(tab, '/login');
      await tab.type('[name=phone]', phone);
      await pressText(tab, '《隐私政策》');
      await isStill(tab);
      await isShown(tab, '一、总则');
      await tab.back();
      await eventually('the number', () =>
        tab.evaluate(`return !document.querySelector('dialog[open]') && location.pathname === '/login'
          && document.querySelector('[name=phone]').value.replace(/ /g, '') === '${phone}';`),
      );
    },
  },
  {
    name: 'a wheel that is scrolled chooses the row at which it rests, and the next wheel follows',
    run: async (tab, { origin }) => {
      await tab.open(`${origin}/car-valuation`);
      await isAt(tab, '/car-valuation');
      await tab.press('[name=area]');
      await isStill(tab);
      const wheels = `[...document.querySelectorAll('dialog[open] [role=listbox]')]`;
      const chosen = (wheel: number) =>
        tab.evaluate<string>(`const wheel = ${wheels}[${wheel}];
          const row = wheel && wheel.querySelector('[aria-selected=true]');
          return row ? row.textContent.trim() : '';`);
      const scrollTo = (wheel: number, row: string) =>
        eventually(`the row ${row}`, () =>
          tab.evaluate(`const wheel = ${wheels}[${wheel}];
            const rows = [...wheel.querySelectorAll('[role=option]')];
            const at = rows.findIndex((one) => one.textContent.trim() === ${JSON.stringify(row)});
            // Not to the row itself: a finger lets go between two, and the wheel comes to rest at the nearest.
            if (at >= 0) wheel.scrollTop = (rows[1].offsetTop - rows[0].offsetTop) * (at + 0.2);
            return at >= 0;`),
        );
      await scrollTo(0, '广东省');
      await eventually('the province at rest', async () => (await chosen(0)) === '广东省');
      await scrollTo(1, '深圳市');
      await eventually('the city at rest', async () => (await chosen(1)) === '深圳市');
      await pressText(tab, '确定');
      await isShown(tab, '深圳市');
      await eventually('no sheet', () => tab.evaluate(`return !document.querySelector('dialog[open]');`));
    },
  },
];
