import type { Flow, FlowId } from '../flows/flow.ts';
import type { Arrival, Visit } from '../visit.ts';

/**
 * One way in which a fault happens. The functions are called in this order; each may inject the fault, and the proof that
 * it has happened is `visit.fired`.
 */
export interface FaultCase {
  name: string;
  arrival?: Arrival;
  /** A published site of its own, because the fault changes what is served. */
  site?: 'restarted' | 'published';
  /** Before the first page. */
  before?(visit: Visit): Promise<unknown>;
  /** The form is on the screen. */
  start?(visit: Visit): Promise<unknown>;
  /** Every answer is given. */
  typed?(visit: Visit): Promise<unknown>;
  /** Presses the button; without it, as the flow does. */
  send?(visit: Visit): Promise<unknown>;
  /**
   * What the visitor must be shown after the press: `end`, or `trouble`, a notice that is neither success nor a refusal
   * while the flow may have arrived; the answers are compared then. `anything` leaves that to the fault.
   */
  shows: 'end' | 'trouble' | 'anything';
  /** The fault takes the storage away: no draft outlives the document. */
  storesNothing?: boolean;
  /** Before the visitor takes the way on. */
  mend?(visit: Visit): Promise<unknown>;
  /** The visit has ended. */
  ended?(visit: Visit): Promise<unknown>;
  /** How many different signs prove that the fault has happened; without it, one. */
  signs?: number;
  /** How many conversions may be reported; without it, one for a flow that converts. */
  conversions?: number;
  /** How often the main call may be made; without it, any number. */
  mostCalls?: number;
}

/** A fault of the list, with what must hold. */
export interface Fault {
  /** FLT-01 to FLT-40. */
  id: string;
  title: string;
  mustHold: string;
  /** Why it cannot happen in a flow. */
  notIn?: Partial<Record<FlowId, string>>;
  cases(flow: Flow): readonly FaultCase[];
}
