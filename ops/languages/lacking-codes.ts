/** The codes of `check` about texts that some language of a site lacks. */
export const lackingCodes: ReadonlySet<string> = new Set([
  'language-missing',
  'language-shared',
  'message-missing',
]);
