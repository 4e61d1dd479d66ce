import {
  type Config,
  type DeclaredPart,
  declaredParts,
  type FactsFile,
  type FlagSet,
} from '../../schemas/index.ts';

type Declared = Pick<FactsFile, DeclaredPart>;

/**
 * A config between two revisions, with the facts that either declares and a value for each flag in every row that sets
 * flags. Without them, a row of one revision could test a fact that the config of the other does not know.
 */
export function withFactsOf(config: Config, revisions: readonly Config[]): Config {
  if (revisions.every(({ facts }) => JSON.stringify(facts) === JSON.stringify(config.facts))) return config;
  const all = <K extends keyof Declared>(part: K): NonNullable<Declared[K]> =>
    Object.assign({}, ...[...revisions, config].map(({ facts }) => facts[part]));
  const flags = all('flags');
  const defaults = Object.fromEntries(
    Object.entries(flags).map(([name, { otherwise }]) => [name, otherwise]),
  );
  const complete = <R extends { set: FlagSet }>(row: R): R => ({ ...row, set: { ...defaults, ...row.set } });
  const rules = Object.entries(config.cities.rules).map(([id, rule]) => [id, complete(rule)] as const);
  return {
    ...config,
    facts: { ...config.facts, ...Object.fromEntries(declaredParts.map((part) => [part, all(part)])) },
    flags: { ...config.flags, rules: config.flags.rules.map(complete) },
    cities: { ...config.cities, rules: Object.fromEntries(rules) },
  };
}
