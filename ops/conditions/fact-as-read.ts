import type { FactDeclarations } from '../../runtime/index.ts';

/**
 * The value of a fact of channel info for a revision: what another revision has in its closed list and this one has
 * not is to this one the value of everything else.
 */
export function factAsRead(
  { channelInfo }: Pick<FactDeclarations, 'channelInfo'>,
  fact: string,
  value: string | null,
): string | null {
  const { values, otherwise = null } = (Object.hasOwn(channelInfo, fact) && channelInfo[fact]) || {};
  return values && !(value !== null && Object.hasOwn(values, value)) ? otherwise : value;
}
