/** The key of the facts that leads have left, in session storage. */
export const answerFactsKey = 'answerFacts';
