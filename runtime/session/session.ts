import { makeAutoObservable } from 'mobx';
import { listedAddress } from '../address/listed-address.ts';
import { resolveBrand } from '../brand/resolve-brand.ts';
import type { NativeIdentity } from '../bridge/decode-native-identity.ts';
import { osOf } from '../facts/device.ts';
import type { ServerAnswers, Situation } from '../facts/situation.ts';
import { channelOf, type Site } from '../site/site.ts';
import type { ClickIds, Consent, Login, OfferedLogin, SessionStart } from './session-values.ts';

/** MobX store of the visit: identity, channel, consents and results of calls. It does no I/O itself. */
export class Session {
  readonly site: Site;
  readonly clickIds: ClickIds;
  readonly zhijieBackUrl: string | null;
  deviceId: string;
  device: Situation['device'];
  userAgent: string;
  channel: string;
  /** Parameters of this arrival that have been removed from the address. */
  landing: Situation['query'];
  query: Situation['query'];
  offered: OfferedLogin | null;
  /** The login of a link, confirmed by the server, of another user than the current one: the visitor chooses (T2). */
  otherLogin: Login | null = null;
  consents: ReadonlySet<Consent>;
  token: string | null;
  userId: string | null;
  appName: string | null;
  appCompany: string | null;
  firstVisit: boolean;
  loginAddress: string | null;
  phoneMasked: string | null;
  answers: ServerAnswers = {};
  /** Whether there was a token before a mark login; null unless the decision that needed the login is still pending. */
  hadToken: boolean | null = null;

  constructor(site: Site, start: SessionStart) {
    this.site = site;
    this.clickIds = start.clickIds;
    this.zhijieBackUrl = start.zhijieBackUrl;
    this.deviceId = start.deviceId;
    this.device = start.device;
    this.userAgent = start.userAgent;
    this.landing = start.query;
    this.offered = start.offered;
    this.consents = new Set(start.consents);
    this.channel = start.channel;
    this.query = start.query;
    this.token = start.token;
    this.userId = start.userId;
    this.appName = start.appName;
    this.appCompany = start.appCompany;
    this.firstVisit = start.firstVisit;
    this.loginAddress = start.loginAddress;
    this.phoneMasked = start.phoneMasked;
    const fixed = { site: false, clickIds: false, zhijieBackUrl: false, landing: false } as const;
    makeAutoObservable(this, fixed, { autoBind: true });
  }

  /** The input of decisions. */
  get situation(): Situation {
    const { channel, query, appName, firstVisit, loginAddress, device, answers } = this;
    // A decision restarts after every call, and must see the token state that it started with.
    const token = this.hadToken ?? this.token !== null;
    return { channel, query, token, appName, firstVisit, loginAddress, device, answers };
  }

  /** The channel may be reported as active: the visitor has logged in or agreed to trackers. */
  get mayActivate(): boolean {
    return this.token !== null || this.consents.has('trackers');
  }

  get brand() {
    const { appCompany } = this;
    const appName = this.appName ?? this.appNameOfChannel();
    return resolveBrand(this.site, channelOf(this.site, this.channel), { appName, appCompany });
  }

  /** Name and company without the overrides of a native app (R-STATE 1). */
  get brandWithoutApp() {
    const none = { appName: null, appCompany: null };
    const { name, companyName } = resolveBrand(this.site, channelOf(this.site, this.channel), none);
    return { name, companyName };
  }

  /** The app name of an app channel (R-STATE 7, my_app_name); one that the app itself has stored wins. */
  private appNameOfChannel(): string | null {
    const { channelInfo } = this.answers;
    if (channelInfo === undefined || channelInfo === 'failed') return null;
    const onlyFor = Object.entries(this.site.facts.appName?.onlyFor ?? {});
    const isUsed = onlyFor.every(([fact, values]) => values.includes(channelInfo.facts[fact] ?? ''));
    return isUsed ? channelInfo.appName : null;
  }

  /** The address of zhijieBackUrl, or null where its host is not in `returnHosts` of site.json. */
  get returnUrl(): string | null {
    return listedAddress(this.zhijieBackUrl, this.site.settings.returnHosts);
  }

  /** City as the API names it, for texts; empty where unknown. */
  get city(): string {
    const { ipInfo } = this.answers;
    return ipInfo === undefined || ipInfo === 'failed' ? '' : ipInfo.name;
  }

