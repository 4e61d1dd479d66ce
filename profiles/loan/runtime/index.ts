// What the product's views take from here.
export { plateProvinces } from './plate.ts';
