import type {
  ApiError,
  BranchResponse,
  BringInRequest,
  ChannelCardRequest,
  ChannelCardResponse,
  CityEndsRequest,
  CityEndsResponse,
  CommitFilesRequest,
  CommitFilesResponse,
  CommitSaveRequest,
  ConflictsResponse,
  ConsoleEvents,
  DecidingRowRequest,
  DecidingRowResponse,
  DiffResponse,
  DiscardRequest,
  DraftChangeResponse,
  EditRequest,
  ExplainRequest,
  ExplainResponse,
  FileResponse,
  HistoryRequest,
  HistoryResponse,
  LanguagesRequest,
  LanguagesResponse,
  LastChangesRequest,
  LastChangesResponse,
  LastSaveResponse,
  LoginRequest,
  LoginResponse,
  MergeRequest,
  PastPlanRequest,
  PastPlanResponse,
  PastSaveRequest,
  PastSaveResponse,
  PictureRequest,
  PictureResponse,
  PlanResponse,
  PresenceRequest,
  ProblemsResponse,
  PushBranchRequest,
  PushReviewResponse,
  RevertPastRequest,
  ReviewNameRequest,
  ReviewPlanResponse,
  ReviewsResponse,
  RowReachResponse,
  SaveRequest,
  SaveResponse,
  SchemaResponse,
  SearchRequest,
  SearchResponse,
  SendReviewRequest,
  SentReviewResponse,
  ShowReviewResponse,
  StateResponse,
  TakeBackRequest,
  TrafficResponse,
  TrialPlanRequest,
  TrialPlanResponse,
  VerdictRequest,
  WhoEndsRequest,
  WhoEndsResponse,
} from '../../api/index.ts';
import { parseSharedLists } from '../../api/shared-lists.ts';
import { ClientError, expiredTokenError, offlineError } from './api-error.ts';
import { readEvents } from './read-event-stream.ts';

/** What the sandbox answers in the previews; the keys are the sandbox's own. */
export type PreviewSettings = Record<string, unknown>;
export interface PreviewLedgers {
  inbox: Record<string, unknown>[];
  leads: Record<string, unknown>[];
}

/** Every call of docs/console.md. Each throws `ClientError`, and nothing else. */
export class ApiClient {
  readonly #token: string;
  #window: (() => string) | null = null;

  constructor(token: string) {
    this.#token = token;
  }

  /** From now on each call names its window. */
  identifyBy(window: () => string): void {
    this.#window = window;
  }

  state = () => this.#get<StateResponse>('/api/state');
  file = (name: string) => this.#get<FileResponse>(`/api/file?name=${name}`);
  schema = (name: string) => this.#get<SchemaResponse>(`/api/schema?name=${name}`);
  problems = () => this.#get<ProblemsResponse>('/api/problems');
  plan = (against: 'disk' | 'head') => this.#get<PlanResponse>(`/api/plan?against=${against}`);
  diff = () => this.#get<DiffResponse>('/api/diff');
  lastSave = () => this.#get<LastSaveResponse>('/api/last-save');
  conflicts = () => this.#get<ConflictsResponse>('/api/conflicts');

  edit = (request: EditRequest) => this.#post<DraftChangeResponse>('/api/edit', request);
  undo = () => this.#post<DraftChangeResponse>('/api/undo', {});
  redo = () => this.#post<DraftChangeResponse>('/api/redo', {});
  discard = (request: DiscardRequest) => this.#post<DraftChangeResponse>('/api/discard', request);
  merge = (request: MergeRequest) => this.#post<DraftChangeResponse>('/api/merge', request);
  picture = (request: PictureRequest) => this.#post<PictureResponse>('/api/picture', request);
  save = (request: SaveRequest) => this.#post<SaveResponse>('/api/save', request);
  commitFiles = (request: CommitFilesRequest) =>
    this.#post<CommitFilesResponse>('/api/save/commit-files', request);
  commitSave = (request: CommitSaveRequest) => this.#post<SaveResponse>('/api/save/commit', request);

  presence = (request: PresenceRequest) => this.#post<object>('/api/presence', request);

  explain = (request: ExplainRequest) => this.#post<ExplainResponse>('/api/explain', request);
  find = (request: SearchRequest) => this.#post<SearchResponse>('/api/find', request);
  card = (request: ChannelCardRequest) => this.#post<ChannelCardResponse>('/api/card', request);
  cityEnds = (request: CityEndsRequest) => this.#post<CityEndsResponse>('/api/city-ends', request);

