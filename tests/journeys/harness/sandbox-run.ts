/** A client of one sandbox run: sets its city, flags and faults, and reads its ledgers. */
export class SandboxRunClient {
  /** Value of the cookie `sandbox_run`. */
  readonly id = `journey-${crypto.randomUUID()}`;
  readonly #origin: string;

  constructor(port: number) {
    this.#origin = `http://127.0.0.1:${port}`;
  }

  /** Changes some keys of the settings; the others stay as they are. */
  async set(settings: Settings): Promise<void> {
    const answer = await this.#fetch('/sandbox/settings.json', {
      method: 'PUT',
      body: JSON.stringify(settings),
      headers: { 'content-type': 'application/json' },
    });
    if (!answer.ok) throw new Error(`the sandbox refused the settings: ${await answer.text()}`);
  }

  /** Sets a fault for the next call of a path, or for so many calls. */
  fail(path: string, kind: Fault['kind'], times = 1): Promise<void> {
    return this.set({ faults: [{ path, kind, times }] });
  }

  uploads(): Promise<Upload[]> {
    return this.#list('uploads');
  }

  /** The bytes of a whole upload. */
  async upload(id: string): Promise<Buffer> {
    return Buffer.from(await (await this.#fetch(`/sandbox/uploads/${id}`)).arrayBuffer());
  }

  leads(): Promise<Lead[]> {
    return this.#list('leads');
  }

  /** The calls that were made to one path, newest first. */
  async calls(path: string): Promise<Call[]> {
    const calls = await this.#list<Call>('calls');
    return calls.filter((call) => call.path === path);
  }

  /** The last code that was sent, or undefined if there is none. */
  async code(phone: string): Promise<string | undefined> {
    const sent = await this.#list<{ code: string }>(`inbox`, `?phone=${encodeURIComponent(phone)}`);
    return sent[0]?.code;
  }

  /** A login of a visitor who logged in before the test. */
  async login(phone = '13812345678'): Promise<{ token: string; userId: string }> {
    const body = new URLSearchParams({ mark: `sandbox-mark-${phone}` });
    const answer = await this.#fetch('/api/v1/user/loginMark', { method: 'POST', body });
    const { data } = (await answer.json()) as { data: { access_token: string; userinfo: { id: unknown } } };
    return { token: data.access_token, userId: String(data.userinfo.id) };
  }

  /** The ledgers of ad networks, the analytics host and activations, newest first. */
  conversions(): Promise<SandboxEvent[]> {
    return this.#list('conversions');
  }
  activations(): Promise<SandboxEvent[]> {
    return this.#list('activations');
  }
  scripts(): Promise<{ network: string; src: string }[]> {
    return this.#list('scripts');
  }
  beacons(): Promise<{ network: string; shape: string; command: unknown }[]> {
    return this.#list('beacons');
  }
  records(): Promise<{ channel: string; attr: Record<string, string> | null }[]> {
    return this.#list('records');
  }

  async #list<T>(name: string, query = ''): Promise<T[]> {
    return (await (await this.#fetch(`/sandbox/${name}.json${query}`)).json()) as T[];
  }

  #fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...init.headers, cookie: `sandbox_run=${this.id}` };
    return fetch(this.#origin + path, { ...init, headers });
  }
}

export interface Flags {
  input_form: number;
  succ_todo: number;
  fail_todo: number;
}

interface Fault {
  path: string;
  kind: 'slow' | '500' | '401' | 'html' | 'empty' | 'truncated' | 'lost';
  times?: number;
  ms?: number;
}

interface Settings {
  city?: string;
  ipInfo?: { code: number };
  channelInfo?: Record<
    string,
    { application?: string; h5_bd_type_for_p4?: string; h5_flow_info?: Partial<Flags>; code?: number }
  >;
  /** Result codes by endpoint. */
  results?: Record<string, number>;
  faults?: Fault[];
  oneTap?: { available: boolean; phone: string };
  realname?: { code: number };
  geocoder?: { code: number; areaCode: string };
}

export interface SandboxEvent {
  channel: string;
  userId: string;
  kind: string;
  body: Record<string, string>;
  at: number;
}

interface Lead {
  requestId: string;
  userId: string;
  channel: string;
  form: string;
  fields: Record<string, string>;
}

interface Upload {
  id: string;
  type: string;
  size: number;
  parts: number;
  /** How many are there without a gap. */
  received: number;
  /** Request id of the lead that names it. */
  lead: string;
}

interface Call {
  path: string;
  body: Record<string, string>;
  status: number;
  /** Epoch milliseconds. */
  at: number;
}
