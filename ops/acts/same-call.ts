import { contractOf, withoutContract } from '../../runtime/index.ts';
import type { Config } from '../../schemas/index.ts';
import { canonical } from '../json/canonical.ts';

/**
 * Whether a value of endpoints.json only says how calls are made anyway: what is usual, or what the file says of all of them.
 * @param path - of the value, from the file on
 */
export function isSameCall([file, part, ...keys]: readonly string[], before: Config, after: Config): boolean {
  if (file !== 'endpoints') return false;
  const [id = '', key = ''] = part === 'contract' ? ['', keys[0]] : keys;
  if (Object.hasOwn(withoutContract({ [key]: true }), key)) return false;
  const ids = part === 'contract' ? Object.keys(after.endpoints.endpoints) : [id];
  return ids.every((one) => {
    const [was, is] = [callOf(before, one), callOf(after, one)];
    return was === null || is === null || was === is;
  });
}

/** How an endpoint is called; null where there is none. With the method, because a contract that says nothing is left out. */
function callOf({ endpoints: { contract, endpoints } }: Config, id: string): string | null {
  const endpoint = Object.hasOwn(endpoints, id) ? endpoints[id] : undefined;
  return endpoint ? canonical(contractOf({ method: 'POST', ...contract }, endpoint)) : null;
}
