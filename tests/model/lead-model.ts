import { reaction } from 'mobx';
import { toldResponse } from '../../runtime/index.ts';
import { AnswerOracle } from './answer-oracle.ts';
import { activity, runIn, runningPress, setTime, settle } from './browser-globals.ts';
import { FakeDocument } from './fake-document.ts';
import { FakeLocks } from './fake-locks.ts';
import { type Delivery, FakeServer, users } from './fake-server.ts';
import { StorageArea, type StorageMode } from './fake-storage.ts';
import { FormScreen, startApp } from './form-screen.ts';
import { forms } from './forms.ts';
import { type Intention, LeadOracle, type LeadRequest, type Press } from './oracle.ts';
import type { PhoneKind } from './phone-kind.ts';
import { VirtualTime } from './virtual-time.ts';

type App = ReturnType<typeof startApp>;
export type FormId = keyof typeof forms;
export interface Tab {
  session: StorageArea;
  document: FakeDocument;
  app: App;
  form: FormId;
}
/** A request whose answer has not been let go yet. */
interface Held {
  let(isLost: boolean): void;
}
export type FinishOutcome = 'leaves' | 'held' | 'fails';

/** 2026-10-31 in New York: one day before the end of summer time. */
const start = Date.UTC(2026, 9, 31, 15, 59);

/** A phone with its tabs, its server and its judges. */
export class LeadModel {
  readonly time = new VirtualTime(start);
  readonly local = new StorageArea();
  readonly server = new FakeServer();
  readonly counts: Map<string, number>;
  readonly leads: LeadOracle;
  readonly answers: AnswerOracle;
  readonly tabs: Tab[] = [];
  readonly held: Held[] = [];
  nextFinish: FinishOutcome = 'leaves';
  textCount = 0;
  /** Builds that the server has had. */
  deploys = 1;
  readonly #kind: PhoneKind;
  readonly #locks = new FakeLocks();
  readonly #leaving: { tab: Tab; isReload: boolean }[] = [];
  readonly #unheard: { by: FakeDocument; area: StorageArea; key: string | null }[] = [];
  #documents = 0;
  #error: unknown = null;

  constructor(kind: PhoneKind, counts: Map<string, number>) {
    this.#kind = kind;
    this.counts = counts;
    setTime(this.time);
    const count = (name: string) => this.count(name);
    this.leads = new LeadOracle(kind.hasLocks, () => this.time.wall, count);
    this.answers = new AnswerOracle(() => this.leads.isStorageReliable, count);
  }

