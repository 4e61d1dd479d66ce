// The product API as its requirements promise it: a lead is stored once for each user and request id, and a resend
// replaces its answers (docs/advertising.md). It knows HTTP only, and imports nothing of the client or of the sandbox.

/** What happens to a request to store a lead; `After`: the lead was stored. */
export const leadOutcomes = [
  'ok',
  'okAsText',
  'okWithBom',
  'duplicated',
  'refused',
  'lostBefore',
  'lostAfter',
  'error500Before',
  'error502After',
  'htmlBefore',
  'htmlAfter',
  'truncatedAfter',
  'emptyAfter',
  'nullAfter',
  'codelessBefore',
  'unauthorized',
  'forbidden',
  'slowBefore',
  'slowAfter',
] as const;
export type LeadOutcome = (typeof leadOutcomes)[number];
export type LoginOutcome = 'ok' | 'lost' | 'wrongCode' | 'html' | 'noToken' | 'slow';

export interface User {
  id: string;
  phone: string;
}
export const users: readonly [User, User] = [
  { id: '1001', phone: '13800000001' },
  { id: '1002', phone: '13800000002' },
];

/** What the phone gets: a response, or a network error (null). */
export type Delivery = { status: number; type: string; body: string } | null;
export interface Received {
  path: string;
  body: Readonly<Record<string, string>>;
}
/** What the server does with a request; `later` is what happens when a slow answer is let go. */
export interface Handling {
  deliver?: Delivery;
  later?: () => Delivery;
}
export interface LeadObserver {
  /** @returns called when the lead is stored, and when a response that is an answer reaches the phone */
  requested(user: string, outcome: LeadOutcome): { commit(): void };
}

const json = (code: number | string, data: unknown = {}): Delivery => ({
  status: 200,
  type: 'application/json',
  body: JSON.stringify({ code, msg: '', data }),
});
const html: Delivery = { status: 200, type: 'text/html', body: '<html>{"code":200}</html>' };
const raw = (body: string, status = 200): Delivery => ({ status, type: 'application/json', body });

export class FakeServer {
  nextLead: LeadOutcome = 'ok';
  nextLogin: LoginOutcome = 'ok';
  readonly #tokens = new Map<string, string>();
  #tokenCount = 0;

  /** A valid token of a user. */
  newToken(user: string): string {
    const token = `token-${user}-${this.#tokenCount++}`;
    this.#tokens.set(token, user);
    return token;
  }
  revoke(user: string): boolean {
    const tokens = [...this.#tokens].filter(([, one]) => one === user);
    for (const [token] of tokens) this.#tokens.delete(token);
    return tokens.length > 0;
  }
  userOf = ({ body }: Received): string | undefined => this.#tokens.get(body._token ?? '');

  handle(received: Received, observer: LeadObserver): Handling {
    const { path } = received;
    if (path === '/v1/user/loginSmsCode') return this.#logIn(received);
    if (path === '/v1/user/loginMark' || path === '/v3/user/loginMarkCode')
      return this.#logInByMark(received);
    const user = this.userOf(received);
    if (path === '/v3/user/get' || path === '/v3/user/formSave') {
      if (user === undefined) return { deliver: raw('{"code":401}', 401) };
      if (path === '/v3/user/get') return { deliver: json(200, { id: user }) };
      return this.#saveLead(user, observer);
    }
    return { deliver: json(200) };
  }

  #logIn({ body }: Received): Handling {
    const outcome = this.nextLogin;
    this.nextLogin = 'ok';
    const user = users.find(({ phone }) => phone === body.phone);
    if (!user || outcome === 'wrongCode') return { deliver: json(4001) };
    if (outcome === 'lost') return { deliver: null };
    if (outcome === 'html') return { deliver: html };
    if (outcome === 'noToken') return { deliver: json(200) };
    const answer = () => json(200, { access_token: this.newToken(user.id), userinfo: { id: user.id } });
    return outcome === 'slow' ? { later: answer } : { deliver: answer() };
  }

  #logInByMark({ body }: Received): Handling {
    const user = users.find(({ id }) => id === (body.mark ?? body.markcode));
    const answer = (id: string) => json(200, { access_token: this.newToken(id), userinfo: { id } });
    return { deliver: user ? answer(user.id) : json(4011) };
  }

  #saveLead(user: string, observer: LeadObserver): Handling {
    const outcome = this.nextLead;
    this.nextLead = 'ok';
    const { commit } = observer.requested(user, outcome);
    const isStored = outcome.endsWith('After') || outcome.startsWith('ok') || outcome === 'duplicated';
    if (isStored) commit();
    if (outcome === 'duplicated') commit();
    if (outcome === 'slowAfter') return { later: () => json(200) };
    if (outcome === 'slowBefore') {
      return {
        later: () => {
          commit();
          return json(200);
        },
      };
    }
    return { deliver: deliveries[outcome] };
  }
}

const deliveries: Record<Exclude<LeadOutcome, 'slowBefore' | 'slowAfter'>, Delivery> = {
  ok: json(200),
  okAsText: json('200'),
  okWithBom: raw('\uFEFF{"code":200,"msg":"","data":{}}'),
  duplicated: json(200),
  refused: json(4220),
  lostBefore: null,
  lostAfter: null,
  error500Before: raw('{"code":200}', 500),
  error502After: raw('', 502),
  htmlBefore: html,
  htmlAfter: html,
  truncatedAfter: raw('{"code":200,"ms'),
  emptyAfter: raw(''),
  nullAfter: raw('null'),
  codelessBefore: raw('{"msg":"ok","data":{}}'),
  unauthorized: raw('{"code":401}', 401),
  forbidden: raw('{"code":200}', 403),
};
