import { type SituationSpace, spaceOf } from '../situations/situation-space.ts';
import { type Intent, refuseUnknown, splitByIntent } from './intent.ts';
import type { Sides } from './plan.ts';

/**
 * The situations of both sides, split where the intent divides them.
 * @param pagesBefore - the pages that an intent may name beside those of the head: also by their old names
 */
export function comparedSpace(
  { before, after }: Sides,
  intent: Intent | null,
  pagesBefore: readonly string[],
): SituationSpace {
  const whole = spaceOf(before.config, after.config);
  if (!intent) return whole;
  const space = splitByIntent(whole, intent);
  const { host, channel, city } = space;
  const page = [...new Set([...pagesBefore, ...Object.keys(after.config.pages)])];
  refuseUnknown(intent, { host: host.names, channel: channel.names, city: city.names, page });
  return space;
}
