import type { Diagrams, Node } from '../situations/diagram.ts';
import { ExchangedNodes, LandingExchange, type OwnLanding } from '../situations/landing-exchange.ts';
import type { Landing, ResultPart, VisitEnd } from '../situations/result-part.ts';
import type { Login, SituationSpace } from '../situations/situation-space.ts';
import type { HostView } from './host-view.ts';
import type { VisitorClass } from './visitor-classes.ts';

/** A host that differs from another one in its own landing page alone; its results are those of the other, exchanged. */
export class HostTwin {
  /** The other host. */
  readonly view: HostView;
  readonly exchange: ExchangedLandings;
  readonly #visitors = new Map<VisitorClass, VisitorClass>();

  constructor(view: HostView, exchange: ExchangedLandings) {
    this.view = view;
    this.exchange = exchange;
  }

  /** Null where the other host has no such arrival. */
  landing(visitors: VisitorClass, arrivalAt: number, login: Login): TwinLanding | null {
    const at = this.exchange.landing.arrival(arrivalAt);
    if (at === null) return null;
    const own = this.of(visitors);
    const node = this.exchange.nodes.of(this.view.landing(own, at, login));
    return { node, isIndependent: own.landings.of(at, login) !== undefined };
  }

  afterLogin(visitors: VisitorClass, from: VisitEnd): Node<ResultPart> {
    const { nodes } = this.exchange;
    return nodes.of(this.view.afterLogin(this.of(visitors), nodes.value(from) as VisitEnd));
  }

  /** The same visitors on the other host. */
  of(visitors: VisitorClass): VisitorClass {
    const known =
      this.#visitors.get(visitors) ??
      this.view.visitorClass(visitors.number, visitors.cityEffect, visitors.infos);
    this.#visitors.set(visitors, known);
    return known;
  }
}

interface TwinLanding {
  node: Node<ResultPart>;
  /** Whether no API response can change it. */
  isIndependent: boolean;
}

export interface ExchangedLandings {
  landing: LandingExchange;
  /** See {@link LandingExchange.addresses}. */
  addresses: readonly number[];
  nodes: ExchangedNodes<ResultPart>;
}

/** The exchanges of landing pages, which revisions share where these are the same on both. */
export class LandingExchanges {
  readonly #space: SituationSpace;
  readonly #diagrams: Diagrams<ResultPart>;
  readonly #known = new Map<string, ExchangedLandings | null>();

  constructor(space: SituationSpace, diagrams: Diagrams<ResultPart>) {
    this.#space = space;
    this.#diagrams = diagrams;
  }

  /** Null where the space lacks a path of the two. */
  of(one: OwnLanding, other: OwnLanding): ExchangedLandings | null {
    const key = JSON.stringify([one, other]);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const landing = new LandingExchange(one, other, this.#space);
    const { addresses } = landing;
    const nodes =
      addresses &&
      new ExchangedNodes<ResultPart>(this.#diagrams, addresses, (part) => exchanged(part, landing));
    const made = nodes && { landing, addresses, nodes };
    this.#known.set(key, made);
    return made;
  }
}

function exchanged(part: ResultPart, exchange: LandingExchange): ResultPart {
  if (part.part === 'afterLogin') {
    const route = exchange.route(part.route);
    return { ...part, route, page: exchange.pageOf(route, part.page), path: exchange.path(part.path) };
  }
  if (part.part !== 'ended') throw new Error(`${part.part} are the same on every host`);
  const { landing, route, path, situation } = part;
  const loginAddress = exchange.path(situation.loginAddress);
  return {
    ...part,
    landing: landing.part === 'landing' ? exchangedLanding(landing, exchange) : landing,
    route: exchange.route(route),
    path: exchange.path(path),
    situation: { ...situation, loginAddress },
  };
}

function exchangedLanding(landing: Landing, exchange: LandingExchange): Landing {
  const route = exchange.route(landing.route);
  return {
    ...landing,
    route,
    page: exchange.pageOf(route, landing.page),
    path: exchange.path(landing.path),
    loginAddress: exchange.path(landing.loginAddress),
  };
}
