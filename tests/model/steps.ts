import type fc from 'fast-check';
import { runIn } from './browser-globals.ts';
import type { LeadOutcome, LoginOutcome } from './fake-server.ts';
import type { StorageMode } from './fake-storage.ts';
import type { Press as PressOfButton } from './oracle.ts';
import { type FinishOutcome, type FormId, phoneOf, type Tab, type World } from './world.ts';

export type Step = fc.AsyncCommand<World, World>;

/** A step that does nothing where it is not possible; `run` returns false there. Its name is counted when it happens. */
const step = (name: string, text: string, run: (world: World) => Promise<unknown> | boolean): Step => ({
  check: () => true,
  run: async (world) => {
    if ((await run(world)) === false) return;
    world.count(`step: ${name}`);
    await world.settle();
  },
  toString: () => text,
});

const tabOf = ({ tabs }: World, at: number): Tab | undefined => tabs[at % Math.max(1, tabs.length)];

/** A step in a tab. */
const inTab = (
  name: string,
  at: number,
  text: string,
  run: (world: World, tab: Tab) => Promise<unknown> | boolean,
): Step =>
  step(name, `${name}(tab ${at}${text && `, ${text}`})`, (world) => {
    const tab = tabOf(world, at);
    return tab ? run(world, tab) : false;
  });

const openFormOf = ({ document }: Tab) =>
  document.screen?.shown.kind === 'open' ? document.screen.shown : null;

function answer(world: World, tab: Tab, field: string, value: string | boolean): void {
  const form = openFormOf(tab);
  if (!form || !tab.document.answers) return;
  world.answers.typed(tab.document.answers, tab.form, field, value);
  runIn(tab.document, () => {
    form.handle.answer(field, value);
    if (field === 'agree') tab.app.session.setConsent(['draft'], value === true);
  });
}

/** A text that no other user types. */
const textOf = (world: World, tab: Tab, variant: number): string => {
  const user = tab.app.session.userId;
  return user === null ? `anonym${world.textCount++}` : `${user}-${variant}`;
};

export const type = (at: number, field: 'name' | 'note', variant: number): Step =>
  inTab('type', at, `${field} ${variant}`, (world, tab) => {
    if (!openFormOf(tab)?.isIdle) return false;
    answer(world, tab, field, textOf(world, tab, variant));
    return true;
  });

export const tick = (at: number, value: boolean): Step =>
  inTab('tick', at, String(value), (world, tab) => {
    if (!openFormOf(tab)?.isIdle) return false;
    answer(world, tab, 'agree', value);
    return true;
  });

/** Fills in what the form still requires, as somebody who wants to send it does. */
function complete(world: World, tab: Tab, user: string): void {
  const form = openFormOf(tab);
  if (!form) return;
  const needs = (field: string) => form.visible.has(field) && !form.handle.answerOf(field);
  if (needs('name')) answer(world, tab, 'name', textOf(world, tab, 1));
  if (needs('agree')) answer(world, tab, 'agree', true);
  if (needs('phone')) answer(world, tab, 'phone', phoneOf(user));
  if (needs('code')) answer(world, tab, 'code', '123456');
}

export const press = (
  at: number,
  taps: number,
  outcome: LeadOutcome,
  login: LoginOutcome,
  user: string,
): Step =>
  inTab('press', at, `${taps} taps, ${outcome}, login of ${user} ${login}`, async (world, tab) => {
    const form = openFormOf(tab);
    if (!form) return false;
    const { document, app } = tab;
    if (form.isIdle) complete(world, tab, user);
    // The last answer may have shown or hidden fields.
    await world.settle();
    const now = openFormOf(tab);
    if (!now) return false;
    Object.assign(world.server, { nextLead: outcome, nextLogin: login });
    const textIn = (field: string) => String(now.handle.answerOf(field) ?? '');
    const pressed: PressOfButton = {
      document: document.id,
      form: tab.form,
      answers: { name: textIn('name'), note: textIn('note') },
      user: app.session.userId ?? '',
      requests: 0,
    };
    for (let tap = 0; tap < taps; tap++) runIn(document, now.submit, pressed);
    if (taps > 1) world.count('step: press, several taps');
    await world.settle();
    Object.assign(world.server, { nextLead: 'ok', nextLogin: 'ok' });
    return true;
  });

export const restart = (at: number): Step =>
  inTab('restart', at, '', (world, tab) => {
    const shown = tab.document.screen?.shown;
    if (shown?.kind !== 'sent') return false;
    world.leads.restarted(tab.app.session.userId ?? '', tab.form);
    runIn(tab.document, shown.restart);
    return true;
  });

export const letGo = (at: number, isLost: boolean): Step =>
  step(isLost ? 'lose a held answer' : 'let a held answer go', `letGo(${at}, ${isLost})`, (world) => {
    const [held] = world.held.splice(at % Math.max(1, world.held.length), 1);
    held?.let(isLost);
    return held !== undefined;
  });

