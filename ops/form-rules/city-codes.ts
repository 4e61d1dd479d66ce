/**
 * The cities of the mainland by province, as GB/T 2260 numbers them: two digits of the province, two of the city. Left out
 * are the codes that stand for no city but for several counties (419000, 500200). Codes only: names are the API's.
 */
const cities: Readonly<Record<string, string>> = {
  11: '01',
  12: '01',
  13: '01 02 03 04 05 06 07 08 09 10 11',
  14: '01 02 03 04 05 06 07 08 09 10 11',
  15: '01 02 03 04 05 06 07 08 09 22 25 29',
  21: '01 02 03 04 05 06 07 08 09 10 11 12 13 14',
  22: '01 02 03 04 05 06 07 08 24',
  23: '01 02 03 04 05 06 07 08 09 10 11 12 27',
  31: '01',
  32: '01 02 03 04 05 06 07 08 09 10 11 12 13',
  33: '01 02 03 04 05 06 07 08 09 10 11',
  34: '01 02 03 04 05 06 07 08 10 11 12 13 15 16 17 18',
  35: '01 02 03 04 05 06 07 08 09',
  36: '01 02 03 04 05 06 07 08 09 10 11',
  37: '01 02 03 04 05 06 07 08 09 10 11 13 14 15 16 17',
  41: '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17',
  42: '01 02 03 05 06 07 08 09 10 11 12 13 28',
  43: '01 02 03 04 05 06 07 08 09 10 11 12 13 31',
  44: '01 02 03 04 05 06 07 08 09 12 13 14 15 16 17 18 19 20 51 52 53',
  45: '01 02 03 04 05 06 07 08 09 10 11 12 13 14',
  46: '01 02 03 04',
  50: '01',
  51: '01 03 04 05 06 07 08 09 10 11 13 14 15 16 17 18 19 20 32 33 34',
  52: '01 02 03 04 05 06 23 26 27',
  53: '01 03 04 05 06 07 08 09 23 25 26 28 29 31 33 34',
  54: '01 02 03 04 05 06 25',
  61: '01 02 03 04 05 06 07 08 09 10',
  62: '01 02 03 04 05 06 07 08 09 10 11 12 29 30',
  63: '01 02 22 23 25 26 27 28',
  64: '01 02 03 04 05',
  65: '01 02 04 05 23 27 28 29 30 31 32 40 42 43',
};

const codes = new Set(
  Object.entries(cities).flatMap(([province, numbers]) =>
    numbers.split(' ').map((number) => `${province}${number}00`),
  ),
);

/** Whether a 6-digit code is that of a city. */
export const isCityCode = (code: string): boolean => codes.has(code);

/** The codes of the cities in the province of a code; empty where the province is none. */
export const cityCodesBeside = (code: string): string[] =>
  [...codes].filter((one) => one.startsWith(code.slice(0, 2)));
