import type { OneTapProvider, SafeStorage, Session, Visit } from '../../runtime/effects/index.ts';
import type { Answers, ApiResult, Site } from '../../runtime/index.ts';
import type { Drafts } from '../form-state/drafts.ts';
import type { Leads } from '../form-state/leads.ts';
import type { PageLoader } from '../loading/page-loader.ts';
import type { LazyRouter } from '../navigation/lazy-router.ts';
import type { NavigationController } from '../navigation/navigation-controller.ts';
import type { PageBundle } from '../site-data/page-bundle.ts';

/** Everything of one visit that lives as long as the document. */
export interface AppContext {
  site: Site;
  session: Session;
  visit: Visit;
  controller: NavigationController;
  navigation: LazyRouter;
  pages: PageLoader;
  storage: SafeStorage;
  call(endpoint: string, payload: Record<string, string>, form?: string): Promise<ApiResult>;
  /** A call is likely: what it takes is fetched before. Resolves once it is here, or cannot be had. */
  prepareCalls(): Promise<unknown>;
  answersOf(form: string): Answers;
  keepAnswers(form: string, answers: Answers): void;
  drafts: Drafts;
  leads: Leads;
  oneTap: OneTapProvider | null;
  /** What was answered to the forms that stay on their page, by form; observed by who asks. */
  results(): ReadonlyMap<string, unknown>;
  keepResult(form: string, data: unknown): void;
  chosenProduct(): string | null;
  chooseProduct(id: string): void;
  deadline(name: string, longestMs: number): number;
  setDeadline(name: string, at: number): void;
  /** Loads what the page's outcomes would lead to; `agreed`: the server may be asked where that is. */
  prefetch(route: string, bundle: PageBundle, agreed: boolean): void;
  /** Another page is shown: its path. */
  pageShown(path: string): void;
  /** Logs out and forgets whatever this phone keeps of the visitor; the visit begins anew. */
  withdrawConsent(): void;
  /** Set where the app begins: ends it, so that every form hands over its answers, and leaves a picture of it. */
  leave: () => void;
}
