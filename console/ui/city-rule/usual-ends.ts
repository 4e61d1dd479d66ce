import type { CityEnd, CityStage } from '../../api/index.ts';

export const stages = ['afterLogin', 'success', 'failure'] as const satisfies readonly CityStage[];

/** The route where the visitors of most cities end, by stage; null where no one route has more than another. */
export function usualEnds(ends: readonly CityEnd[]): Record<CityStage, string | null> {
  const of = (stage: CityStage): string | null => {
    const counts = new Map<string, number>();
    for (const end of ends) {
      const { route } = end.stages[stage];
      counts.set(route, (counts.get(route) ?? 0) + end.channels.length);
    }
    const [first, second] = [...counts].sort(([, one], [, other]) => other - one);
    return first && first[1] > (second?.[1] ?? 0) ? first[0] : null;
  };
  return { afterLogin: of('afterLogin'), success: of('success'), failure: of('failure') };
}

/** Where a visitor of a rule most likely ends: where the form is skipped, right after the login. */
export const usualStage = ({ stages: { afterLogin } }: CityEnd): CityStage =>
  afterLogin.table === 'navigation' ? 'success' : 'afterLogin';
