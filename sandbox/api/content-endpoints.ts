import { type Address, type Marketplace, type Regions, resultCodes } from '../../schemas/api/index.ts';
import { cityCentres } from '../reference-data/city-centres.ts';
import { products } from '../reference-data/products.ts';
import { regions, regionsBelow, regionsDownTo } from '../reference-data/regions.ts';
import { errorResponse, okResponse } from './api-response.ts';
import { type EndpointHandler, fieldOf } from './call.ts';

/** Body: common fields only. */
export const marketplace: EndpointHandler = ({ settings }) => {
  const content: Marketplace = { products: settings.marketplace === 'full' ? products : [] };
  return okResponse(content);
};

/** Body: optional `level` (1, 2 or 3: how deep), optional `parent` (an area code: only what is directly below it). */
export const regionList: EndpointHandler = (call) => {
  const parent = fieldOf(call, 'parent');
  const lists: Regions = parent === '' ? regionsDownTo(fieldOf(call, 'level')) : regionsBelow(parent);
  return okResponse(lists);
};

/** Body: `latitude`, `longitude` in degrees. Returns the nearest city that the sandbox knows. */
export const geocoder: EndpointHandler = (call) => {
  const latitude = readDegrees(fieldOf(call, 'latitude'), 90);
  const longitude = readDegrees(fieldOf(call, 'longitude'), 180);
  if (latitude === undefined || longitude === undefined) {
    return errorResponse(resultCodes.coordinatesRefused, '无法识别当前位置');
  }
  const distance = (city: { latitude: number; longitude: number }) =>
    Math.hypot(city.latitude - latitude, city.longitude - longitude);
  const nearest = cityCentres.reduce((best, city) => (distance(city) < distance(best) ? city : best));
  const province = regions.province_list[`${nearest.code.slice(0, 2)}0000`] ?? '';
  const city = regions.city_list[nearest.code] ?? '';
  const address: Address = {
    code: nearest.code,
    province,
    city,
    address: province === city ? city : `${province}${city}`,
  };
  return okResponse(address);
};

function readDegrees(text: string, most: number): number | undefined {
  if (!/^-?\d{1,3}(?:\.\d{1,12})?$/.test(text)) return undefined;
  return Math.abs(Number(text)) <= most ? Number(text) : undefined;
}
