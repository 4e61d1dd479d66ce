import type { CitiesFile, DestinationsFile, FlagsFile, NavigationFile } from '../../schemas/index.ts';

/** Routes that the default pages have. */
export const defaultRoutes = { thanks: 'thanks', sorry: 'sorry', notFound: 'notFound', privacy: 'privacy' };

const kebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The default rows of navigation. An outcome with the name of a route leads there.
 * @param outcomes - of all pages: a row about another one would be a mistake in a file that nobody has written
 */
export function navigationOf(outcomes: ReadonlySet<string>, routes: ReadonlySet<string>): NavigationFile {
  return {
    rules: [
      {
        id: 'blocked',
        when: { 'channel.blocked': true, route: { not: defaultRoutes.notFound } },
        go: defaultRoutes.notFound,
      },
      ...[
        { id: 'saved', when: { outcome: 'formSaved' }, go: 'success' },
        { id: 'refused', when: { outcome: 'formRefused' }, go: 'failure' },
        { id: 'go-home', when: { outcome: 'goHome' }, go: 'loginAddress' },
      ].filter(({ when }) => outcomes.has(when.outcome)),
      ...[...outcomes]
        .filter((outcome) => routes.has(outcome))
        .map((outcome) => ({ id: `to-${kebabCase(outcome)}`, when: { outcome }, go: outcome })),
    ],
    otherwise: { stay: true },
  };
}

export const destinations = {
  success: { rules: [], otherwise: { go: defaultRoutes.thanks } },
  failure: { rules: [], otherwise: { go: defaultRoutes.sorry } },
  skipForm: { rules: [], otherwise: { go: 'success' } },
} as const satisfies DestinationsFile;

export const flags = { rules: [], otherwise: { fromServer: true } } as const satisfies FlagsFile;
export const cities = { cities: {}, rules: {} } as const satisfies CitiesFile;
