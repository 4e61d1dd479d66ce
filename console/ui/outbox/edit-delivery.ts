import { makeAutoObservable, runInAction } from 'mobx';
import { type ClientError, isUnanswered } from '../client/api-error.ts';
import { Outbox, type OutgoingStep } from './outbox.ts';

/** How soon what waits is sent again. */
const retryDelay = 1500;

/** One step for the draft: made, or why not; what is refused is told to the operator. */
type ApplyStep = (step: OutgoingStep) => Promise<ClientError | null>;

/** Brings edits to the console: at once, or, where nobody answers, in their order as soon as somebody does. */
export class EditDelivery {
  readonly outbox = new Outbox(localStorage);
  /** How much of what waited the console has got since, until that is put away. */
  deliveredLater = 0;
  readonly #make: ApplyStep;
  readonly #forget: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param forget - takes back that a refusal was told: it is no more than a delay */
  constructor(make: ApplyStep, forget: () => void) {
    this.#make = make;
    this.#forget = forget;
    makeAutoObservable(this, { outbox: false });
    addEventListener('beforeunload', (event) => {
      if (!this.outbox.isPersisted) event.preventDefault();
    });
  }

  async edit(step: OutgoingStep): Promise<ClientError | null> {
    if (this.outbox.steps.length === 0) {
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
        // The token of another run never counts again: the page of the next address sends what is left.
        if (refused.code === 'offline') this.#sendLater();
        return;
      }
      runInAction(() => {
        this.outbox.drop(step.id);
        if (!refused) this.deliveredLater += 1;
      });
    }
  }

  dismiss(): void {
    this.deliveredLater = 0;
  }

  #sendLater(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.send(), retryDelay);
  }
}
