/** Texts beside each other in one line: those that are sentences end without their full stop. */
export const inOneLine = (parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .map((part) => part.replace(/[。.]$/, ''))
    .join(' · ');
