import { ownEntry, type ServerFactSource, type Site } from '../../runtime/index.ts';
import { type Config, namedTables } from '../../schemas/index.ts';
import type { ChangedValue } from '../acts/changed-values.ts';
import type { RiskCode, StepName } from '../compare/change.ts';
import type { ConfigRevision } from '../compare/config-revision.ts';
import type { ExplainInput } from '../explain/input.ts';
import { formsAsked } from '../page-content/asked-forms.ts';
import type { PageContent, ShownContents } from '../page-content/page-content.ts';
import { possibleArrivalsOf } from '../possible-arrivals/possible-arrivals.ts';
import { axisAt, flagAxisAt, type SituationSpace } from '../situations/situation-space.ts';
import { askedAt, flagsAsked } from './asked-at.ts';
import { type Claim, withoutInfo, withValues } from './claim.ts';
import { contentAtEnd, convertsBy, isActivated, receiptsAtEnd, runsTracker } from './page-parts.ts';
import { comesToPage, type VisitedConfig } from './steps-to-page.ts';
import { asksFor, callsFor, endsAtLogin, endsOf } from './visits.ts';

/** The calls of endpoints.json that phones make to know a fact, by endpoint. */
const sources: Readonly<Record<string, ServerFactSource>> = {
  userGet: 'user',
  channelInfo: 'channelInfo',
  ipInfo: 'ipInfo',
  loginMark: 'mark',
  loginMarkCode: 'markcode',
};

/** One of the two compared configs. */
interface Revision extends VisitedConfig {
  config: Config;
  contents: ShownContents;
}

/** What a plan of two revisions says of the visitors of a step or of an act. */
export class Claims {
  readonly #space: SituationSpace;
  readonly #both: readonly [Revision, Revision];
  readonly #ofSteps = new Map<StepName, Claim | undefined>();

  constructor(space: SituationSpace, { before, after }: { before: ConfigRevision; after: ConfigRevision }) {
    this.#space = space;
    const visited = (revision: ConfigRevision): Revision => ({
      config: revision.config,
      contents: revision.contents.shown,
      possible: possibleArrivalsOf(revision.config),
      siteOf: ({ host = 'default' }: ExplainInput) => revision.view(host).site,
    });
    this.#both = [visited(before), visited(after)];
  }

  /** A destination is met where a visit leads to it, and what follows a login at a login page; the rest by any visit. */
  ofStep(step: StepName): Claim | undefined {
    // A plan has thousands of groups of few steps.
    if (!this.#ofSteps.has(step)) this.#ofSteps.set(step, this.#claimOf(step));
    return this.#ofSteps.get(step);
  }

  #claimOf(step: StepName): Claim | undefined {
    const table = namedTables.find((name) => step === `destination.${name}`);
    if (table) {
      const asked = this.#both.map(({ config }) => askedAt(config, table));
      return {
        ...this.#inOne(step, (site, visitor) => asksFor(site, visitor, table)),
        mayBegin: (arrival) => asked.some((isAskedAt) => isAskedAt(arrival)),
        among: [new Map(), ...this.#both.flatMap(({ config }) => flagsAsked(config, table, this.#space))],
      };
    }
    if (step !== 'afterLogin') return undefined;
    return { ...this.#inOne(step, endsAtLogin), mayBegin: ({ outcome }) => outcome === null };
  }

  /**
   * A call for a fact is made by those who are asked for it, another reading noticed by those who then end elsewhere; a
   * conversion, a tracker and an activation are of those whose next press, or visit, makes the call.
   */
  ofAct(value: ChangedValue): Claim | undefined {
    return this.#ofReport(value) ?? this.#ofFact(value);
  }

  /** What is lost by where a visit ends is lost by those who end there in the base, and not in the head. */
  ofRisk(risk: RiskCode): Claim | undefined {
    if (risk === 'receipt-lost') return this.#ofReceipt();
    // Both are of what the channel has: they are met where it acts.
    if (risk === 'conversion-changed') return this.#inOneConfig(risk, convertsBy);
    return risk === 'tracker-changed' ? this.#inOneConfig(risk, runsTracker) : undefined;
  }

  /**
   * What a page loses is lost by those who see it, on the page or in a sheet, and then no longer.
   * @param key - equal for equal losses
   */
  ofPage(page: string, key: string, isLost: (before: PageContent, after: PageContent) => boolean): Claim {
    const seen = (visitor: ExplainInput) =>
      this.#both.map(({ config, contents, siteOf }) =>
        contentAtEnd(config, contents, siteOf(visitor), visitor, page),
      );
    return {
      key: `page ${page} ${key}`,
      isMetBy: (visitor) => {
        const [was, is] = seen(visitor);
        return !!was && !!is && isLost(was, is) && this.arrives.isMetBy(visitor);
      },
    };
  }

  #ofReport({ path: [file, part, id = '', key] }: ChangedValue): Claim | undefined {
    if (file === 'trackers' && (part === 'networks' || part === 'searchAdvertiser')) {
      const network = part === 'networks' ? id : null;
      return this.#inOneConfig(`tracker ${network}`, (...visit) => runsTracker(...visit, network));
    }
    if (file === 'endpoints' && part === 'endpoints' && key === 'conversion')
      return this.#inOneConfig(`conversion ${id}`, (...visit) => convertsBy(...visit, id));
    const isActivation = file === 'endpoints' ? id === 'activeChannel' : id === 'activationThrottleMs';
    return isActivation ? this.#inOneConfig('activation', isActivated) : undefined;
  }