export const wait = (ms: number): Step => step('wait', `wait(${ms})`, async (world) => world.advance(ms));

export const jump = (ms: number): Step =>
  step(ms > 0 ? 'clock jumps ahead' : 'clock jumps back', `jump(${ms})`, async (world) => {
    world.time.origin += ms;
    world.leads.timePassed();
  });

export const storage = (mode: StorageMode): Step =>
  step(`storage: ${mode}`, `storage(${mode})`, (world) => {
    if (world.local.mode === mode) return false;
    world.setStorage(mode);
    return true;
  });

export const wipe = (what: 'local' | 'session'): Step =>
  step(`${what} storage is wiped`, `wipe(${what})`, (world) => {
    const areas = what === 'local' ? [world.local] : world.tabs.map(({ session }) => session);
    if (areas.every(({ map }) => map.size === 0)) return false;
    for (const { map } of areas) map.clear();
    if (what === 'local') world.leads.storageChanged(world.leads.isStorageReliable);
    return true;
  });

export const garbage = (key: string, text: string): Step =>
  step('garbage is stored', `garbage(${key}, ${text.slice(0, 20)})`, (world) => {
    if (!world.local.map.has(key)) return false;
    world.local.map.set(key, text);
    world.leads.storageChanged(world.leads.isStorageReliable);
    return true;
  });

export const leavePage = (at: number): Step =>
  inTab('leave the page', at, '', (world, tab) => {
    if (!tab.document.screen) return false;
    world.closeForm(tab);
    return true;
  });
export const openPage = (at: number, form: FormId): Step =>
  inTab('open a page', at, form, (world, tab) => {
    world.openForm(tab, form);
    return true;
  });

export const reload = (at: number): Step =>
  inTab('reload', at, '', async (world, tab) => {
    await world.leave(tab);
    await world.load(tab);
  });
export const kill = (at: number): Step =>
  inTab('kill', at, '', async (world, tab) => {
    world.kill(tab);
    await world.load(tab);
  });
export const openTab = (form: FormId): Step =>
  step('open a tab', `openTab(${form})`, async (world) => world.tabs.length < 3 && world.openTab(form));
export const closeTab = (at: number): Step =>
  inTab('close a tab', at, '', async (world, tab) => {
    if (world.tabs.length < 2) return false;
    await world.leave(tab);
    return world.tabs.splice(world.tabs.indexOf(tab), 1);
  });
export const hide = (at: number): Step => inTab('hide', at, '', async (world, tab) => world.hide(tab));
export const comeBack = (at: number): Step =>
  inTab('back/forward cache', at, '', async (world, tab) => {
    await world.hide(tab);
    await tab.document.dispatch('pageshow', { persisted: true });
  });

export const logIn = (at: number, user: string, outcome: LoginOutcome): Step =>
  inTab('log in', at, `${user}, ${outcome}`, async (world, tab) => {
    world.server.nextLogin = outcome;
    const phone = phoneOf(user);
    void runIn(tab.document, () => tab.app.call('loginSmsCode', { phone, code: '123456' }));
    await world.settle();
    world.server.nextLogin = 'ok';
  });
export const logOut = (at: number): Step =>
  inTab('log out', at, '', (_, tab) => {
    if (tab.app.session.userId === null) return false;
    runIn(tab.document, () => tab.app.session.logOut());
    return true;
  });
export const revoke = (user: string): Step =>
  step('tokens are revoked', `revoke(${user})`, (world) => world.server.revoke(user));
export const link = (at: number, user: string, kind: '_token' | 'mark' | 'markcode'): Step =>
  inTab(`link login by ${kind}`, at, user, async (world, tab) => {
    await world.leave(tab);
    await world.load(tab, `?${kind}=${kind === '_token' ? world.server.newToken(user) : user}`);
  });
export const choose = (at: number, login: 'current' | 'link'): Step =>
  inTab('choose a login', at, login, (_, tab) => {
    if (tab.app.session.otherLogin === null) return false;
    runIn(tab.document, () => tab.app.session.chooseLogin(login));
    return true;
  });
export const withdraw = (at: number): Step =>
  inTab('withdraw consent', at, '', (world, tab) => {
    runIn(tab.document, () => tab.app.withdrawConsent());
    world.leads.storageChanged(world.leads.isStorageReliable);
    return true;
  });
export const deploy = (at: number): Step =>
  inTab('a chunk is missing after a deploy', at, '', async (world, tab) => {
    world.deploys++;
    void runIn(tab.document, () => tab.app.pages.load('other').catch(() => undefined));
    await world.advance(1500);
  });
export const finishing = (how: FinishOutcome): Step =>
  step('the next page is set', `finishing(${how})`, (world) => {
    world.nextFinish = how;
    return true;
  });
