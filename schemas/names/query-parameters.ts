/**
 * The query parameters that every funnel reads (R-ROUTE 6), always as raw strings: first value wins, longer ones are
 * cut at {@link queryMaxLength}. Others are those of click ids (trackers.json) and of rows (facts.json).
 */
export const queryNames = [
  'zhijieBackUrl',
  'utm_source',
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
  'utm_source',
  '_channel',
  'from',
] as const satisfies readonly QueryName[];

/** Longest value accepted of one parameter, UTF-16 units: no id, token or address that we issue is longer. */
export const queryMaxLength = 4096;
