import { channelOf, type Flags, locate, type ServerAnswers, type Site } from '../../runtime/index.ts';
import type { Arrival } from './arrivals.ts';
import { type ChannelEffects, type EffectsOfChannels, flagsToldOf } from './channel-effects.ts';
import type { Diagrams, Node } from './diagram.ts';
import type { Names } from './names.ts';
import type { Ended, Part } from './part.ts';
import { Holding, type RestSets, type Rests, type Variants, variantFor } from './rests.ts';
import { axisAt, type City, type Info, ipInfoOf, type Login, type Space } from './space.ts';
import {
  type Answered,
  type Asked,
  afterLoginOf,
  channelInfoOf,
  destinationsKey,
  destinationsOf,
  endOf,
  loginKey,
  settledAnswers,
  situationOf,
} from './visit.ts';

type FlagName = keyof Flags;
const flagNames = ['input_form', 'fail_todo', 'succ_todo'] as const satisfies FlagName[];

/** A question to the engine: its answer, or null where the server has to say more first. */
type Ask = (answers: ServerAnswers) => Answered<Part> | null;

/** What a question was answered, and what that rests on. */
interface Found {
  node: Node<Part>;
  rests: Rests;
}

/** What was found for channels of one kind, by question. */
type FoundFor = (Variants<Found> | undefined)[];

/** What is kept for every host of every side of a comparison. */
export class Kept {
  readonly diagrams: Diagrams<Part>;
  readonly names: Names;
  readonly rests: RestSets;
  readonly #found = new Map<string, FoundFor>();
  readonly #flags = new Map<string, Node<Part>>();
  #views = 0;

  constructor(diagrams: Diagrams<Part>, names: Names, rests: RestSets) {
    this.diagrams = diagrams;
    this.names = names;
    this.rests = rests;
  }

  /** @param who - equal for askers of one kind to whom the city does the same */
  found(common: number, who: string): FoundFor {
    const at = `${common} ${who}`;
    const known = this.#found.get(at) ?? [];
    this.#found.set(at, known);
    return known;
  }

  flags(common: number, who: string, make: () => Node<Part>): Node<Part> {
    const at = `${common} ${who}`;
    const known = this.#flags.get(at) ?? make();
    this.#flags.set(at, known);
    return known;
  }

  nextView(): number {
    return this.#views++;
  }
}

/** A channel in one of the cities that do the same to it, on one host and side. */
export interface Asker {
  number: string;
  city: City;
  /** Equal where two askers of hosts with much in common are answered alike. */
  who: string;
  infos: ChannelEffects['infos'];
  /** Answers that the server may change, and those that it cannot. */
  found: FoundFor;
  settled: FoundFor;
}

/** What a view shares with those of other hosts of its side. */
export interface Shared {
  space: Space;
  kept: Kept;
  effects: EffectsOfChannels;
  /** Equal for two hosts that differ in nothing but their entry routes and where `/` leads. */
  common: string;
  /** `table success` → `table success 3`: which of its versions the table of this side is. */
  tables: ReadonlyMap<string, string>;
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
  readonly #diagrams: Diagrams<Part>;
  readonly #effects: EffectsOfChannels;
  readonly #tables: Shared['tables'];
  readonly #common: number;
  readonly #holding: Holding;
  /** What rests on this host alone. */
  readonly #alone: Rests;
  readonly #restsByAtoms = new Map<string, Rests>();
  readonly #questions: number[] = [];
  /** Questions that cannot be answered without the server, by kind of channel. */
  readonly #open = new Map<FoundFor, Set<number>>();
  readonly #destinationsKeys = new Map<Ended, number>();
  readonly #loginKeys = new Map<Ended, number>();

