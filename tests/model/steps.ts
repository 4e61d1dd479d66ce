import type fc from 'fast-check';
import { runIn } from './browser-globals.ts';
import type { LeadOutcome, LoginOutcome } from './fake-server.ts';
import type { StorageMode } from './fake-storage.ts';
import { type FinishOutcome, type FormId, type LeadModel, phoneOf, type Tab } from './lead-model.ts';
import type { Press as PressOfButton } from './oracle.ts';

export type Step = fc.AsyncCommand<LeadModel, LeadModel>;

/** A step that does nothing where it is not possible; `run` returns false there. Its name is counted when it happens. */
const step = (name: string, text: string, run: (model: LeadModel) => Promise<unknown> | boolean): Step => ({
  check: () => true,
  run: async (model) => {
    if ((await run(model)) === false) return;
    model.count(`step: ${name}`);
    await model.settle();
  },
  toString: () => text,
});

const tabOf = ({ tabs }: LeadModel, at: number): Tab | undefined => tabs[at % Math.max(1, tabs.length)];

/** A step in a tab. */
const inTab = (
  name: string,
  at: number,
  text: string,
  run: (model: LeadModel, tab: Tab) => Promise<unknown> | boolean,
): Step =>
  step(name, `${name}(tab ${at}${text && `, ${text}`})`, (model) => {
    const tab = tabOf(model, at);
    return tab ? run(model, tab) : false;
  });

const openFormOf = ({ document }: Tab) =>
  document.screen?.shown.kind === 'open' ? document.screen.shown : null;

function answer(model: LeadModel, tab: Tab, field: string, value: string | boolean): void {
  const form = openFormOf(tab);
  if (!form || !tab.document.answers) return;
  model.answers.typed(tab.document.answers, tab.form, field, value);
  runIn(tab.document, () => {
    form.handle.answer(field, value);
    if (field === 'agree') tab.app.session.setConsent(['draft'], value === true);
  });
}

/** A text that no other user types. */
const textOf = (model: LeadModel, tab: Tab, variant: number): string => {
  const user = tab.app.session.userId;
  return user === null ? `anonym${model.textCount++}` : `${user}-${variant}`;
};

export const type = (at: number, field: 'name' | 'note', variant: number): Step =>
  inTab('type', at, `${field} ${variant}`, (model, tab) => {
    if (!openFormOf(tab)?.isIdle) return false;
    answer(model, tab, field, textOf(model, tab, variant));
    return true;
  });

export const tick = (at: number, value: boolean): Step =>
  inTab('tick', at, String(value), (model, tab) => {
    if (!openFormOf(tab)?.isIdle) return false;
    answer(model, tab, 'agree', value);
    return true;
  });

/** Fills in what the form still requires, as somebody who wants to send it does. */
function complete(model: LeadModel, tab: Tab, user: string): void {
  const form = openFormOf(tab);
  if (!form) return;
  const needs = (field: string) => form.visible.has(field) && !form.handle.answerOf(field);
  if (needs('name')) answer(model, tab, 'name', textOf(model, tab, 1));
  if (needs('agree')) answer(model, tab, 'agree', true);
  if (needs('phone')) answer(model, tab, 'phone', phoneOf(user));
  if (needs('code')) answer(model, tab, 'code', '123456');
}

export const press = (
  at: number,
  taps: number,
  outcome: LeadOutcome,
  login: LoginOutcome,
  user: string,
): Step =>
  inTab('press', at, `${taps} taps, ${outcome}, login of ${user} ${login}`, async (model, tab) => {
    const form = openFormOf(tab);
    if (!form) return false;
    const { document, app } = tab;
    if (form.isIdle) complete(model, tab, user);
    // The last answer may have shown or hidden fields.
    await model.settle();
    const now = openFormOf(tab);
    if (!now) return false;
    Object.assign(model.server, { nextLead: outcome, nextLogin: login });
    const textIn = (field: string) => String(now.handle.answerOf(field) ?? '');
    const pressed: PressOfButton = {
      document: document.id,
      form: tab.form,
      answers: { name: textIn('name'), note: textIn('note') },
      user: app.session.userId ?? '',
      requests: 0,
    };
    for (let tap = 0; tap < taps; tap++) runIn(document, now.submit, pressed);
    if (taps > 1) model.count('step: press, several taps');
    await model.settle();
    Object.assign(model.server, { nextLead: 'ok', nextLogin: 'ok' });
    return true;
  });

export const restart = (at: number): Step =>
  inTab('restart', at, '', (model, tab) => {
    const shown = tab.document.screen?.shown;
    if (shown?.kind !== 'sent') return false;
    model.leads.restarted(tab.app.session.userId ?? '', tab.form);
    runIn(tab.document, shown.restart);
    return true;
  });

