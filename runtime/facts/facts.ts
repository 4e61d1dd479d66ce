import type { EngineFactId, FlagSet } from '../../schemas/index.ts';
import type { FactDeclarations } from './fact-declarations.ts';

/** Values of attributes by fact: `channel.NAME`, `host.NAME`. */
type Attributes = Readonly<Record<string, string | null>>;
export type FactValue = string | number | boolean | null | readonly string[];

/** The facts of a visit. `undefined`: not known yet; `null`: known to be absent. */
export interface Facts {
  /** The facts of every visit, by id, besides the query parameters. */
  own: { readonly [F in EngineFactId]?: FactValue | undefined };
  query: Readonly<Record<string, string | undefined>>;
  /** The other facts that definitions/facts.json declares; undefined until channel info is known. */
  info: Readonly<Record<string, string | null>> | undefined;
  flags: FlagSet | undefined;
  /** The declared answers that were sent, by fact. */
  leads?: Readonly<Record<string, string>> | undefined;
  /** What definitions/facts.json declares, and the attributes of the host and of channels that set none. */
  site: { readonly facts: FactDeclarations; readonly attributes?: Attributes };
  /** The attributes that the channel sets. */
  channel: { readonly attributes?: Attributes };
}

/** @param fact - an id of schemas/facts/engine-facts.ts or of definitions/facts.json */
export const factOf = (facts: Facts, fact: string): FactValue | undefined =>
  fact.startsWith('query.') ? (facts.query[fact.slice(6)] ?? null) : factBesidesQuery(facts, fact);

/** {@link factOf} for a fact that is not a query parameter. */
export function factBesidesQuery(
  { own, info, flags, leads, channel, site }: Facts,
  fact: string,
): FactValue | undefined {
  const value = own[fact as EngineFactId];
  if (value !== undefined) return value;
  const answered = info?.[fact];
  if (answered !== undefined) return answered;
  return flags?.[fact] ?? leads?.[fact] ?? channel.attributes?.[fact] ?? site.attributes?.[fact];
}
