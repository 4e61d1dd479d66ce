/** For what a page shows, ms: a hang is found, and a busy machine, on which all takes thirty times as long, is not punished. */
export const longestWait = 120_000;
