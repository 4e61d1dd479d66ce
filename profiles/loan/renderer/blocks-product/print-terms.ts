import type { Product } from './read-products.ts';

/** `3–12`, or `3` where both are the same. */
export const printRange = (min: number, max: number, print: (value: number) => string): string =>
  min === max ? print(min) : `${print(min)}–${print(max)}`;

export const printAnnualRate = ({ aprMin, aprMax }: Product): string =>
  printRange(aprMin, aprMax, (rate) => `${rate}%`);
