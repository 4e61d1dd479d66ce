import type { EngineTab } from './engine-tab.ts';
import type { Network } from './network.ts';

/** Where a visit takes place. */
export interface VisitSite {
  origin: string;
  network: Network;
  /** A mobile number that is nobody else's in this run. */
  phone: string;
}

export interface EngineVisit {
  name: string;
  /** Errors in the console that the fault of the visit causes; without a fault there is none. */
  causes?: RegExp;
  run(tab: EngineTab, site: VisitSite): Promise<void>;
}
