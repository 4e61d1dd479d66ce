import { eventually, isAt, isShown, logIn, ownLeads, pressText } from './engine-actions.ts';
import type { EngineVisit } from './engine-visit.ts';
import { fillLoanForm } from './fill-loan-form.ts';

/** Visits over a network that fails. */
export const networkVisits: readonly EngineVisit[] = [
  {
    name: 'without a network the form says so and keeps the answers; with one again, a press sends one lead',
    causes: /ERR_(CONNECTION|EMPTY|SOCKET)|NetworkError|Could not connect|network connection was lost/i,
    run: async (tab, { origin, network, phone }) => {
      await tab.open(`${origin}/login?_channel=channel_5265`);
      await isAt(tab, '/login');
      await logIn(tab, phone);
      await isAt(tab, '/form-package');
      await fillLoanForm(tab);
      await network.cut();
      try {
        await tab.press('form button[type=submit]');
        await isShown(tab, '没有收到服务器的确认');
        await eventually('the answers', () =>
          tab.evaluate(`return document.querySelector('[name=name]').value === '王小明';`),
        );
      } finally {
        await network.restore();
      }
      if ((await ownLeads(tab)).length !== 0) throw new Error('a lead without a network');
      await pressText(tab, '重试');
      await isAt(tab, '/success-download');
      if ((await ownLeads(tab)).length !== 1) throw new Error('not one lead');
    },
  },
  {
    name: 'a form whose chunk imports what the network loses comes after a press of 重试, and sends one lead',
    causes:
      /ERR_(CONNECTION|EMPTY|SOCKET)|dynamically imported module|Importing a module script|NetworkError|without a text/i,
    run: async (tab, { origin, network, phone }) => {
      network.lose('/assets/Chips-');
      try {
        await tab.open(`${origin}/login?_channel=channel_5265`);
        await isAt(tab, '/login');
        await logIn(tab, phone);
        await isShown(tab, '重试');
      } finally {
        network.deliver();
      }
      await pressText(tab, '重试');
      await isShown(tab, '第 1 步');
      await fillLoanForm(tab);
      await tab.press('form button[type=submit]');
      await isAt(tab, '/success-download');
      if ((await ownLeads(tab)).length !== 1) throw new Error('not one lead');
    },
  },
];
