/**
 * The search string of the same page in another language: every other parameter stays as it is written.
 * @param search - of the current address, with its `?`; empty where there is none
 */
export function searchIn(language: string, search: string): string {
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && pair.split('=')[0] !== 'lang');
  return `?${[...others, `lang=${language}`].join('&')}`;
}
