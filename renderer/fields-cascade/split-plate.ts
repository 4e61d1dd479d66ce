import { plateProvinces } from '../../runtime/index.ts';

/** The province and what follows it; what starts with none has only a rest. */
export function splitPlate(plate: string): { province: string; rest: string } {
  const first = plate.slice(0, 1);
  return plateProvinces.includes(first)
    ? { province: first, rest: plate.slice(1) }
    : { province: '', rest: plate };
}
