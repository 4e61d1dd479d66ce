/** Whether this is `npm run test:full`, which judges what `npm test` leaves out. */
export const isFullRun = process.env.FUNNEL_FULL_RUN !== undefined;

/**
 * The cases of a matrix that this run judges, all by the same test: in `npm test` those that represent the others, in
 * `npm run test:full` the others. CI runs both, so each case is judged once.
 * @param represents - whether a case stands for cases that fail by the same kinds of fault
 * @throws Error if no case represents the others, or each only itself
 */
export function casesOfRun<const Case>(
  all: readonly Case[],
  represents: (one: Case, at: number, all: readonly Case[]) => boolean,
): Case[] {
  const [chosen, rest]: [Case[], Case[]] = [[], []];
  for (const [at, one] of all.entries()) (represents(one, at, all) ? chosen : rest).push(one);
  if (chosen.length === 0 || rest.length === 0)
    throw new Error(`${chosen.length} of ${all.length} cases represent the others`);
  return isFullRun ? rest : chosen;
}

/** Chooses the first case of each kind. */
export const firstOf =
  <Case>(kindOf: (one: Case) => unknown) =>
  (one: Case, at: number, all: readonly Case[]): boolean =>
    all.findIndex((other) => kindOf(other) === kindOf(one)) === at;