  constructor(asked: Asked, { space, kept, effects, common, tables }: Shared) {
    const { site } = asked;
    this.site = site;
    this.#asked = asked;
    this.#space = space;
    this.#kept = kept;
    this.#diagrams = kept.diagrams;
    this.#effects = effects;
    this.#tables = tables;
    this.#common = kept.names.of(common);
    this.shape = [this.#common, site.root, ...Object.keys(site.routes), ...tables.values()].join(' ');
    const view = `view ${kept.nextView()}`;
    this.#alone = kept.rests.of([view]);
    const own = new Set([view, `root ${site.root}`, ...tables.values()]);
    for (const route of Object.keys(site.routes)) own.add(`has ${route}`);
    this.#holding = new Holding((atom) => own.has(atom));
  }

  channel(number: string): ChannelEffects {
    return this.#effects.of(this.site, number);
  }

  /** @param cityEffect - one of the effects that cities have on the channel */
  asker(number: string, cityEffect: string): Asker {
    const { kind, cities, infos } = this.channel(number);
    const city = cities.sample.get(cityEffect);
    if (city === undefined) throw new Error(`no city does ${cityEffect} to channel ${number}`);
    const who = `${kind} ${cityEffect}`;
    const [found, settled] = [who, String(kind)].map((one) => this.#kept.found(this.#common, one));
    if (!found || !settled) throw new Error('both are kept');
    return { number, city, who, infos, found, settled };
  }

  landing(who: Asker, arrivalAt: number, login: Login): Node<Part> {
    const question = this.#question(arrivalAt, login);
    const known = variantFor(who.found[question], this.#holding);
    if (known) return known.node;
    const arrival = this.#arrival(arrivalAt);
    const answered = settledAnswers(login, arrival.more);
    return this.#find(question, who, (more) => {
      const answers = { ...answered, ...more };
      const found = endOf(this.#asked, situationOf(who.number, login, arrival.more, answers), arrival);
      return 'kind' in found ? null : found;
    });
  }

  /** Arrivals at the same route are one question: of a path that the host does not have, nobody asks which. */
  #question(arrivalAt: number, login: Login): number {
    const at = arrivalAt * this.#space.login.values.length + this.#space.login.values.indexOf(login);
    const known = this.#questions[at];
    if (known !== undefined) return known;
    const { path, outcome, extra } = this.#arrival(arrivalAt);
    const located = locate(this.site, path);
    const where = located.kind === 'route' ? located.route : '/';
    const question = this.#kept.names.of(JSON.stringify(['landing', where, outcome, extra, login]));
    this.#questions[at] = question;
    return question;
  }

  destinations(who: Asker, from: Ended): Node<Part> {
    const question = this.destinationsQuestion(from);
    const known = variantFor(who.found[question], this.#holding);
    if (known) return known.node;
    return this.#find(question, who, (answers) => {
      const found = destinationsOf(this.#asked, withChannel(from, who.number), answers);
      return 'kind' in found ? null : found;
    });
  }

  afterLogin(who: Asker, from: Ended): Node<Part> {
    const question = this.loginQuestion(from);
    const known = variantFor(who.found[question], this.#holding);
    if (known) return known.node;
    const { mark, markcode } = from.situation.answers;
    const marks = { ...(mark && { mark }), ...(markcode && { markcode }) };
    return this.#find(question, who, (answers) => {
      const found = afterLoginOf(this.#asked, withChannel(from, who.number), { ...marks, ...answers });
      return 'kind' in found ? null : found;
    });
  }

  /** Equal where the destinations are asked from the same state. */
  destinationsQuestion(from: Ended): number {
    return this.#keyFrom(this.#destinationsKeys, from, destinationsKey);
  }

  /** Equal where the login is asked from the same state. */
  loginQuestion(from: Ended): number {
    return this.#keyFrom(this.#loginKeys, from, loginKey);
  }

  #keyFrom(known: Map<Ended, number>, from: Ended, keyOf: (asked: Asked, from: Ended) => string): number {
    const found = known.get(from);
    if (found !== undefined) return found;
    const key = this.#kept.names.of(keyOf(this.#asked, from));
    known.set(from, key);
    return key;
  }

