import { makeAutoObservable, observableRef } from 'mobx';
import { perDraftStore } from '../draft-store/per-draft-store.ts';

/** The causes of risks that the operator has confirmed, also while another view is open. */
class RiskConfirmation {
  /** Of the risks that were confirmed: a confirmation does not count for others. */
  digest = '';
  keys: ReadonlySet<string> = new Set();

  constructor() {
    makeAutoObservable(this, { keys: observableRef });
  }

  of(digest: string): ReadonlySet<string> {
    return this.digest === digest ? this.keys : new Set();
  }

  confirm(digest: string, key: string, isConfirmed: boolean): void {
    const keys = new Set(this.of(digest));
    if (isConfirmed) keys.add(key);
    else keys.delete(key);
    this.digest = digest;
    this.keys = keys;
  }
}

export const riskConfirmationOf = perDraftStore(() => new RiskConfirmation());
