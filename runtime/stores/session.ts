import { makeAutoObservable } from 'mobx';
import { resolveBrand } from '../resolve-brand.ts';
import { channelOf, type Site } from '../site.ts';
import type { ServerAnswers, Situation } from '../situation.ts';

/** What a session starts with: what was stored, what the address says, what the device is. */
export interface SessionStart
  extends Pick<Situation, 'channel' | 'query' | 'firstVisit' | 'loginAddress' | 'device'> {
  token: string | null;
  userId: string | null;
  deviceId: string;
  appName: string | null;
  appCompany: string | null;
  phoneMasked: string | null;
}

/** Identity, channel and server answers of this visit. It neither fetches nor stores: effects do, and tell it. */
export class Session {
  readonly site: Site;
  readonly deviceId: string;
  readonly device: Situation['device'];
  channel: string;
  query: Situation['query'];
  token: string | null;
  userId: string | null;
  appName: string | null;
  appCompany: string | null;
  firstVisit: boolean;
  loginAddress: string | null;
  phoneMasked: string | null;
  answers: ServerAnswers = {};
  /** Whether a token was held before a mark logged in; null unless the decision that asked for it is under way. */
  heldBefore: boolean | null = null;

  constructor(site: Site, start: SessionStart) {
    this.site = site;
    this.deviceId = start.deviceId;
    this.device = start.device;
    this.channel = start.channel;
    this.query = start.query;
    this.token = start.token;
    this.userId = start.userId;
    this.appName = start.appName;
    this.appCompany = start.appCompany;
    this.firstVisit = start.firstVisit;
    this.loginAddress = start.loginAddress;
    this.phoneMasked = start.phoneMasked;
    makeAutoObservable(this, { site: false, deviceId: false, device: false }, { autoBind: true });
  }

  /** What decisions are made from. */
  get situation(): Situation {
    const { channel, query, appName, firstVisit, loginAddress, device, answers } = this;
    // A decision starts again after every answer: it must meet the token that it has started with.
    const token = this.heldBefore ?? this.token !== null;
    return { channel, query, token, appName, firstVisit, loginAddress, device, answers };
  }

  get brand() {
    return resolveBrand(this.site, channelOf(this.site, this.channel), this);
  }

  /** City as the API names it, for texts. */
  get city(): string {
    const { ipInfo } = this.answers;
    return ipInfo === undefined || ipInfo === 'failed' ? '' : ipInfo.name;
  }

  logIn(token: string, userId: string): void {
    this.token = token;
    this.userId = userId;
    this.heldBefore = null;
    this.forget('user');
  }

  /** R-NAV 6: a mark logs in while a decision waits for it; `markVisited` is that decision carried out. */
  logInByMark(token: string, userId: string): void {
    const held = this.situation.token;
    this.logIn(token, userId);
    this.heldBefore = held;
  }

  logOut(): void {
    this.token = null;
    this.userId = null;
    this.heldBefore = null;
    this.forget('user');
  }

  /** Lets go of the token that the visit came with; one that a mark has put in its place meanwhile is kept. */
  clearToken(): void {
    if (this.heldBefore === null) this.logOut();
    else this.heldBefore = false;
  }

  answered<S extends keyof ServerAnswers>(source: S, answer: NonNullable<ServerAnswers[S]>): void {
    this.answers = { ...this.answers, [source]: answer };
  }

  /** Lets a call be made again: the user is checked at every visit, a failed look-up when the visitor retries. */
  forget(source: keyof ServerAnswers): void {
    const { [source]: _, ...rest } = this.answers;
    this.answers = rest;
    // No decision waits for that mark any more: its login is the session's.
    if (source === 'mark' || source === 'markcode') this.heldBefore = null;
  }

  visit(query: Situation['query']): void {
    this.query = query;
  }

  rememberLogin(path: string): void {
    this.loginAddress = path;
  }

  markVisited(): void {
    this.firstVisit = true;
    this.heldBefore = null;
  }

  keepPhone(masked: string): void {
    this.phoneMasked = masked;
  }
}
