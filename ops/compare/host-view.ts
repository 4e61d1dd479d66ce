import { channelOf, type Site } from '../../runtime/index.ts';
import type { Arrival } from '../situations/arrivals.ts';
import type { Node } from '../situations/diagram.ts';
import type { ResultPart, VisitEnd } from '../situations/result-part.ts';
import type { City, Login, SituationSpace } from '../situations/space.ts';
import {
  afterLoginOf,
  destinationsOf,
  fixedAnswers,
  type Resolved,
  situationOf,
  type VisitContext,
  visitEndOf,
} from '../situations/visit.ts';
import { type ChannelEffects, type ChannelEffectsCache, resolvedFlagsOf } from './channel-effects.ts';
import { addPart, type CachedPart, type ComparisonCache, type PartsByQuery } from './comparison-cache.ts';
import { type DependencySet, MetDependencies, variantFor } from './dependencies.ts';
import type { DependencyVersions } from './dependency-versions.ts';
import { QueryIds } from './query-ids.ts';
import { type Evaluate, ResponseSplitter } from './response-splitter.ts';

/** A channel in one of the cities that do the same to it, on one host and side. */
export interface VisitorClass {
  number: string;
  city: City;
  /** Equal where two askers of hosts with much in common are answered alike. */
  key: string;
  infos: ChannelEffects['infos'];
  destinations: Answers;
  redirects: Answers;
}

/** What was answered to an asker and others of its kind. */
interface Answers {
  found: PartsByQuery;
  /** Answers that the server cannot change. */
  settled: PartsByQuery;
}

/** Equal for two hosts that differ in nothing but their entry routes and where `/` leads. */
export interface SharedKeys {
  /** As far as destinations and flags are asked. */
  resolution: number;
  /** As far as visitors are led from page to page; what the rows say on the way, answers rest on one by one. */
  redirects: number;
}

/** What a view shares with those of other hosts of its side. */
export interface RevisionContext {
  space: SituationSpace;
  kept: ComparisonCache;
  effects: ChannelEffectsCache;
  common: SharedKeys;
  versions: DependencyVersions;
}

/**
 * One host on one side, asked for whole functions instead of single visits.
 *
 * The engine itself says what an answer depends on: it is asked without the server's answers first, and each one
 * that it then needs is split into the classes of its axis. What nobody reads is never tried, and what was found on
 * one host or side counts on every other that has all that the answer rests on.
 */
export class HostView {
  readonly site: Site;
  /** Equal where two hosts behave alike for every channel that is the same on both. */
  readonly shape: string;
  readonly #asked: VisitContext;
  readonly #space: SituationSpace;
  readonly #kept: ComparisonCache;
  readonly #questions: QueryIds;
  readonly #overServer: ResponseSplitter;
  readonly #effects: ChannelEffectsCache;
  readonly #versions: DependencyVersions;
  readonly #common: SharedKeys;
  readonly #holding: MetDependencies;
  /** What rests on this host alone. */
  readonly #alone: DependencySet;
  readonly #restsByAtoms = new Map<string, DependencySet>();
  /** One for each kind of channel in each kind of city: any other of them is answered alike. */
  readonly #askers = new Map<string, VisitorClass>();
  /** Questions that cannot be answered without the server, by kind of channel. */
  readonly #open = new Map<PartsByQuery, Set<number>>();

  constructor(asked: VisitContext, { space, kept, effects, common, versions }: RevisionContext) {
    const { site } = asked;
    this.site = site;
    this.#asked = asked;
    this.#space = space;
    this.#kept = kept;
    this.#questions = new QueryIds(asked, space, kept.names);
    this.#overServer = new ResponseSplitter(space, kept, (answered) => this.#leaf(answered));
    this.#effects = effects;
    this.#versions = versions;
    this.#common = common;
    this.shape = [common.redirects, versions.key, site.root, ...Object.keys(site.routes)].join(' ');
    const view = `view ${kept.nextViewId()}`;
    this.#alone = kept.dependencySets.of([view]);
    const own = new Set([view, `root ${site.root}`]);
    for (const route of Object.keys(site.routes)) own.add(`has ${route}`);
    this.#holding = new MetDependencies((atom) => own.has(atom) || versions.has(atom));
  }

  channel(number: string): ChannelEffects {
    return this.#effects.of(this.site, number);
  }

