import type { Browser } from 'playwright-core';
import { phone, Visitor } from '../journeys/harness/visitor.ts';
import type { Flow } from './flows/flow.ts';
import { type FormSnapshot, formSnapshot, type Keeps } from './form-snapshot.ts';
import { observeNotices, type ShownNotice } from './notice-observer.ts';

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

/** One visitor of one cell, with everything that is judged later. */
export class Visit {
  readonly flow: Flow;
  readonly site: VisitedSite;
  /** Another tab of the same phone takes over where the first is killed. */
  visitor: Visitor;
  readonly arrival: Arrival;
  readonly notices: JudgedNotice[] = [];
  /** Signs that the fault happened, with their number. */
  readonly signs = new Map<string, number>();
  /** Other things that must not be, as the fault found them. */
  readonly complaints: string[] = [];
  /** Texts of errors that the fault or the harness itself causes; the first is that of a storage at about:blank. */
  readonly ownErrors: RegExp[] = [/Access is denied for this document/];
  #pending: Promise<unknown>[] = [];
  /** What the form showed before the press. */
  before: FormSnapshot = {};
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
    this.arrival = arrival;
  }

  static async begin(browser: Browser, site: VisitedSite, flow: Flow, arrival: Arrival): Promise<Visit> {
    const visitor = await Visitor.arrive(browser, site.port, {
      ...(flow.isLoggedIn && !arrival.byLink && { token: 'ok' }),
      ...(arrival.timeZone !== undefined && { timeZone: arrival.timeZone }),
    });
    const visit = new Visit(flow, site, visitor, arrival);
    if (flow.id === 'one-tap') await visitor.sandboxRun.set({ oneTap: { available: true, phone } });
    await visit.#watch();
    return visit;
  }

  async #watch(): Promise<void> {
    const { context } = this.visitor;
    await context.exposeBinding('reportNotice', (_source, notice: ShownNotice) => {
      const judged = this.hasArrived().then((hasArrived) => this.notices.push({ ...notice, hasArrived }));
      this.#pending.push(judged.catch(() => undefined));
    });
    await context.exposeBinding('reportFault', (_source, sign: string) => this.fired(sign));
    await context.addInitScript(observeNotices, this.flow.success);
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

  /** Compares what the form shows now with what it showed before the press. */
  async compareForm(keeps: Keeps): Promise<void> {
    this.screens.push({ before: this.before, after: await formSnapshot(this.visitor.page), keeps });
  }

  /** Waits until each notice has been compared with the ledger. */
  async noticesJudged(): Promise<void> {
    await Promise.all(this.#pending);
    this.#pending = [];
  }

  /** Whether the server has what the flow is for. Asks the server only. */
  async hasArrived(): Promise<boolean> {
    const { lead, id } = this.flow;
    if (lead) return (await this.visitor.sandboxRun.leads()).some(({ form }) => form === lead.form);
    if (id === 'valuation') return this.#showsServersEstimate();
    // The server knows the token with which the phone asks for its user: others are answered with 401.
    return (await this.visitor.sandboxRun.calls('/v3/user/get')).some(({ status }) => status === 200);
  }

  async #showsServersEstimate(): Promise<boolean> {
    const [call] = await this.visitor.sandboxRun.calls(estimateCall);
    if (!call) return false;
    const { model = '', registered = '', mileage = '', area = '' } = call.body;
    const { data } = await this.#post(estimateCall, { model, registered, mileage, area });
    const yuan = (amount: number) => amount.toLocaleString('en-US');
    const { low = 0, high = 0 } = (data ?? {}) as { low?: number; high?: number };
    const range = this.visitor.page.locator('main', { hasText: `${yuan(low)}–${yuan(high)}` });
    return range.waitFor({ timeout: 5000 }).then(
      () => low > 0,
      () => false,
    );
  }

  /** A call of the judge's own, in a sandbox run of its own: it must not be in this visitor's ledger. */
  async #post(path: string, fields: Record<string, string>): Promise<{ data?: unknown }> {
    const answer = await fetch(`http://127.0.0.1:${this.site.port}/api${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { cookie: 'sandbox_run=fault-matrix-judge' },
    });
    return (await answer.json().catch(() => ({}))) as { data?: unknown };
  }
}
