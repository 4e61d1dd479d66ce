import { type Address, type Marketplace, type Regions, resultCodes } from '../../schemas/api/index.ts';
import { cityCentres } from '../reference-data/city-centres.ts';
import { products } from '../reference-data/products.ts';
import { regions, regionsBelow, regionsDownTo } from '../reference-data/regions.ts';
import { codeResponse, errorResponse, okResponse } from './api-response.ts';
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

/** Further from every city that the sandbox knows, degrees: at sea or abroad. */
const mostDegrees = 6;

/**
 * Body: `latitude`, `longitude` in degrees. Returns an invented street in the nearest city that the sandbox knows, or in
 * the one that the settings name.
 */
export const geocoder: EndpointHandler = (call) => {
  const { code, areaCode } = call.settings.geocoder;
  if (code !== resultCodes.ok) return codeResponse(code, '位置服务暂不可用');
  const latitude = readDegrees(fieldOf(call, 'latitude'), 90);
  const longitude = readDegrees(fieldOf(call, 'longitude'), 180);
  if (latitude === undefined || longitude === undefined) {
    return errorResponse(resultCodes.coordinatesRefused, '无法识别当前位置');
  }
  const distance = (city: { latitude: number; longitude: number }) =>
    Math.hypot(city.latitude - latitude, city.longitude - longitude);
  const nearest = cityCentres.reduce((best, city) => (distance(city) < distance(best) ? city : best));
  if (areaCode !== '') return okResponse(addressIn(areaCode));
  return distance(nearest) > mostDegrees
    ? errorResponse(resultCodes.addressUnknown, '当前位置没有对应的地址')
    : okResponse(addressIn(nearest.code));
};

/** A street in a city's first county; a code that is not in the list is a city that the list lacks. */
function addressIn(code: string): Address {
  const province = regions.province_list[`${code.slice(0, 2)}0000`] ?? '某省';
  const city = regions.city_list[code] ?? '某市';
  const county = Object.values(regionsBelow(code).county_list)[0] ?? '';
  const place = province === city ? city : `${province}${city}`;
  return { code, province, city, address: `${place}${county}示例路 8 号` };
}

function readDegrees(text: string, most: number): number | undefined {
  if (!/^-?\d{1,3}(?:\.\d{1,12})?$/.test(text)) return undefined;
  return Math.abs(Number(text)) <= most ? Number(text) : undefined;
}
