import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { phone, Visitor } from '../journeys/harness/visitor.ts';
import type { Flow } from './flows/flow.ts';
import { documentNumber, type FormSnapshot, formSnapshot, type Keeps, lostAnswers } from './form-snapshot.ts';
import { receivedWords } from './judge.ts';
import { type NoticeWords, noticesNow, observeNotices, type ShownNotice } from './notice-observer.ts';

/** A site for the visitor; only that of the matrix can advance its server's time. */
export interface VisitedSite {
  port: number;
  advance?(run: string, ms: number): void;
  /** Stops the server; the returned function starts it again. */
  stop?(): Promise<() => Promise<void>>;
}

/** A notice, and what the ledger had when it was shown. */
export interface JudgedNotice extends ShownNotice {
  /** The flow has arrived: its lead is stored, the token is valid, or the estimate is the server's. */
  hasArrived: boolean;
}

export interface Arrival {
  /** Added to the flow's path. */
  query?: string;
  timeZone?: string;
  /** Logs in by a link instead of a stored token: for phones without storage. */
  byLink?: boolean;
}

const estimateCall = '/v1/car/valuation';

/** How often the ledger is asked about a notice, a tenth of a second apart. */
const mostAsked = 200;

/** One visitor of one cell, with everything that is judged later. */
export class Visit {
  readonly flow: Flow;
  readonly site: VisitedSite;
  /** Another tab of the same phone takes over where the first is killed. */
  visitor: Visitor;
  /** Every tab of the phone. */
  readonly tabs: Visitor[];
  readonly arrival: Arrival;
  readonly notices: JudgedNotice[] = [];
  /** Signs that the fault happened, with their number. */
  readonly signs = new Map<string, number>();
  /** Other things that must not be, as the fault found them. */
  readonly complaints: string[] = [];
  /** Texts of errors that the fault or the harness itself causes; the first is that of a storage at about:blank. */
  readonly ownErrors: RegExp[] = [/Access is denied for this document/];
  private pending: Promise<unknown>[] = [];
  /** What the form showed before the press, and its document. */
  before: FormSnapshot = {};
  private documentBefore = 0;
  /** The fault takes the storage away: no draft outlives the document. */
  storesNothing = false;
  /** The form is open in another tab, too: what that tab sends replaces it by its draft. */
  isShared = false;
  /** Whether the form asked for the number, at each press. */
  readonly numberAsked: boolean[] = [];
  readonly screens: { before: FormSnapshot; after: FormSnapshot; keeps: Keeps }[] = [];
  /** Pages from which the visitor had to go back to the form. */
  readonly detours: string[] = [];
  /** Ends the fault. */
  onMend: (() => unknown) | undefined;
  /** Whether the server had it when the visit ended; undefined: it has not ended. */
  arrivedAtEnd: boolean | undefined;
  /** How often the visitor has applied on purpose. */
  applications = 1;

  private constructor(flow: Flow, site: VisitedSite, visitor: Visitor, arrival: Arrival) {
    this.flow = flow;
    this.site = site;
    this.visitor = visitor;
    this.tabs = [visitor];
    this.arrival = arrival;
  }

  static async begin(browser: Browser, site: VisitedSite, flow: Flow, arrival: Arrival): Promise<Visit> {
    const visitor = await Visitor.arrive(browser, site.port, {
      ...(flow.isLoggedIn && !arrival.byLink && { token: 'ok' }),
      ...(arrival.timeZone !== undefined && { timeZone: arrival.timeZone }),
    });
    const visit = new Visit(flow, site, visitor, arrival);
    if (flow.id === 'one-tap') await visitor.sandboxRun.set({ oneTap: { available: true, phone } });
    await visit.watch();
    return visit;
  }

  private async watch(): Promise<void> {
    const { context } = this.visitor;
    await context.exposeBinding('reportNotice', (_source, notice: ShownNotice) => {
      this.pending.push(this.judge([notice]));
    });
    await context.exposeBinding('reportFault', (_source, sign: string) => this.fired(sign));
    const words: NoticeWords = { success: this.flow.success, received: receivedWords.source };
    await context.addInitScript(observeNotices, words);
  }

  /** Opens another tab of the same phone. */
  async openTab(): Promise<Visitor> {
    const tab = await this.visitor.anotherTab();
    this.tabs.push(tab);
    return tab;
  }

  /** The address at which the visit starts. */
  get address(): string {
    const mark = this.flow.isLoggedIn && this.arrival.byLink ? `mark=sandbox-mark-${phone}` : '';
    const query = [this.arrival.query ?? '', mark].filter((one) => one !== '').join('&');
    return this.flow.path + (query && `?${query}`);
  }

