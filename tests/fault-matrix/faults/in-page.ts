/** What the functions that run in the page find there. */
export type FaultWindow = Window & { reportFault?: (sign: string) => void };
