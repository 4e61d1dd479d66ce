import { isSuccess, statedContract } from '../../runtime/index.ts';
import type { EndpointDefinition, EndpointsFile } from '../../schemas/index.ts';
import { isObject, member } from '../json/json-values.ts';

/** Whether a code is one of success of an endpoint, which a draft may lack or have with errors: then that of the API. */
export function successOf(file: unknown, endpoint: unknown): (code: number) => boolean {
  const contract = member(file, 'contract') as EndpointsFile['contract'];
  const stated = (isObject(endpoint) ? endpoint : {}) as unknown as EndpointDefinition;
  return (code) => isSuccess(contract, stated, code);
}

/**
 * Whether a form learns of every code that an endpoint answers. Where the HTTP status is the code, a page takes only
 * those that the endpoint lists for results, and any other for a fault.
 */
export const takesAnyCode = (file: unknown, endpoint: unknown): boolean => {
  const contract = member(file, 'contract') as EndpointsFile['contract'];
  return statedContract(contract, endpoint as EndpointDefinition).envelope !== 'status';
};

/** The result codes that a case of a form handles. */
export const codesOfCase = (one: unknown): number[] =>
  [member(one, 'code')].flat().filter((code): code is number => typeof code === 'number');