  /** @param cityEffect - one of the effects that cities have on the channel */
  visitorClass(number: string, cityEffect: string): VisitorClass {
    const { kind, cities, infos } = this.channel(number);
    const key = `${kind} ${cityEffect}`;
    const known = this.#askers.get(key);
    if (known) return known;
    const city = cities.sample.get(cityEffect);
    if (city === undefined) throw new Error(`no city does ${cityEffect} to channel ${number}`);
    const answers = (common: number): Answers => ({
      found: this.#kept.partsFor(common, key),
      settled: this.#kept.partsFor(common, String(kind)),
    });
    const { resolution, redirects } = this.#common;
    const made = {
      number,
      city,
      key,
      infos,
      destinations: answers(resolution),
      redirects: answers(redirects),
    };
    this.#askers.set(key, made);
    return made;
  }

  landing(who: VisitorClass, arrivalAt: number, login: Login): Node<ResultPart> {
    return this.#find(this.#questions.landing(arrivalAt, login), who, who.redirects, () => {
      const arrival = this.#arrival(arrivalAt);
      const answered = fixedAnswers(login, arrival.extras);
      return (more) => {
        const answers = { ...answered, ...more };
        const found = visitEndOf(
          this.#asked,
          situationOf(who.number, login, arrival.extras, answers),
          arrival,
        );
        return 'kind' in found ? null : found;
      };
    });
  }

  destinations(who: VisitorClass, from: VisitEnd): Node<ResultPart> {
    return this.#find(this.#questions.destinations(from), who, who.destinations, () => {
      const fromThere = withChannel(from, who.number);
      return (answers) => {
        const found = destinationsOf(this.#asked, fromThere, answers);
        return 'kind' in found ? null : found;
      };
    });
  }

  afterLogin(who: VisitorClass, from: VisitEnd): Node<ResultPart> {
    return this.#find(this.#questions.login(from), who, who.redirects, () => {
      const { mark, markcode } = from.situation.answers;
      const marks = { ...(mark && { mark }), ...(markcode && { markcode }) };
      const fromThere = withChannel(from, who.number);
      return (answers) => {
        const found = afterLoginOf(this.#asked, fromThere, { ...marks, ...answers });
        return 'kind' in found ? null : found;
      };
    });
  }

  /** Equal where destinations and login are asked from the same states. */
  queryKey(from: VisitEnd): string {
    return `${this.#questions.destinations(from)},${this.#questions.login(from)}`;
  }

  flags(who: VisitorClass): Node<ResultPart> {
    const { number, city, infos } = who;
    const channel = channelOf(this.site, number);
    return this.#kept.flags(this.#common.resolution, who.key, () =>
      this.#overServer.splitByInfo(infos, (info) =>
        this.#kept.diagrams.leaf(resolvedFlagsOf(this.site, channel, number, city, info)),
      ),
    );
  }

  #arrival(at: number): Arrival {
    const arrival = this.#space.arrival.values[at];
    if (!arrival) throw new Error(`there is no arrival ${at}`);
    return arrival;
  }

  /** The function that a question is of what the server may answer. */
  #find(question: number, who: VisitorClass, answers: Answers, asking: () => Evaluate): Node<ResultPart> {
    const known = variantFor(answers.found[question], this.#holding);
    if (known) return known.node;
    const ask = asking();
    const settled = this.#settled(question, answers.settled, ask);
    const found = settled ?? this.#overServer.split(who.infos, who.city, ask);
    addPart(answers.found, question, found);
    return found.node;
  }

  /** The answer that nothing of the server's can change, or null. */
  #settled(question: number, settled: PartsByQuery, ask: Evaluate): CachedPart | null {
    const known = variantFor(settled[question], this.#holding);
    if (known) return known;
    const open = this.#open.get(settled) ?? new Set();
    this.#open.set(settled, open);
    if (open.has(question)) return null;
    const answered = ask({});
    if (!answered) {
      open.add(question);
      return null;
    }
    const found = this.#leaf(answered);
    addPart(settled, question, found);
    return found;
  }

  #leaf({ part, dependencies }: Resolved<ResultPart>): CachedPart {
    return {
      node: this.#kept.diagrams.leaf(part),
      dependencies: dependencies ? this.#restsOf(dependencies) : this.#alone,
    };
  }

  #restsOf(atoms: readonly string[]): DependencySet {
    const key = atoms.join();
    const known = this.#restsByAtoms.get(key);
    if (known) return known;
    const versions = atoms.map((atom) => this.#versions.of(atom));
    const rests = this.#kept.dependencySets.of(versions);
    this.#restsByAtoms.set(key, rests);
    return rests;
  }
}

const withChannel = (from: VisitEnd, channel: string): VisitEnd => ({
  ...from,
  situation: { ...from.situation, channel },
});
