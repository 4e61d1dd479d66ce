import { expect } from 'vitest';

// Edits of the shipped config that concern hosts which differ in their own landing page alone, and others.

// biome-ignore lint/suspicious/noExplicitAny: JSON of a file that its edit knows
type Json = any;

/** `v1.example` has this landing page; `m-v1-small.example` and others are like it but for theirs. */
const landing = 'loginV1';

export type Edit = (config: Json) => void;
export const edits: readonly (readonly [name: string, edit: Edit])[] = [
  [
    'a row of flags.json sets another flag',
    ({ flags }) => Object.assign(flags.rules[0].set, { succ_todo: 4 }),
  ],
  [
    'a destination leads to the login page that was seen last',
    ({ destinations }) => Object.assign(destinations.success.rules[0], { go: 'loginAddress' }),
  ],
  [
    'a row leads away from every login page',
    ({ navigation }) =>
      navigation.rules.unshift({
        id: 'new',
        when: { 'route.kind': 'entry', 'session.token': true },
        go: 'car',
      }),
  ],
  [
    'a row of one landing page is new',
    ({ navigation }) =>
      navigation.rules.unshift({ id: 'new', when: { route: landing }, stay: true, do: ['clearToken'] }),
  ],
  [
    'visitors stay on the landing page after a login, which has lost its form',
    ({ navigation, pages, routes }) => {
      navigation.rules.unshift({ id: 'new', when: { outcome: 'loggedIn' }, stay: true });
      loseForm(pages[routes.routes.kuaishouIndex.page]);
    },
  ],
  ['a row no longer stores the login page', ({ navigation }) => removeRow(navigation, 'remember-login')],
  ['a row no longer guards pages', ({ navigation }) => removeRow(navigation, 'expired')],
  [
    'a city rule sets another flag',
    ({ cities }) => Object.assign(Object.values<Json>(cities.rules)[0].set, { succ_todo: 6 }),
  ],
  [
    'the landing page has another page',
    ({ routes }) => Object.assign(routes.routes[landing], { page: routes.routes.loginV2.page }),
  ],
  [
    'the landing page has another path',
    ({ routes }) => Object.assign(routes.routes[landing], { path: '/elsewhere' }),
  ],
];

function loseForm(page: Json): void {
  const before = page.body.length;
  page.body = page.body.filter(({ type }: Json) => type !== 'section' && type !== 'form');
  expect(page.body.length).toBe(before - 1);
}

function removeRow(navigation: Json, id: string): void {
  const before = navigation.rules.length;
  navigation.rules = navigation.rules.filter((row: Json) => row.id !== id);
  expect(navigation.rules.length).toBe(before - 1);
}

/** Edits of a site on which every failure leads to the login page that was seen last. */
export const editsOfLoginAddress: typeof edits = [
  [
    'a success leads elsewhere, and a login page to which a failure leads has lost its form',
    ({ destinations, pages, routes }) => {
      Object.assign(destinations.success.rules[0], { go: 'car' });
      loseForm(pages[routes.routes.kuaishouIndex.page]);
    },
  ],
];
