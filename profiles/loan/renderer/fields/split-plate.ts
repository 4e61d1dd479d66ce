import { plateProvinces } from '../../runtime/index.ts';

/** Splits a plate into the province and the rest; a text without a province is all rest. */
export function splitPlate(plate: string): { province: string; rest: string } {
  const first = plate.slice(0, 1);
  return plateProvinces.includes(first)
    ? { province: first, rest: plate.slice(1) }
    : { province: '', rest: plate };
}