  decidingRow = (request: DecidingRowRequest) =>
    this.#post<DecidingRowResponse>('/api/deciding-row', request);
  whoEnds = (request: WhoEndsRequest) => this.#post<WhoEndsResponse>('/api/who-ends', request);
  traffic = () => this.#get<TrafficResponse>('/api/traffic');
  trialPlan = (request: TrialPlanRequest) => this.#post<TrialPlanResponse>('/api/trial-plan', request);
  cancelTrialPlan = () => this.#post<object>('/api/cancel-trial-plan', {});
  rowReach = () => this.#post<RowReachResponse>('/api/row-reach', {});

  languages = (request: LanguagesRequest) => this.#post<LanguagesResponse>('/api/languages', request);

  pastSaves = (request: HistoryRequest) => this.#post<HistoryResponse>('/api/history/saves', request);
  pastSave = (request: PastSaveRequest) => this.#post<PastSaveResponse>('/api/history/save', request);
  pastPlan = (request: PastPlanRequest) => this.#post<PastPlanResponse>('/api/history/plan', request);
  cancelPastPlan = () => this.#post<object>('/api/history/cancel-plan', {});
  lastChanges = (request: LastChangesRequest) =>
    this.#post<LastChangesResponse>('/api/history/last-changes', request);
  revertPast = (request: RevertPastRequest) =>
    this.#post<DraftChangeResponse>('/api/history/revert', request);

  branch = () => this.#get<BranchResponse>('/api/branch');
  pushBranch = (request: PushBranchRequest) => this.#post<PushReviewResponse>('/api/branch/push', request);
  bringIn = (request: BringInRequest) => this.#post<BranchResponse>('/api/branch/bring-in', request);
  reviews = () => this.#get<ReviewsResponse>('/api/reviews');
  sendReview = (request: SendReviewRequest) => this.#post<SentReviewResponse>('/api/review/send', request);
  giveVerdict = (request: VerdictRequest) => this.#post<ReviewsResponse>('/api/review/verdict', request);
  takeReview = (request: ReviewNameRequest) => this.#post<DraftChangeResponse>('/api/review/take', request);
  takeReviewBack = (request: TakeBackRequest) =>
    this.#post<DraftChangeResponse>('/api/review/take-back', request);
  fetchReviews = () => this.#post<PushReviewResponse>('/api/review/fetch', {});
  pushReview = (request: ReviewNameRequest) => this.#post<PushReviewResponse>('/api/review/push', request);
  reviewPlan = (request: ReviewNameRequest) => this.#post<ReviewPlanResponse>('/api/review/plan', request);
  cancelReviewPlan = () => this.#post<object>('/api/review/cancel-plan', {});
  showReview = (request: ReviewNameRequest) => this.#post<ShowReviewResponse>('/api/review/show', request);

  previewSettings = () => this.#get<PreviewSettings>('/api/preview/settings');
  changePreviewSettings = (change: PreviewSettings) =>
    this.#post<PreviewSettings>('/api/preview/change-settings', change);
  previewLogin = (request: LoginRequest) => this.#post<LoginResponse>('/api/preview/login', request);
  previewLedgers = () => this.#get<PreviewLedgers>('/api/preview/ledgers');

  /** Listens until the stream ends. @throws ClientError where it cannot be opened, or breaks off */
  async listen(
    onEvent: <N extends keyof ConsoleEvents>(name: N, data: ConsoleEvents[N]) => void,
    opened: () => void,
  ): Promise<void> {
    const own = this.#window?.();
    const response = await this.#fetch(own === undefined ? '/api/events' : `/api/events?window=${own}`);
    opened();
    if (!response.body) throw offlineError();
    try {
      for await (const { name, data } of readEvents(response.body)) {
        onEvent(name as keyof ConsoleEvents, parseSharedLists(data) as ConsoleEvents[keyof ConsoleEvents]);
      }
    } catch {
      throw offlineError();
    }
  }

  async #get<Answer>(path: string): Promise<Answer> {
    return parseSharedLists(await (await this.#fetch(path)).text()) as Answer;
  }

  async #post<Answer>(path: string, body: object): Promise<Answer> {
    const response = await this.#fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return parseSharedLists(await response.text()) as Answer;
  }

  async #fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const own = this.#window?.();
    const headers = {
      ...init.headers,
      'x-funnel-token': this.#token,
      ...(own !== undefined && { 'x-funnel-window': own }),
    };
    const response = await fetch(path, { ...init, headers }).catch(() => {
      throw offlineError();
    });
    if (response.ok) return response;
    const text = await response.text();
    throw refusalIn(text) ?? expiredTokenError();
  }
}

/** The console refuses in JSON, its guard in one line of text. */
function refusalIn(text: string): ClientError | null {
  try {
    const body = JSON.parse(text) as ApiError;
    return new ClientError(body.error, body.message, body);
  } catch {
    return null;
  }
}