export const letGo = (at: number, isLost: boolean): Step =>
  step(isLost ? 'lose a held answer' : 'let a held answer go', `letGo(${at}, ${isLost})`, (model) => {
    const [held] = model.held.splice(at % Math.max(1, model.held.length), 1);
    held?.let(isLost);
    return held !== undefined;
  });

export const wait = (ms: number): Step => step('wait', `wait(${ms})`, async (model) => model.advance(ms));

export const jump = (ms: number): Step =>
  step(ms > 0 ? 'clock jumps ahead' : 'clock jumps back', `jump(${ms})`, async (model) => {
    model.time.origin += ms;
    model.leads.timePassed();
  });

export const storage = (mode: StorageMode): Step =>
  step(`storage: ${mode}`, `storage(${mode})`, (model) => {
    if (model.local.mode === mode) return false;
    model.setStorage(mode);
    return true;
  });

export const wipe = (what: 'local' | 'session'): Step =>
  step(`${what} storage is wiped`, `wipe(${what})`, (model) => {
    const areas = what === 'local' ? [model.local] : model.tabs.map(({ session }) => session);
    if (areas.every(({ map }) => map.size === 0)) return false;
    for (const { map } of areas) map.clear();
    if (what === 'local') model.leads.storageChanged(model.leads.isStorageReliable);
    return true;
  });

export const garbage = (key: string, text: string): Step =>
  step('garbage is stored', `garbage(${key}, ${text.slice(0, 20)})`, (model) => {
    if (!model.local.map.has(key)) return false;
    model.local.map.set(key, text);
    model.leads.storageChanged(model.leads.isStorageReliable);
    return true;
  });

export const leavePage = (at: number): Step =>
  inTab('leave the page', at, '', (model, tab) => {
    if (!tab.document.screen) return false;
    model.closeForm(tab);
    return true;
  });
export const openPage = (at: number, form: FormId): Step =>
  inTab('open a page', at, form, (model, tab) => {
    model.openForm(tab, form);
    return true;
  });

export const reload = (at: number): Step =>
  inTab('reload', at, '', async (model, tab) => {
    await model.leave(tab);
    await model.load(tab);
  });
export const kill = (at: number): Step =>
  inTab('kill', at, '', async (model, tab) => {
    model.kill(tab);
    await model.load(tab);
  });
export const openTab = (form: FormId): Step =>
  step('open a tab', `openTab(${form})`, async (model) => model.tabs.length < 3 && model.openTab(form));
export const closeTab = (at: number): Step =>
  inTab('close a tab', at, '', async (model, tab) => {
    if (model.tabs.length < 2) return false;
    await model.leave(tab);
    return model.tabs.splice(model.tabs.indexOf(tab), 1);
  });
export const hide = (at: number): Step => inTab('hide', at, '', async (model, tab) => model.hide(tab));
export const comeBack = (at: number): Step =>
  inTab('back/forward cache', at, '', async (model, tab) => {
    await model.hide(tab);
    await tab.document.dispatch('pageshow', { persisted: true });
  });

export const logIn = (at: number, user: string, outcome: LoginOutcome): Step =>
  inTab('log in', at, `${user}, ${outcome}`, async (model, tab) => {
    model.server.nextLogin = outcome;
    const phone = phoneOf(user);
    void runIn(tab.document, () => tab.app.call('loginSmsCode', { phone, code: '123456' }));
    await model.settle();
    model.server.nextLogin = 'ok';
  });
export const logOut = (at: number): Step =>
  inTab('log out', at, '', (_, tab) => {
    if (tab.app.session.userId === null) return false;
    runIn(tab.document, () => tab.app.session.logOut());
    return true;
  });
export const revoke = (user: string): Step =>
  step('tokens are revoked', `revoke(${user})`, (model) => model.server.revoke(user));
export const link = (at: number, user: string, kind: '_token' | 'mark' | 'markcode'): Step =>
  inTab(`link login by ${kind}`, at, user, async (model, tab) => {
    await model.leave(tab);
    await model.load(tab, `?${kind}=${kind === '_token' ? model.server.newToken(user) : user}`);
  });
export const choose = (at: number, login: 'current' | 'link'): Step =>
  inTab('choose a login', at, login, (_, tab) => {
    if (tab.app.session.otherLogin === null) return false;
    runIn(tab.document, () => tab.app.session.chooseLogin(login));
    return true;
  });
export const withdraw = (at: number): Step =>
  inTab('withdraw consent', at, '', (model, tab) => {
    runIn(tab.document, () => tab.app.withdrawConsent());
    model.leads.storageChanged(model.leads.isStorageReliable);
    return true;
  });
export const deploy = (at: number): Step =>
  inTab('a chunk is missing after a deploy', at, '', async (model, tab) => {
    model.deploys++;
    void runIn(tab.document, () => tab.app.pages.load('other').catch(() => undefined));
    await model.advance(1500);
  });
export const finishing = (how: FinishOutcome): Step =>
  step('the next page is set', `finishing(${how})`, (model) => {
    model.nextFinish = how;
    return true;
  });
