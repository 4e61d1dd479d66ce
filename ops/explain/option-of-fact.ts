/** The option of `funnel explain` that states a declared fact: `bdType` is `--bd-type`. */
export const optionOfFact = (fact: string): string =>
  `--${fact.replace(/_/g, '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
