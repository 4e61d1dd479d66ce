/**
 * The value of a car and the factors behind it. Prices in yuan; an effect is a fraction of the price: −0.28 takes 28
 * percent off.
 */
export interface ValuationAnswer {
  low: number;
  high: number;
  listPrice: number | null;
  ageYears: number | null;
  factors: readonly { name: string; effect: number }[];
}

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const readNumber = (value: unknown): number | null => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
};
const readAtLeastZero = (value: unknown): number | null => {
  const number = readNumber(value);
  return number !== null && number >= 0 ? number : null;
};

/** Decodes the API's valuation; null if it lacks the price range. */
export function readValuation(data: unknown): ValuationAnswer | null {
  if (!isObject(data)) return null;
  const low = readAtLeastZero(data.low);
  const high = readAtLeastZero(data.high);
  if (low === null || high === null || low > high) return null;
  return {
    low,
    high,
    listPrice: readAtLeastZero(data.listPrice),
    ageYears: readAtLeastZero(data.ageYears),
    factors: Array.isArray(data.factors) ? data.factors.flatMap(readFactor) : [],
  };
}

function readFactor(item: unknown): { name: string; effect: number }[] {
  if (!isObject(item) || typeof item.name !== 'string' || item.name.trim() === '') return [];
  const effect = readNumber(item.effect);
  return effect === null ? [] : [{ name: item.name.trim(), effect }];
}