  count(name: string): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }

  async start(): Promise<void> {
    const [user] = users;
    if (this.#kind.isLoggedIn) {
      this.local.map.set('access_token', this.server.newToken(user.id));
      this.local.map.set('user_id', user.id);
    }
    for (let tab = 0; tab < this.#kind.tabs; tab++)
      await this.openTab(this.#kind.isLoggedIn ? 'package' : 'simple');
  }

  async openTab(form: FormId): Promise<Tab> {
    const tab = { session: new StorageArea(), form } as Tab;
    tab.session.mode = this.local.mode;
    await this.load(tab);
    this.tabs.push(tab);
    return tab;
  }

  /** Loads a document into a tab: the form's page, or the page of a link with a login. */
  async load(tab: Tab, search = ''): Promise<void> {
    const document = new FakeDocument({
      id: this.#documents++,
      search,
      local: this.local,
      session: tab.session,
      locks: this.#kind.hasLocks ? (holder) => this.#locks.managerOf(holder) : null,
      send: (from, request) => this.#send(from, request),
      changed: (by, area, key) => this.#unheard.push({ by, area, key }),
      leave: (_, isReload) => this.#leaving.push({ tab, isReload }),
    });
    Object.assign(document.view, {
      modelRouter: { goTo: async () => this.closeForm(tab), load: async () => undefined },
    });
    tab.document = document;
    tab.app = startApp(document);
    tab.app.freeze = () => this.closeForm(tab);
    document.answers = this.answers.documentOpened(tab.app.session.userId ?? '', () => document.isAlive);
    reaction(
      () => tab.app.session.userId,
      () => this.#noteUser({ ...tab, document }),
    );
    if (search !== '') {
      const location = { route: 'formPackage', outcome: null };
      await runIn(document, () => tab.app.controller.resolve(location, search, () => true));
    }
    this.openForm(tab, tab.form);
    await this.settle();
  }

  openForm(tab: Tab, form: FormId): void {
    this.closeForm(tab);
    this.#noteUser(tab);
    const { document, app } = tab;
    tab.form = form;
    if (document.answers) this.answers.formOpened(document.answers, form);
    document.screen = new FormScreen(document, app, forms[form], (outcome) => this.#finish(tab, outcome));
  }

  closeForm({ document }: Tab): void {
    document.screen?.unmount();
    document.screen = null;
    if (document.answers) this.answers.formClosed(document.answers);
  }

  /** The document ends without an event. */
  kill({ document }: Tab): void {
    document.isAlive = false;
    this.#locks.end(document);
  }

  /** The document ends as a visitor ends it: with the events of a page that is left. */
  async leave(tab: Tab): Promise<void> {
    await this.hide(tab);
    this.kill(tab);
  }

  async hide({ document }: Tab): Promise<void> {
    await document.dispatch('visibilitychange');
    await document.dispatch('pagehide');
  }

  setStorage(mode: StorageMode): void {
    for (const area of [this.local, ...this.tabs.map(({ session }) => session)]) area.mode = mode;
    this.leads.storageChanged(mode === 'working');
  }

  async advance(ms: number): Promise<void> {
    await this.time.advance(ms, settle);
    this.leads.timePassed();
    await this.settle();
  }

  /** Until nothing happens any more; then everything that is shown is judged. */
  async settle(): Promise<void> {
    await settle();
    for (let next = this.#unheard.shift(); next; next = this.#unheard.shift()) await this.#hear(next);
    for (let next = this.#leaving.shift(); next; next = this.#leaving.shift()) {
      this.kill(next.tab);
      if (next.isReload) this.count('step: a deploy reloads the page');
      await this.load(next.tab);
    }
    if (this.#error !== null) throw this.#error;
    for (const tab of this.tabs) this.#look(tab);
  }

  async #hear({ by, area, key }: { by: FakeDocument; area: StorageArea; key: string | null }): Promise<void> {
    if (!this.#kind.hasStorageEvents || area !== this.local) return;
    for (const { document } of this.tabs) {
      if (document !== by && document.isAlive) await document.dispatch('storage', { key });
    }
  }

  #noteUser({ document, app }: Tab): void {
    if (document.answers) this.answers.userChanged(document.answers, app.session.userId ?? '');
  }

  #look(tab: Tab): void {
    this.#noteUser(tab);
    const { document, app, form } = tab;
    const { phoneMasked, userId } = app.session;
    const shown = document.screen?.shown;
    if (!shown || !document.answers) return;
    this.#lookAtReceipt(tab);
    if (shown.kind === 'sent') this.leads.shownAsSent(userId ?? document.answers.lastUser, form);
    else {
      const ids = forms[form].fields.map(({ id }) => [id, shown.handle.answerOf(id)]);
      this.answers.shown(document.answers, form, Object.fromEntries(ids));
    }
    if (phoneMasked !== null) this.answers.phoneShown(document.answers, phoneMasked, phoneOf(userId ?? ''));
  }

  /** What a destination tells of the form (renderer/blocks-content/use-lead-response.ts). */
  #lookAtReceipt({ document, app, form }: Tab): void {
    const userId = app.session.userId ?? '';
    // As the form read it last: to read it once more is a step of its own, which may store it.
    const response = toldResponse(document.screen?.lead ?? null, userId);
    if (response?.code === 200) this.leads.receiptShown(userId, form, response.requestId);
  }

  async #finish(tab: Tab, outcome: string): Promise<boolean> {
    const press = runningPress();
    const user = tab.app.session.userId ?? tab.document.answers?.lastUser ?? '';
    this.#judge(() => {
      if (!press) throw new Error('a page is finished without a press');
      if (press.requests === 0) press.user = user;
      if (outcome === 'formSaved') this.leads.toldSuccess(press);
    });
    const how = this.nextFinish;
    this.nextFinish = 'leaves';
    this.count(`next page: ${how}`);
    if (how === 'fails') throw new Error('the next page cannot be loaded');
    if (how === 'leaves') this.closeForm(tab);
    return how === 'leaves';
  }

  /** A violation in code that the client has called: the client may catch it, the run must not. */
  #judge(run: () => void): void {
    try {
      run();
    } catch (error) {
      this.#error ??= error;
    }
  }

  async #send(document: FakeDocument, request: Request | string): Promise<Response> {
    activity.count++;
    if (typeof request === 'string') return this.#sendOther(request);
    const { pathname } = new URL(request.url);
    const body = Object.fromEntries(new URLSearchParams(await request.text()));
    activity.count++;
    const received = { path: pathname.replace(/^\/api/, ''), body };
    const press = runningPress();
    let intention: Intention | null = null;
    let isOver = false;
    const isPending = () => !isOver && document.isAlive && !request.signal.aborted;
    const handling = this.server.handle(received, {
      requested: (user, outcome) => {
        this.count(`lead: ${outcome}`);
        const lead: LeadRequest = {
          requestId: body.request_id ?? '',
          fields: body.fields ?? '',
          number: this.leads.requests + 1,
          document: document.id,
        };
        intention = this.#requested(document, press, user, lead, isPending);
        return { commit: () => this.#commit(intention, lead) };
      },
    });
    return new Promise((resolve, reject) => {
      const deliver = (delivery: Delivery) => {
        if (!isPending()) return;
        isOver = true;
        activity.count++;
        const code = delivery && /^\uFEFF?\{"code":"?(200|4220)\b.*\}$/.exec(delivery.body)?.[1];
        const isAnswer = code && delivery.status === 200 && delivery.type === 'application/json';
        if (isAnswer && intention)
          this.leads.answered(intention, document.id, body.fields ?? '', code === '200');
        if (delivery === null) reject(new TypeError('Failed to fetch'));
        else
          resolve(
            new Response(delivery.body, {
              status: delivery.status,
              headers: { 'content-type': delivery.type },
            }),
          );
      };
      const { later } = handling;
      if (later === undefined) return deliver(handling.deliver ?? null);
      this.held.push({
        let: (isLost) => {
          const delivery = later();
          deliver(isLost ? null : delivery);
        },
      });
    });
  }

  #requested(
    { answers }: FakeDocument,
    press: Press | null,
    user: string,
    lead: LeadRequest,
    isPending: () => boolean,
  ): Intention | null {
    let intention: Intention | null = null;
    this.#judge(() => {
      if (!press) throw new Error('a lead is sent without a press');
      if (answers) this.answers.sent(answers, user, lead.fields);
      intention = this.leads.requested(press, user, lead, isPending);
    });
    return intention;
  }

  #commit(intention: Intention | null, lead: LeadRequest): void {
    this.#judge(() => {
      if (intention) this.leads.committed(intention, lead);
    });
  }

  /** A page that the server lacks after a deploy, its current HTML, and the analytics host. */
  async #sendOther(address: string): Promise<Response> {
    if (address.startsWith('/config/pages/')) return new Response('', { status: 404 });
    if (address.includes('m.example/')) return new Response(`v${this.deploys}`);
    this.#judge(() => this.leads.conversionReported(runningPress()?.user ?? ''));
    return new Response('');
  }
}

export const phoneOf = (user: string): string => users.find(({ id }) => id === user)?.phone ?? '';
