import { makeAutoObservable } from 'mobx';
import type { VisitDecision } from '../decision/decide-visit.ts';
import type { VisitLocation } from '../facts/situation.ts';

/** MobX store of the navigation: the current location, the decisions so far, and a message that holds the visitor. */
export class Visit {
  location: VisitLocation | null = null;
  /** The decisions of this visit, newest last: its trace. */
  decisions: VisitDecision[] = [];
  /** Id of the message that holds the visitor on the page, or null. */
  hold: string | null = null;
  /** Redirects since the last page that was shown. */
  hops = 0;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  record(location: VisitLocation, decision: VisitDecision): void {
    this.location = location;
    this.decisions = [...this.decisions.slice(-19), decision];
    this.hold = decision.turn === 'hold' ? decision.message : null;
    this.hops = decision.turn === 'go' ? this.hops + 1 : 0;
  }

  resetHops(): void {
    this.hops = 0;
  }
}
