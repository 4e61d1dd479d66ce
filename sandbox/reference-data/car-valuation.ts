import type { CarValuation } from '../../schemas/api/index.ts';

/** The fraction of the list price that is left after whole years. `carValuationSchema` documents the rules. */
const leftAfterYears = [
  0.88, 0.8, 0.72, 0.65, 0.58, 0.51, 0.45, 0.39, 0.34, 0.29, 0.25, 0.21, 0.18, 0.15, 0.12, 0.1,
];
export const oldestMonths = (leftAfterYears.length - 1) * 12;

const usualMileageAYear = 1.8;
const largestCities = ['110100', '310100', '440100', '440300'];
const winterProvinces = ['21', '22', '23'];

interface Car {
  listPrice: number;
  /** Whole months since its registration, from 0 to `oldestMonths`. */
  months: number;
  /** In 10,000 km. */
  mileage: number;
  /** Area code; empty if unknown. */
  city: string;
}

/** The current value of a car: a price range, and the factors behind it. */
export function valueCar(car: Car): CarValuation {
  const factors = [
    { name: '车龄', effect: ageEffect(car.months) },
    { name: '里程', effect: mileageEffect(car.mileage, car.months) },
    { name: '城市行情', effect: cityEffect(car.city) },
  ];
  const value = factors.reduce((price, { effect }) => price * (1 + effect), car.listPrice);
  return {
    low: toHundreds(value * 0.95),
    high: toHundreds(value * 1.05),
    listPrice: car.listPrice,
    ageYears: Math.round((car.months / 12) * 10) / 10,
    factors: factors.map(({ name, effect }) => ({ name, effect: roundEffect(effect) })),
  };
}

function ageEffect(months: number): number {
  const years = Math.floor(months / 12);
  const [from = 0, to = from] = leftAfterYears.slice(years, years + 2);
  return from + ((to - from) * (months % 12)) / 12 - 1;
}

function mileageEffect(mileage: number, months: number): number {
  const over = mileage - (usualMileageAYear * months) / 12;
  return over > 0 ? -Math.min(0.2, over * 0.015) : Math.min(0.1, -over * 0.01);
}

function cityEffect(city: string): number {
  if (largestCities.includes(city)) return 0.03;
  return winterProvinces.includes(city.slice(0, 2)) ? -0.03 : 0;
}

const toHundreds = (yuan: number): number => Math.round(yuan / 100) * 100;
// Adds zero: a factor without effect is 0, not -0.
const roundEffect = (effect: number): number => Math.round(effect * 10_000) / 10_000 + 0;
