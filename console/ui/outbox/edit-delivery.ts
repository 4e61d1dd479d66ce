import { makeAutoObservable, runInAction } from 'mobx';
import { type ClientError, isUnanswered } from '../client/api-error.ts';
import { Outbox, type OutgoingStep } from './outbox.ts';

/** The time until pending edits are sent again, ms. */
const retryDelay = 1500;

/** Applies one step to the draft and returns the reason for a refusal, which the operator has been shown. */
type ApplyStep = (step: OutgoingStep) => Promise<ClientError | null>;

/** Sends edits to the console: at once, or, after a lost connection, in their order as soon as it responds. */
export class EditDelivery {
  readonly outbox = new Outbox(localStorage);
  /** The number of pending edits that were sent since, until the notice is dismissed. */
  deliveredLater = 0;
  readonly #make: ApplyStep;
  readonly #forget: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isLeaving = false;

  /** @param forget - withdraws the report of a refusal that was only a delay */
  constructor(make: ApplyStep, forget: () => void) {
    this.#make = make;
    this.#forget = forget;
    makeAutoObservable(this, { outbox: false });
    addEventListener('beforeunload', (event) => {
      if (!this.outbox.isPersisted) event.preventDefault();
    });
    addEventListener('pagehide', () => this.#leave());
    addEventListener('pageshow', ({ persisted }) => {
      this.#isLeaving = false;
      if (persisted) void this.send();
    });
  }

  async edit(step: OutgoingStep): Promise<ClientError | null> {
    if (this.outbox.steps.length === 0 && !this.#isLeaving) {
      const refused = await this.#make(step);
      if (!refused || !isUnanswered(refused)) return refused;
      this.#forget();
    }
    this.outbox.add(step);
    this.#sendLater();
    return null;
  }

  async send(): Promise<void> {
    clearTimeout(this.#timer);
    for (let step = this.outbox.steps[0]; step; step = this.outbox.steps[0]) {
      const refused = await this.#make(step);
      if (refused && isUnanswered(refused)) {
        this.#forget();
        // The token of another run never becomes valid again: the page at the next address sends the rest.
        if (refused.code === 'offline') this.#sendLater();
        return;
      }
      runInAction(() => {
        this.outbox.drop(step.id);
        if (!refused) this.deliveredLater += 1;
      });
    }
  }

  /**
   * What is being typed, such as in a cell, is written as if its control were left. No answer to a call would be received
   * any more: the next page sends it.
   */
  #leave(): void {
    this.#isLeaving = true;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }

  dismiss(): void {
    this.deliveredLater = 0;
  }

  #sendLater(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.send(), retryDelay);
  }
}
