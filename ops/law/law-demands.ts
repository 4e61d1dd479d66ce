import { type LawProfile, type LawProfileName, lawProfileNames, lawProfiles } from '../../schemas/index.ts';

/** One thing that a profile of law asks of a config, as `check` does. */
export type LawDemand =
  | LawProfile['brand'][number]
  | LawProfile['entryBlocks'][number]
  | 'separateConsents'
  | 'lenderConsent'
  | 'uploadConsent'
  | 'noLoans';

/** What a profile no longer asks for, and what it asks for besides. */
export interface LawDifference {
  dropped: LawDemand[];
  added: LawDemand[];
}

/** @param before - the names of profiles; a config that names none keeps to none */
export function lawDifference(before: unknown, after: unknown): LawDifference {
  const [was, is] = [demandsOf(before), demandsOf(after)];
  return {
    dropped: was.filter((one) => !is.includes(one)),
    added: is.filter((one) => !was.includes(one)),
  };
}

/** Whether visitors may be told or asked less. That loans may be offered takes nothing from them. */
export const asksLess = (before: unknown, after: unknown): boolean =>
  lawDifference(before, after).dropped.some((one) => one !== 'noLoans');

function demandsOf(value: unknown): LawDemand[] {
  const name: LawProfileName = lawProfileNames.find((one) => one === value) ?? 'none';
  const profile: LawProfile = lawProfiles[name];
  // Whoever has a telephone for complaints can be asked about data.
  const isReached = profile.brand.includes('complaintPhone');
  return [
    ...profile.brand,
    ...(isReached ? (['privacyContact'] as const) : []),
    ...profile.entryBlocks,
    ...(profile.separateConsents ? (['separateConsents'] as const) : []),
    ...(profile.separateConsents && profile.loans ? (['lenderConsent'] as const) : []),
    ...(name === 'none' ? [] : (['uploadConsent'] as const)),
    ...(profile.loans ? [] : (['noLoans'] as const)),
  ];
}
