/**
 * What the law asks of a funnel, by profile: texts that every brand has, blocks that every entry page shows, and whether each
 * use of personal data needs a consent of its own. The engine knows no law; it compares the config with a profile.
 */
export interface LawProfile {
  /**
   * Texts that no brand leaves out; `privacyContact`: whom to ask about one's data, by the brand's telephone, or an address of
   * mail, a telephone or a form on the pages that the consents lead to (GDPR 13).
   */
  brand: readonly ('icp' | 'annualRate' | 'complaintPhone' | 'sourcesFunding' | 'privacyContact')[];
  /** Types of block that are on each page where visitors arrive. */
  entryBlocks: readonly ('legalFooter' | 'costs')[];
  /** An identity card and, where there are loans, lenders and a number plate each need a consent of their own (PIPL 23, 29). */
  separateConsents: boolean;
  /** Blocks that offer loans, and the annual rate, may be used. */
  loans: boolean;
}

export const lawProfiles = {
  'loan-cn': {
    brand: ['icp', 'annualRate', 'complaintPhone'],
    entryBlocks: ['legalFooter'],
    separateConsents: true,
    loans: true,
  },
  'lead-cn': {
    brand: ['icp', 'complaintPhone'],
    entryBlocks: ['legalFooter'],
    separateConsents: true,
    loans: false,
  },
  eu: { brand: ['privacyContact'], entryBlocks: [], separateConsents: false, loans: false },
  none: { brand: [], entryBlocks: [], separateConsents: false, loans: false },
} as const satisfies Record<string, LawProfile>;
export type LawProfileName = keyof typeof lawProfiles;
export const lawProfileNames = Object.keys(lawProfiles) as LawProfileName[];
