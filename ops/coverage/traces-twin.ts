import type { Diagrams, Node } from '../situations/diagram.ts';
import { ExchangedNodes, LandingExchange, type OwnLanding } from '../situations/landing-exchange.ts';
import type { SituationSpace } from '../situations/situation-space.ts';
import type { HostTraces } from './host-traces.ts';
import type { VisitTrace } from './visit-trace.ts';

/** A host that differs in its own landing page alone: its traces, with the two landing pages exchanged, are the same. */
export interface TracesTwin {
  traces: HostTraces;
  landing: LandingExchange;
  exchanged(node: Node<VisitTrace>): Node<VisitTrace>;
}

/** @returns null where the space lacks a path of the two landing pages */
export function twinWith(
  traces: HostTraces,
  landings: readonly [OwnLanding, OwnLanding],
  space: SituationSpace,
  diagrams: Diagrams<VisitTrace>,
): TracesTwin | null {
  const landing = new LandingExchange(...landings, space);
  const { addresses } = landing;
  if (!addresses) return null;
  const nodes = new ExchangedNodes<VisitTrace>(diagrams, addresses, (trace) => {
    if (trace.route === null) return trace;
    const route = landing.route(trace.route);
    return { ...trace, route, page: trace.page && landing.pageOf(route, trace.page) };
  });
  return { traces, landing, exchanged: (node) => nodes.of(node) };
}
