import { resultCodes } from '../../schemas/api/index.ts';
import { carModelList, findListPrice } from '../reference-data/car-models.ts';
import { oldestMonths, valueCar } from '../reference-data/car-valuation.ts';
import { errorResponse, okResponse } from './api-response.ts';
import { type EndpointHandler, fieldOf } from './call.ts';

/** Body: common fields only. */
export const carModels: EndpointHandler = () => okResponse(carModelList);

/**
 * Body: `model` (id of the model, or the path to it), `registered` (YYYY-MM), `mileage` (in 10,000 km), `area` (area
 * code of the city; a county of it will do).
 */
export const carValuation: EndpointHandler = (call) => {
  const listPrice = findListPrice(fieldOf(call, 'model'));
  if (listPrice === undefined) return errorResponse(resultCodes.carModelUnknown, '没有找到这款车型');
  const months = monthsSince(fieldOf(call, 'registered'), call.run.now);
  if (months === undefined || months < 0 || months > oldestMonths) {
    return errorResponse(resultCodes.carAgeRefused, '上牌年月有误，或车龄超过 15 年');
  }
  const mileage = readMileage(fieldOf(call, 'mileage'));
  if (mileage === undefined) return errorResponse(resultCodes.carMileageRefused, '里程有误');
  const city = fieldOf(call, 'area').replace(/^(\d{4})\d{2}$/, (_, start: string) => `${start}00`);
  return okResponse(valueCar({ listPrice, months, mileage, city }));
};

/** Whole calendar months until the current business day, which is Shanghai's: UTC+8 all year. */
function monthsSince(registered: string, now: number): number | undefined {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(registered) ?? [];
  if (year === undefined) return undefined;
  const today = new Date(now + 8 * 3_600_000);
  return (today.getUTCFullYear() - Number(year)) * 12 + today.getUTCMonth() + 1 - Number(month);
}

function readMileage(text: string): number | undefined {
  if (!/^\d{1,3}(?:\.\d{1,4})?$/.test(text)) return undefined;
  return Number(text) <= 100 ? Number(text) : undefined;
}