  logIn(token: string, userId: string): void {
    // The number of another user is not shown to this one.
    if (userId !== this.userId) this.phoneMasked = null;
    this.token = token;
    this.userId = userId;
    this.hadToken = null;
    this.otherLogin = null;
    this.forget('user');
  }

  /** The page about a login of a link that had no effect: it was refused, or is another user's. */
  get linkLogin(): string | undefined {
    const { answers, otherLogin, site, token } = this;
    const pages = site.settings.linkLogin;
    if (token !== null) return otherLogin ? pages?.otherUser : undefined;
    return answers.mark === 'failed' || answers.markcode === 'failed' ? pages?.refused : undefined;
  }

  /** Another user is logged in than the login of the link is for: the visitor chooses (T2). */
  holdLogin(login: Login): void {
    this.otherLogin = login;
  }

  /** The visitor has chosen between the current login and that of the link, or has read that it was refused. */
  chooseLogin(login: 'current' | 'link'): void {
    const { otherLogin } = this;
    this.otherLogin = null;
    this.forget('mark');
    this.forget('markcode');
    if (login === 'link' && otherLogin) this.logIn(otherLogin.token, otherLogin.userId);
  }

  /** R-NAV 6: logs in by a mark while a decision is pending; `markVisited` completes that decision. */
  logInByMark(token: string, userId: string): void {
    const held = this.situation.token;
    this.logIn(token, userId);
    this.hadToken = held;
  }

  logOut(): void {
    this.token = null;
    this.userId = null;
    this.hadToken = null;
    this.forget('user');
  }

  /** Drops the token that the visit began with; a token that a mark login has set meanwhile stays. */
  clearToken(): void {
    if (this.hadToken === null) this.logOut();
    else this.hadToken = false;
  }

  setAnswer<S extends keyof ServerAnswers>(source: S, answer: NonNullable<ServerAnswers[S]>): void {
    this.answers = { ...this.answers, [source]: answer };
  }

  /** Allows a call to be made again: the user is checked at every visit, a failed request when the visitor retries. */
  forget(source: keyof ServerAnswers): void {
    const { [source]: _, ...rest } = this.answers;
    this.answers = rest;
    // No decision is pending any more: the mark's login becomes the session's.
    if (source === 'mark' || source === 'markcode') this.hadToken = null;
  }

  /** Sets the parameters of the current address; those of this arrival that were removed from it remain. */
  setQuery(query: Situation['query']): void {
    this.query = { ...this.landing, ...query };
  }

  /** Drops parameters of the arrival that were removed from the address: those named, or all. */
  forgetLanding(names?: readonly string[]): void {
    const isGone = (name: string) => names === undefined || names.some((one) => one === name);
    const rest = (query: Situation['query']) =>
      Object.fromEntries(Object.entries(query).filter(([name]) => !(name in this.landing && isGone(name))));
    this.query = rest(this.query);
    this.landing = rest(this.landing);
  }

  /** Ends the check of an offered login: logs in with it, or drops it (null). */
  settleOffer(login: Login | null): void {
    this.offered = null;
    if (login === null) return;
    this.logIn(login.token, login.userId);
    this.setAnswer('user', 'ok');
  }

  /** Applies what the native app reports about itself and its user (R-API, getToken). */
  applyApp(app: NativeIdentity): void {
    this.deviceId = app.deviceId ?? this.deviceId;
    this.userAgent = app.userAgent ?? this.userAgent;
    this.appName = app.appName ?? this.appName;
    this.appCompany = app.appCompany ?? this.appCompany;
    if (app.os !== null) this.device = { ...this.device, os: osOf[app.os] };
    if (app.token !== null) this.offered = { token: app.token, userId: app.userId ?? '', isFromApp: true };
  }

  /** Records a consent given or taken back. */
  setConsent(covers: readonly Consent[], ticked: boolean): void {
    const others = [...this.consents].filter((one) => !covers.includes(one));
    this.consents = new Set(ticked ? [...others, ...covers] : others);
  }

  /** Withdraws every consent, and logs out. */
  withdraw(): void {
    this.logOut();
    this.consents = new Set();
    this.phoneMasked = null;
  }

  rememberLogin(path: string): void {
    this.loginAddress = path;
  }

  markVisited(): void {
    this.firstVisit = true;
    this.hadToken = null;
  }

  setPhone(masked: string): void {
    this.phoneMasked = masked;
  }
}
