/**
 * The query parameters that are read (R-ROUTE 6), always as raw strings: first value wins, longer ones are
 * cut at {@link queryMaxLength}.
 */
export const queryNames = [
  'zhijieBackUrl',
  'bd_vid',
  'utm_source',
  'callback',
  'oaidMd5',
  'imeiMd5',
  'idfaMd5',
  '_token',
  '_channel',
  '_os',
  '_did',
  '_user_id',
  '_ua',
  'from',
  'mark',
  'markcode',
] as const;
export type QueryName = (typeof queryNames)[number];

/**
 * Parameters that site.json may leave in the address. The others identify somebody or log them in: they are removed
 * before a third-party script can read them.
 */
export const lastingQueryNames = [
  'zhijieBackUrl',
  'bd_vid',
  'utm_source',
  'callback',
  'oaidMd5',
  'imeiMd5',
  'idfaMd5',
  '_channel',
  'from',
] as const satisfies readonly QueryName[];

/** Longest value accepted of one parameter, UTF-16 units: no id, token or address that we issue is longer. */
export const queryMaxLength = 4096;
