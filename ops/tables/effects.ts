import type { Effect, When } from '../../schemas/index.ts';
import type { Box } from './box.ts';
import type { SituationSpace } from './table-space.ts';

/** Facts that depend on the token, besides the flags. */
const factsOfToken = ['user', 'ipInfo'] as const;

/** How an effect changes the facts (`runtime/decision/effect-meanings.ts`): those it resets and those it sets. */
const changes: Partial<Record<Effect, { forgets: readonly string[]; sets: When }>> = {
  clearToken: {
    forgets: factsOfToken,
    sets: { 'session.token': false, user: 'failed', ipInfo: 'notNeeded' },
  },
  loginByMark: { forgets: ['session.token', ...factsOfToken], sets: { 'session.firstVisit': true } },
  loginByMarkcode: { forgets: ['session.token', ...factsOfToken], sets: { 'session.firstVisit': true } },
};

/** The facts that some of these effects may change. */
export const factsChangedBy = ({ config }: SituationSpace, effects: readonly Effect[]): Set<string> =>
  new Set(
    effects.flatMap((effect) => {
      const change = changes[effect];
      const flags = Object.keys(config.facts.flags);
      return change ? [...change.forgets, ...flags, ...Object.keys(change.sets)] : [];
    }),
  );

/** The situations that the situations of the box may become by the effects. */
export function afterEffects(space: SituationSpace, box: Box, effects: readonly Effect[]): Box {
  return effects.reduce<Box>((now, effect) => {
    const change = changes[effect];
    if (!change) return now;
    const isForgotten = (dimension: string) =>
      change.forgets.includes(dimension) || Object.hasOwn(space.config.facts.flags, dimension);
    const unchanged = Object.entries(now).filter(([dimension]) => !isForgotten(dimension));
    return { ...Object.fromEntries(unchanged), ...space.box(change.sets) };
  }, box);
}
