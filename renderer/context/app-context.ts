import type { OneTapProvider, SafeStorage, Session, Visit } from '../../runtime/effects/index.ts';
import type { ApiResult, Site } from '../../runtime/index.ts';
import type { OwnedAnswers } from '../form-state/answer-owner.ts';
import type { Drafts } from '../form-state/drafts.ts';
import type { Leads } from '../form-state/leads.ts';
import type { PageLoader } from '../loading/page-loader.ts';
import type { LazyRouter } from '../navigation/lazy-router.ts';
import type { NavigationController } from '../navigation/navigation-controller.ts';
import type { PageBundle } from '../site-data/page-bundle.ts';

/** The services and state of one visit, which live as long as the document. */
export interface AppContext {
  site: Site;
  session: Session;
  visit: Visit;
  controller: NavigationController;
  navigation: LazyRouter;
  pages: PageLoader;
  storage: SafeStorage;
  call(endpoint: string, payload: Record<string, string>, form?: string | null): Promise<ApiResult>;
  /** Prefetches the HTTP client. Resolves when it has been loaded or has failed to load. */
  prepareCalls(): Promise<unknown>;
  answersOf(form: string): OwnedAnswers;
  keepAnswers(form: string, owned: OwnedAnswers): void;
  drafts: Drafts;
  leads: Leads;
  oneTap: OneTapProvider | null;
  /** Results of the forms that stay on their page, by form; observable. */
  results(): ReadonlyMap<string, unknown>;
  keepResult(form: string, data: unknown): void;
  chosenProduct(): string | null;
  chooseProduct(id: string): void;
  deadline(name: string, longestMs: number): number;
  setDeadline(name: string, at: number): void;
  /** Prefetches the pages to which the page's outcomes lead; `agreed`: facts may be requested from the server. */
  prefetch(route: string, bundle: PageBundle, agreed: boolean): void;
  /** Called with the path of each page that is shown. */
  pageShown(path: string): void;
  /** Logs out, clears the storage and begins a new visit. */
  withdrawConsent(): void;
  /** Ends the app: what was typed is stored for the next document, and what is shown stays. */
  leave(): void;
  /** Set at the start: unmounts the app, so that every form keeps its answers, and leaves a static clone. */
  freeze: () => void;
}
