/** The fields of a brand that a host or channel may change, in the order in which reports list them (R-BRAND). */
export const brandFieldNames = [
  'name',
  'companyName',
  'icp',
  'sourcesFunding',
  'logo',
  'faviconUrl',
] as const;
