import { describe, expect, it } from 'vitest';
import { apiPaths, resultCodes } from '../../../schemas/api/index.ts';
import { config } from '../../runtime/real-config.ts';

const endpoints = Object.entries(config.endpoints.endpoints);
/** Calls that R-API does not list, so the sandbox has none: the endpoint's note names their provider. */
const outsideApi = ['oneTapAuthorize'];

describe('definitions/endpoints.json and schemas/api', () => {
  it.each(endpoints)('%s is a call of the sandbox, with result codes of the API', (name, endpoint) => {
    expect((apiPaths as readonly string[]).includes(endpoint.path)).toBe(!outsideApi.includes(name));
    const codes: readonly number[] = Object.values(resultCodes);
    expect(endpoint.codes.filter((code) => !codes.includes(code))).toEqual([]);
  });
});