  /** Notes that the fault has happened. */
  fired(sign: string): void {
    this.signs.set(sign, (this.signs.get(sign) ?? 0) + 1);
  }

  /** Notes what the form shows: every answer that is given must be there later. */
  async rememberForm(): Promise<void> {
    const { page } = this.visitor;
    this.before = await formSnapshot(page);
    this.documentBefore = await documentNumber(page);
  }

  /** Whether the form that was remembered was in this document. */
  isSameDocument = async (): Promise<boolean> =>
    (await documentNumber(this.visitor.page)) === this.documentBefore;

  /** What must be left of the answers: all of them in the same document, after a reload what a draft has. */
  async keepsNow(): Promise<Keeps> {
    if (!this.isShared && (await this.isSameDocument())) return 'document';
    return this.flow.hasConsent && !this.storesNothing ? 'draft' : 'none';
  }

  /**
   * Compares what the form shows now with what it showed before the press.
   * @param patienceMs - the names of restored places and models come with their lists
   */
  async compareForm(keeps: Keeps, patienceMs = 0): Promise<void> {
    const until = Date.now() + patienceMs;
    const isReopened = keeps === 'draft';
    let after = await formSnapshot(this.visitor.page, isReopened);
    while (Date.now() < until && lostAnswers(this.before, after, keeps).length > 0) {
      await pause(100);
      after = await formSnapshot(this.visitor.page, isReopened);
    }
    this.screens.push({ before: this.before, after, keeps });
  }

  /** Judges what is on the screen now: a notice may have become wrong since it appeared. */
  async judgeShown(): Promise<void> {
    const shown = await this.visitor.page.evaluate(noticesNow).catch(() => []);
    const other = shown.find(({ kind, text }) => kind === 'notice' && !receivedWords.test(text));
    if (other && shown.some(({ kind }) => kind === 'success'))
      this.complaints.push(`"${other.text}" is shown beside the success`);
    if (shown.length > 0) await this.judge(shown);
  }

  /** Asks the ledger about these notices; while the server is stopped, its ledger stays as it is. */
  private async judge(shown: readonly ShownNotice[]): Promise<void> {
    for (let tries = 0; tries < mostAsked; tries++) {
      const hasArrived = await this.hasArrived().catch(() => null);
      if (hasArrived !== null) {
        this.notices.push(...shown.map((notice) => ({ ...notice, hasArrived })));
        return;
      }
      await pause(100);
    }
    this.complaints.push(
      `the ledger could not be asked about "${shown.map(({ text }) => text).join(' | ')}"`,
    );
  }

  /** Waits until each notice has been compared with the ledger. */
  async noticesJudged(): Promise<void> {
    while (this.pending.length > 0) await Promise.all(this.pending.splice(0));
  }

  /** Whether the server has what the flow is for. Asks the server only. */
  async hasArrived(): Promise<boolean> {
    const { lead, estimateOf } = this.flow;
    const { sandboxRun } = this.visitor;
    if (lead)
      return (await sandboxRun.leads()).filter(({ form }) => form === lead.form).length >= this.applications;
    if (estimateOf) return this.showsEstimateOf(estimateOf);
    // The server knows the token with which the phone asks for its user: others are answered with 401.
    return (await sandboxRun.calls('/v3/user/get')).some(({ status }) => status === 200);
  }

  /** Whether the server has received what the visitor has typed, and the page shows the server's estimate of that. */
  private async showsEstimateOf(typed: Readonly<Record<string, string>>): Promise<boolean> {
    const calls = await this.visitor.sandboxRun.calls(estimateCall);
    const isTyped = (body: Record<string, string>) =>
      Object.entries(typed).every(([name, value]) => body[name] === value);
    if (!calls.some(({ status, body }) => status === 200 && isTyped(body))) return false;
    const { data } = await this.post(estimateCall, typed);
    const yuan = (amount: number) => amount.toLocaleString('en-US');
    const { low = 0, high = 0 } = (data ?? {}) as { low?: number; high?: number };
    const range = this.visitor.page.locator('main', { hasText: `${yuan(low)}–${yuan(high)}` });
    return range.waitFor({ timeout: 1000 }).then(
      () => low > 0,
      () => false,
    );
  }

  /** A call of the judge's own, in a sandbox run of its own: it must not be in this visitor's ledger. */
  private async post(path: string, fields: Readonly<Record<string, string>>): Promise<{ data?: unknown }> {
    const answer = await fetch(`http://127.0.0.1:${this.site.port}/api${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { cookie: 'sandbox_run=fault-matrix-judge' },
    });
    return (await answer.json().catch(() => ({}))) as { data?: unknown };
  }
}