  flags(who: Asker): Node<Part> {
    const { number, city } = who;
    const channel = channelOf(this.site, number);
    return this.#kept.flags(this.#common, who.who, () =>
      this.#overInfos(who, (info) =>
        this.#diagrams.leaf(flagsToldOf(this.site, channel, number, city, info)),
      ),
    );
  }

  #arrival(at: number): Arrival {
    const arrival = this.#space.arrival.values[at];
    if (!arrival) throw new Error(`there is no arrival ${at}`);
    return arrival;
  }

  /** The function that a question is of what the server may answer. */
  #find(question: number, who: Asker, ask: Ask): Node<Part> {
    const found = this.#settled(question, who, ask) ?? this.#overServer(who, ask);
    keep(who.found, question, found);
    return found.node;
  }

  /** The answer that nothing of the server's can change, or null. */
  #settled(question: number, { settled }: Asker, ask: Ask): Found | null {
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

  #overServer(who: Asker, ask: Ask): Found {
    let rests = this.#kept.rests.none;
    const node = this.#overInfos(who, (info) => {
      const found = this.#overFlags(who.city, info, {}, ask);
      rests = this.#kept.rests.union(rests, found.rests);
      return found.node;
    });
    return { node, rests };
  }

  #leaf({ part, rests }: Answered<Part>): Found {
    return { node: this.#diagrams.leaf(part), rests: rests ? this.#restsOf(rests) : this.#alone };
  }

  #restsOf(atoms: readonly string[]): Rests {
    const key = atoms.join();
    const known = this.#restsByAtoms.get(key);
    if (known) return known;
    const versions = atoms.map((atom) => this.#tables.get(atom) ?? atom);
    const rests = this.#kept.rests.of(versions);
    this.#restsByAtoms.set(key, rests);
    return rests;
  }

  /** One node for each class of channel info; those with the same effect on the channel are asked once. */
  #overInfos({ infos }: Asker, inner: (info: Info) => Node<Part>): Node<Part> {
    const byEffect = new Map([...infos.sample].map(([effect, info]) => [effect, inner(info)]));
    return this.#diagrams.node(axisAt.info, byClass(infos.ofClass, byEffect));
  }

  /** Splits by the flag that settles most at once, as long as the engine needs another one. */
  #overFlags(
    city: City,
    info: Info,
    flags: Partial<Flags>,
    ask: Ask,
    known: Answered<Part> | null = null,
  ): Found {
    const asked = (given: Partial<Flags>) =>
      ask({ ipInfo: ipInfoOf(city), channelInfo: channelInfoOf(info, given) });
    const found = known ?? asked(flags);
    if (found) return this.#leaf(found);
    const open = flagNames.filter((name) => flags[name] === undefined);
    const zeros = new Map<FlagName, Answered<Part> | null>();
    const next =
      open.find((name) => {
        const zero = asked({ ...flags, [name]: 0 });
        zeros.set(name, zero);
        return zero !== null;
      }) ?? open[0];
    if (next === undefined) throw new Error('a question with every answer still needs a call');
    const axis = this.#space[next];
    const parts = axis.classes.map(([first = 0]) => {
      const value = axis.values[first];
      return this.#overFlags(
        city,
        info,
        { ...flags, [next]: value },
        ask,
        value === 0 ? (zeros.get(next) ?? null) : null,
      );
    });
    const { rests: sets } = this.#kept;
    return {
      node: this.#diagrams.choose(
        axisAt[next],
        parts.map(({ node }) => node),
      ),
      rests: parts.reduce((all, part) => sets.union(all, part.rests), sets.none),
    };
  }
}

function keep(all: FoundFor, question: number, found: Found): void {
  const variants = all[question];
  if (variants) variants.push(found);
  else all[question] = [found];
}

const withChannel = (from: Ended, channel: string): Ended => ({
  ...from,
  situation: { ...from.situation, channel },
});

/** The node of each class, by what that class does. */
const byClass = <T>(ofClass: readonly string[], nodes: ReadonlyMap<string, T>): T[] =>
  ofClass.map((effect) => {
    const node = nodes.get(effect);
    if (node === undefined) throw new Error(`nothing was found for ${effect}`);
    return node;
  });
