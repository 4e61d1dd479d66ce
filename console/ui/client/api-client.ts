import type {
  CardAnswer,
  CardRequest,
  ConflictsAnswer,
  ConsoleEvents,
  DiffAnswer,
  DiscardRequest,
  EditRequest,
  ExplainAnswer,
  ExplainRequest,
  FileAnswer,
  FindAnswer,
  FindRequest,
  LastSaveAnswer,
  LoginAnswer,
  LoginRequest,
  MergeRequest,
  MovedAnswer,
  PictureAnswer,
  PictureRequest,
  PlanAnswer,
  ProblemsAnswer,
  Refusal,
  SaveAnswer,
  SaveRequest,
  SchemaAnswer,
  StateAnswer,
} from '../../api/index.ts';
import { guarded, offline, Refused } from './api-error.ts';
import { readEvents } from './read-event-stream.ts';

/** What the sandbox answers in the previews; its keys are the sandbox's own. */
export type PreviewSettings = Record<string, unknown>;
export interface PreviewLedgers {
  inbox: Record<string, unknown>[];
  leads: Record<string, unknown>[];
}

/** Every call of docs/console.md. Each throws `Refused`, and nothing else. */
export class Client {
  readonly #token: string;

  constructor(token: string) {
    this.#token = token;
  }

  state = () => this.#get<StateAnswer>('/api/state');
  file = (name: string) => this.#get<FileAnswer>(`/api/file?name=${name}`);
  schema = (name: string) => this.#get<SchemaAnswer>(`/api/schema?name=${name}`);
  problems = () => this.#get<ProblemsAnswer>('/api/problems');
  plan = (against: 'disk' | 'head') => this.#get<PlanAnswer>(`/api/plan?against=${against}`);
  diff = () => this.#get<DiffAnswer>('/api/diff');
  lastSave = () => this.#get<LastSaveAnswer>('/api/last-save');
  conflicts = () => this.#get<ConflictsAnswer>('/api/conflicts');

  edit = (request: EditRequest) => this.#post<MovedAnswer>('/api/edit', request);
  undo = () => this.#post<MovedAnswer>('/api/undo', {});
  redo = () => this.#post<MovedAnswer>('/api/redo', {});
  discard = (request: DiscardRequest) => this.#post<MovedAnswer>('/api/discard', request);
  merge = (request: MergeRequest) => this.#post<MovedAnswer>('/api/merge', request);
  picture = (request: PictureRequest) => this.#post<PictureAnswer>('/api/picture', request);
  save = (request: SaveRequest) => this.#post<SaveAnswer>('/api/save', request);

  explain = (request: ExplainRequest) => this.#post<ExplainAnswer>('/api/explain', request);
  find = (request: FindRequest) => this.#post<FindAnswer>('/api/find', request);
  card = (request: CardRequest) => this.#post<CardAnswer>('/api/card', request);

  previewSettings = () => this.#get<PreviewSettings>('/api/preview/settings');
  changePreviewSettings = (change: PreviewSettings) =>
    this.#post<PreviewSettings>('/api/preview/change-settings', change);
  previewLogin = (request: LoginRequest) => this.#post<LoginAnswer>('/api/preview/login', request);
  previewLedgers = () => this.#get<PreviewLedgers>('/api/preview/ledgers');

  /** Listens until the stream ends. @throws Refused where it cannot be opened, or broke off */
  async listen(
    told: <N extends keyof ConsoleEvents>(name: N, data: ConsoleEvents[N]) => void,
    opened: () => void,
  ): Promise<void> {
    const response = await this.#fetch('/api/events');
    opened();
    if (!response.body) throw offline();
    try {
      for await (const { name, data } of readEvents(response.body)) {
        told(name as keyof ConsoleEvents, JSON.parse(data) as ConsoleEvents[keyof ConsoleEvents]);
      }
    } catch {
      throw offline();
    }
  }

  async #get<Answer>(path: string): Promise<Answer> {
    return (await this.#fetch(path)).json() as Promise<Answer>;
  }

  async #post<Answer>(path: string, body: object): Promise<Answer> {
    const response = await this.#fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.json() as Promise<Answer>;
  }

  async #fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...init.headers, 'x-funnel-token': this.#token };
    const response = await fetch(path, { ...init, headers }).catch(() => {
      throw offline();
    });
    if (response.ok) return response;
    const text = await response.text();
    throw refusalIn(text) ?? guarded();
  }
}

/** The console refuses in JSON, its guard in one line of text. */
function refusalIn(text: string): Refused | null {
  try {
    const body = JSON.parse(text) as Refusal;
    return new Refused(body.error, body.message, body);
  } catch {
    return null;
  }
}
