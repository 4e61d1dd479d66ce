/**
 * What a value does besides deciding and being shown on a page. Such values are the same in every situation, so they
 * are compared by themselves and reported with the visitors who meet them.
 */
export type Act =
  | 'call'
  | 'conversion'
  | 'activation'
  | 'tracker'
  | 'application'
  | 'answer'
  | 'unauthorized'
  | 'linkLogin'
  | 'storage'
  | 'limit'
  | 'timeZone'
  | 'language'
  | 'address'
  | 'oneTap'
  | 'disclosure'
  | 'law'
  | 'plugin'
  | 'picture'
  | 'text';
