import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createApiClient,
  type KnownLead,
  SafeStorage,
  type Session,
  startSession,
  Visit,
} from '../../runtime/effects/index.ts';
import type { Site } from '../../runtime/index.ts';

/** Storage as a browser has it, in memory. */
export class MemoryStorage implements Storage {
  readonly map = new Map<string, string>();
  get length(): number {
    return this.map.size;
  }
  clear(): void {
    this.map.clear();
  }
  getItem(key: string): string | null {
    return this.map.get(key) ?? null;
  }
  key(index: number): string | null {
    return [...this.map.keys()][index] ?? null;
  }
  removeItem(key: string): void {
    this.map.delete(key);
  }
  setItem(key: string, value: string): void {
    this.map.set(key, value);
  }
}

/** The parts of a window that the effects use. */
export function fakeView(search = '', native?: object) {
  const view = {
    location: {
      search,
      origin: 'https://m.example',
      pathname: '/login',
      hash: '',
      href: `https://m.example/login${search}`,
    },
    history: {
      state: null,
      replaceState: (_state: unknown, _title: string, address: string) => {
        const url = new URL(address, 'https://m.example');
        Object.assign(view.location, { search: url.search, href: url.href });
      },
    },
    navigator: { userAgent: 'Mozilla/5.0 (iPhone) MicroMessenger/8.0' },
    document: { referrer: 'https://ads.example/' },
    localStorage: new MemoryStorage(),
    sessionStorage: new MemoryStorage(),
    addEventListener: () => {},
    removeEventListener: () => {},
    ...(native && { flutter_inappwebview: native }),
  };
  return view as typeof view & Window;
}

export interface Call {
  path: string;
  type: string;
  body: Record<string, string>;
}
type Answer = (call: Call, response: ServerResponse) => void | Promise<void>;

/** An API over real HTTP that records its calls; `answers` may be changed between them. */
export class FakeApi {
  readonly calls: Call[] = [];
  readonly answers = new Map<string, Answer>();
  readonly #server: Server;
  base = '';

  constructor() {
    this.#server = createServer((request, response) => void this.#handle(request, response));
  }
  async start(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve);
    });
    this.base = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/api`;
  }
  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
  /** From now on `path` returns this envelope. */
  json(path: string, body: unknown, status = 200): void {
    this.text(path, JSON.stringify(body), status);
  }
  text(path: string, body: string | Buffer, status = 200, type = 'application/json'): void {
    this.answers.set(path, (_, response) => {
      response.writeHead(status, { 'content-type': type }).end(body);
    });
  }
  pathsCalled(): string[] {
    return this.calls.map(({ path }) => path);
  }
  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = (request.url ?? '').replace(/^\/api/, '');
    const body = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
    const call = { path, type: `${request.method} ${request.headers['content-type']}`, body };
    this.calls.push(call);
    const answer = this.answers.get(path);
    if (answer) await answer(call, response);
    else response.writeHead(404).end();
  }
}

/** A session, with its dependencies, against an API. */
export function fakeSession(site: Site, fake: FakeApi, { search = '', timeoutMs = 5000 } = {}) {
  const view = fakeView(search);
  const storage = new SafeStorage(view);
  const session: Session = startSession(site, storage, view);
  const unauthorized: number[] = [];
  const api = createApiClient({
    base: fake.base,
    timeoutMs,
    commonFields: () => ({ _token: session.token ?? '', flag: '2' }),
    onUnauthorized: () => unauthorized.push(1),
  });
  const reports: string[] = [];
  const sendTrackers = () => reports.push('formConfirmed');
  const leads = new Map<string, KnownLead>();
  return {
    site,
    view,
    storage,
    session,
    api,
    leads,
    unauthorized,
    visit: new Visit(),
    reports,
    sendTrackers,
  };
}
