import type { CitiesFile, DestinationsFile, FlagsFile, NavigationFile } from '../../schemas/index.ts';

/** Routes that the default pages have. */
export const defaultRoutes = { thanks: 'thanks', sorry: 'sorry', notFound: 'notFound', privacy: 'privacy' };

/** Outcomes that the default rows know; pages of a config without navigation.json finish with them. */
export const navigation = {
  rules: [
    {
      id: 'blocked',
      when: { 'channel.blocked': true, route: { not: defaultRoutes.notFound } },
      go: defaultRoutes.notFound,
    },
    { id: 'saved', when: { outcome: 'formSaved' }, go: 'success' },
    { id: 'refused', when: { outcome: 'formRefused' }, go: 'failure' },
    { id: 'go-home', when: { outcome: 'goHome' }, go: 'loginAddress' },
  ],
  otherwise: { stay: true },
} as const satisfies NavigationFile;

export const destinations = {
  success: { rules: [], otherwise: { go: defaultRoutes.thanks } },
  failure: { rules: [], otherwise: { go: defaultRoutes.sorry } },
  skipForm: { rules: [], otherwise: { go: 'success' } },
} as const satisfies DestinationsFile;

export const flags = { rules: [], otherwise: { fromServer: true } } as const satisfies FlagsFile;
export const cities = { cities: {}, rules: {} } as const satisfies CitiesFile;