  #ofReceipt(): Claim {
    const asked = formsAsked(this.#both[1].config);
    const told = (visitor: ExplainInput) =>
      this.#both.map(({ config, siteOf }) => receiptsAtEnd(config, siteOf(visitor), visitor));
    return {
      key: 'receipt',
      mayBegin: ({ outcome }) => outcome !== null,
      isMetBy: (visitor) => {
        const [was = [], is = []] = told(visitor);
        return was.some((form) => !is.includes(form) && asked.has(form)) && this.arrives.isMetBy(visitor);
      },
    };
  }

  #ofFact({ path: [file, part, id = '', key] }: ChangedValue): Claim | undefined {
    const source = file === 'endpoints' ? sources[id] : undefined;
    if (source) return this.#ofCall(id, source);
    if (file !== 'facts' || (part !== 'flags' && part !== 'channelInfo')) return undefined;
    return key === 'pointer' || key === 'otherwise' ? this.#ofReading(part, id, key) : undefined;
  }

  #ofCall(id: string, source: ServerFactSource): Claim {
    const claim = this.#inOne(`call ${id}`, (site, visitor) => callsFor(site, visitor, source));
    if (source === 'mark' || source === 'markcode')
      return { ...claim, mayBegin: ({ extras }) => extras.query?.[source] !== undefined };
    if (source !== 'ipInfo') return claim;
    // The city of other channels decides nothing.
    const ruled = this.#both.map(({ config }) => config.channels.channels);
    const among = withValues(axisAt.channel, this.#space.channel, (number) =>
      ruled.some((channels) => ownEntry(channels, number)?.cityRule !== undefined),
    );
    return { ...claim, ...(among && { among: [among] }) };
  }

  #ofReading(part: 'flags' | 'channelInfo', id: string, key: 'pointer' | 'otherwise'): Claim | undefined {
    const { otherwise } = this.#both[0]?.config.facts[part][id] ?? {};
    if (otherwise === undefined) return undefined;
    const own = (site: Site, visitor: ExplainInput) => endsOf(site, visitor);
    if (key === 'otherwise') {
      const among = withoutInfo(this.#space);
      return among
        ? { key: `otherwise ${id}`, among: [among], isMetBy: (visitor) => this.#differs(visitor, own) }
        : undefined;
    }
    const { flags, info } = this.#space;
    const axis = flags[id];
    const among = axis
      ? withValues(flagAxisAt(this.#space, id), axis, (value) => value !== otherwise)
      : withValues(axisAt.info, info, (value) => value !== null && value[id] !== otherwise);
    // Read elsewhere, it is what holds where the API says nothing.
    const unread = (visitor: ExplainInput): ExplainInput =>
      axis
        ? { ...visitor, flags: { ...visitor.flags, [id]: Number(otherwise) } }
        : { ...visitor, [id]: otherwise ?? '' };
    const isMet = (site: Site, visitor: ExplainInput) =>
      endsOf(site, visitor) !== endsOf(site, unread(visitor));
    return among ? { ...this.#inOne(`pointer ${id}`, isMet), among: [among] } : undefined;
  }

  /** Of who meets a set by any visit there is nothing to confirm but that the visitor comes to where it begins. */
  get arrives(): Claim {
    return this.#inOne('arrives', () => true);
  }

  #inOneConfig(key: string, isMet: (config: Config, site: Site, visitor: ExplainInput) => boolean): Claim {
    return {
      key,
      isMetBy: (visitor) =>
        this.#both.some(
          (one) => isMet(one.config, one.siteOf(visitor), visitor) && comesToPage(one, visitor),
        ),
    };
  }

  #inOne(key: string, isMet: (site: Site, visitor: ExplainInput) => boolean): Claim {
    return this.#inOneConfig(key, (_, ...visit) => isMet(...visit));
  }

  #differs(visitor: ExplainInput, of: (site: Site, visitor: ExplainInput) => string): boolean {
    const results = this.#both.map(({ siteOf }) => of(siteOf(visitor), visitor));
    return new Set(results).size > 1 && this.arrives.isMetBy(visitor);
  }
}
