import { hostEntry, resolveSite, type Site } from '../../runtime/index.ts';
import type { Config } from '../../schemas/index.ts';
import type { Sources } from '../diagnostics/sources.ts';
import type { Language } from '../text/text.ts';
import type { ExplainInput } from './input.ts';
import { type Outcome, type ResolvedVisit, resolveVisit } from './outcome.ts';
import { RowSources } from './row-source.ts';
import type { Step } from './step.ts';
import { stepsOf } from './steps.ts';

/** One explanation: `funnel.explain/1`. */
export interface Explanation {
  format: 'funnel.explain/1';
  input: ExplainInput;
  outcome: Outcome;
  steps: Step[];
}

/** Explains situations of one config. Each host is resolved to a site once. */
export class Explainer {
  readonly config: Config;
  readonly #rows: RowSources;
  readonly #sites = new Map<string, Site>();
  readonly #steps = new Map<Language, Map<string, Step>>();

  constructor(config: Config, sources: Pick<Sources, 'locate'>) {
    this.config = config;
    this.#rows = new RowSources(config, sources);
  }

  site(host: string | undefined): Site {
    const name = hostEntry(this.config, host ?? 'default');
    const known = this.#sites.get(name);
    if (known) return known;
    const site = resolveSite(this.config, name);
    this.#sites.set(name, site);
    return site;
  }

  outcome(input: ExplainInput): Outcome {
    return this.visit(input).outcome;
  }

  visit(input: ExplainInput): ResolvedVisit {
    return resolveVisit(this.site(input.host), input);
  }

  /** @param listsRejected - list the rows that did not match, too (a batch leaves them out) */
  explain(input: ExplainInput, language: Language, listsRejected: boolean): Explanation {
    const site = this.site(input.host);
    const found = resolveVisit(site, input);
    const cache = this.#steps.get(language) ?? new Map<string, Step>();
    this.#steps.set(language, cache);
    const context = { config: this.config, rows: this.#rows, language, listsRejected, cache };
    return {
      format: 'funnel.explain/1',
      input,
      outcome: found.outcome,
      steps: stepsOf(site, input, found, context),
    };
  }
}
