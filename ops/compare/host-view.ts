import { channelOf, type Site } from '../../runtime/index.ts';
import type { Arrival } from '../situations/arrivals.ts';
import type { Node } from '../situations/diagram.ts';
import type { Ended, Part } from '../situations/part.ts';
import type { City, Login, Space } from '../situations/space.ts';
import {
  type Answered,
  type Asked,
  afterLoginOf,
  destinationsOf,
  endOf,
  settledAnswers,
  situationOf,
} from '../situations/visit.ts';
import { type Found, type FoundFor, type Kept, keep } from './cached.ts';
import { type ChannelEffects, type EffectsOfChannels, flagsToldOf } from './channel-effects.ts';
import { Holding, type Rests, variantFor } from './dependencies.ts';
import { type Ask, OverServer } from './over-server.ts';
import { Questions } from './questions.ts';
import type { Versions } from './versions.ts';

/** A channel in one of the cities that do the same to it, on one host and side. */
export interface Asker {
  number: string;
  city: City;
  /** Equal where two askers of hosts with much in common are answered alike. */
  who: string;
  infos: ChannelEffects['infos'];
  destinations: Answers;
  walks: Answers;
}

/** What was answered to an asker and others of its kind. */
interface Answers {
  found: FoundFor;
  /** Answers that the server cannot change. */
  settled: FoundFor;
}

/** Equal for two hosts that differ in nothing but their entry routes and where `/` leads. */
export interface Common {
  /** As far as destinations and flags are asked. */
  always: number;
  /** As far as visitors are led from page to page; what the rows say on the way, answers rest on one by one. */
  walking: number;
}

/** What a view shares with those of other hosts of its side. */
export interface Shared {
  space: Space;
  kept: Kept;
  effects: EffectsOfChannels;
  common: Common;
  versions: Versions;
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
  readonly #asked: Asked;
  readonly #space: Space;
  readonly #kept: Kept;
  readonly #questions: Questions;
  readonly #overServer: OverServer;
  readonly #effects: EffectsOfChannels;
  readonly #versions: Versions;
  readonly #common: Common;
  readonly #holding: Holding;
  /** What rests on this host alone. */
  readonly #alone: Rests;
  readonly #restsByAtoms = new Map<string, Rests>();
  /** One for each kind of channel in each kind of city: any other of them is answered alike. */
  readonly #askers = new Map<string, Asker>();
  /** Questions that cannot be answered without the server, by kind of channel. */
  readonly #open = new Map<FoundFor, Set<number>>();

  constructor(asked: Asked, { space, kept, effects, common, versions }: Shared) {
    const { site } = asked;
    this.site = site;
    this.#asked = asked;
    this.#space = space;
    this.#kept = kept;
    this.#questions = new Questions(asked, space, kept.names);
    this.#overServer = new OverServer(space, kept, (answered) => this.#leaf(answered));
    this.#effects = effects;
    this.#versions = versions;
    this.#common = common;
    this.shape = [common.walking, versions.key, site.root, ...Object.keys(site.routes)].join(' ');
    const view = `view ${kept.nextView()}`;
    this.#alone = kept.rests.of([view]);
    const own = new Set([view, `root ${site.root}`]);
    for (const route of Object.keys(site.routes)) own.add(`has ${route}`);
    this.#holding = new Holding((atom) => own.has(atom) || versions.has(atom));
  }

  channel(number: string): ChannelEffects {
    return this.#effects.of(this.site, number);
  }

  /** @param cityEffect - one of the effects that cities have on the channel */
  asker(number: string, cityEffect: string): Asker {
    const { kind, cities, infos } = this.channel(number);
    const who = `${kind} ${cityEffect}`;
    const known = this.#askers.get(who);
    if (known) return known;
    const city = cities.sample.get(cityEffect);
    if (city === undefined) throw new Error(`no city does ${cityEffect} to channel ${number}`);
    const answers = (common: number): Answers => ({
      found: this.#kept.found(common, who),
      settled: this.#kept.found(common, String(kind)),
    });
    const { always, walking } = this.#common;
    const made = { number, city, who, infos, destinations: answers(always), walks: answers(walking) };
    this.#askers.set(who, made);
    return made;
  }

  landing(who: Asker, arrivalAt: number, login: Login): Node<Part> {
    return this.#find(this.#questions.landing(arrivalAt, login), who, who.walks, () => {
      const arrival = this.#arrival(arrivalAt);
      const answered = settledAnswers(login, arrival.more);
      return (more) => {
        const answers = { ...answered, ...more };
        const found = endOf(this.#asked, situationOf(who.number, login, arrival.more, answers), arrival);
        return 'kind' in found ? null : found;
      };
    });
  }

  destinations(who: Asker, from: Ended): Node<Part> {
    return this.#find(this.#questions.destinations(from), who, who.destinations, () => {
      const fromThere = withChannel(from, who.number);
      return (answers) => {
        const found = destinationsOf(this.#asked, fromThere, answers);
        return 'kind' in found ? null : found;
      };
    });
  }

  afterLogin(who: Asker, from: Ended): Node<Part> {
    return this.#find(this.#questions.login(from), who, who.walks, () => {
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
  question(from: Ended): string {
    return `${this.#questions.destinations(from)},${this.#questions.login(from)}`;
  }

  flags(who: Asker): Node<Part> {
    const { number, city, infos } = who;
    const channel = channelOf(this.site, number);
    return this.#kept.flags(this.#common.always, who.who, () =>
      this.#overServer.overInfos(infos, (info) =>
        this.#kept.diagrams.leaf(flagsToldOf(this.site, channel, number, city, info)),
      ),
    );
  }

  #arrival(at: number): Arrival {
    const arrival = this.#space.arrival.values[at];
    if (!arrival) throw new Error(`there is no arrival ${at}`);
    return arrival;
  }

  /** The function that a question is of what the server may answer. */
  #find(question: number, who: Asker, answers: Answers, asking: () => Ask): Node<Part> {
    const known = variantFor(answers.found[question], this.#holding);
    if (known) return known.node;
    const ask = asking();
    const settled = this.#settled(question, answers.settled, ask);
    const found = settled ?? this.#overServer.found(who.infos, who.city, ask);
    keep(answers.found, question, found);
    return found.node;
  }

  /** The answer that nothing of the server's can change, or null. */
  #settled(question: number, settled: FoundFor, ask: Ask): Found | null {
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
    keep(settled, question, found);
    return found;
  }

  #leaf({ part, rests }: Answered<Part>): Found {
    return { node: this.#kept.diagrams.leaf(part), rests: rests ? this.#restsOf(rests) : this.#alone };
  }

  #restsOf(atoms: readonly string[]): Rests {
    const key = atoms.join();
    const known = this.#restsByAtoms.get(key);
    if (known) return known;
    const versions = atoms.map((atom) => this.#versions.of(atom));
    const rests = this.#kept.rests.of(versions);
    this.#restsByAtoms.set(key, rests);
    return rests;
  }
}

const withChannel = (from: Ended, channel: string): Ended => ({
  ...from,
  situation: { ...from.situation, channel },
});
