import { type Effect, flagNames, type When } from '../../schemas/index.ts';
import type { Box } from './box.ts';
import type { SituationSpace } from './table-space.ts';

/** Facts that depend on the token. */
const factsOfToken = ['user', 'ipInfo', ...flagNames] as const;

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
export const factsChangedBy = (effects: readonly Effect[]): Set<string> =>
  new Set(
    effects.flatMap((effect) => {
      const change = changes[effect];
      return change ? [...change.forgets, ...Object.keys(change.sets)] : [];
    }),
  );

/** The situations that the situations of the box may become by the effects. */
export function afterEffects(space: SituationSpace, box: Box, effects: readonly Effect[]): Box {
  return effects.reduce<Box>((now, effect) => {
    const change = changes[effect];
    if (!change) return now;
    const unchanged = Object.entries(now).filter(([dimension]) => !change.forgets.includes(dimension));
    return { ...Object.fromEntries(unchanged), ...space.box(change.sets) };
  }, box);
}
