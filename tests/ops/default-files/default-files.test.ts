import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../ops/check/check-config.ts';
import { starterFiles } from '../../../ops/init/starter-files.ts';

const made: string[] = [];
afterEach(() => {
  for (const dir of made.splice(0)) rmSync(dir, { recursive: true });
});

/** The starter's config without the files named, with those given instead. */
function read(changes: Readonly<Record<string, string | null>> = {}) {
  const dir = mkdtempSync(join(tmpdir(), 'funnel-'));
  made.push(dir);
  const starter = starterFiles({ name: 'Ash', company: 'Ash Ltd', language: 'en', login: false }, 'ash');
  for (const [file, text] of [...starter, ...Object.entries(changes)]) {
    if (text === null) rmSync(join(dir, file));
    else {
      mkdirSync(dirname(join(dir, file)), { recursive: true });
      writeFileSync(join(dir, file), text);
    }
  }
  const { config, wellFormed, diagnostics, files } = readConfig(dir);
  return { config, wellFormed, files, found: diagnostics.map(({ code, file }) => `${code} ${file}`) };
}

describe('a config of five files', () => {
  it('is whole: nothing is found, and the files that it leaves out are not counted', () => {
    const { found, files } = read();
    expect(found).toEqual([]);
    expect(files).toBe(5);
  });

  it('finds a missing outcome at the page that lacks it, and nothing in rows that nobody has written', () => {
    const start = starterFiles({ name: 'Ash', company: 'Ash Ltd', language: 'en', login: false }, 'ash').get(
      'definitions/pages/start.json',
    );
    const { found } = read({
      'definitions/pages/start.json': start?.replace('"formSaved", "formRefused"', '"formSaved"') ?? null,
    });
    expect(found).toEqual(['ref-unknown definitions/pages/start.json']);
    const still =
      '{ "id": "start", "outcomes": [], "body": [{ "type": "brandBar", "id": "brand" }, { "type": "legalFooter", "id": "legal" }] }';
    expect(read({ 'definitions/pages/start.json': still }).found).not.toContain(
      'ref-unknown definitions/navigation.json',
    );
  });

  it('has a route for each page at the path of its id, and the pages that every funnel needs', () => {
    const page = '{ "id": "about-us", "outcomes": [], "body": [{ "type": "brandBar", "id": "brand" }] }';
    const { config } = read({ 'definitions/pages/about-us.json': page });
    const paths = Object.values(config?.routes.routes ?? {}).map(({ path, page }) => [path, page]);
    expect(Object.fromEntries(paths)).toEqual({
      '/start': 'start',
      '/about-us': 'about-us',
      '/thanks': 'thanks',
      '/sorry': 'sorry',
      '/privacy': 'privacy',
      '/not-found': 'not-found',
    });
    expect(config?.site.unauthorized).toBe('start');
    expect(config?.brands.default).toBe('main');
  });

  it('leads by an outcome to the route of that name, with routes of its own too', () => {
    const page = '{ "id": "about-us", "outcomes": [], "body": [{ "type": "brandBar", "id": "brand" }] }';
    const landing =
      '{ "id": "start", "outcomes": ["aboutUs"], "body": [{ "type": "button", "id": "go", "label": "About us", "tone": "primary", "action": { "do": "finish", "outcome": "aboutUs" } }] }';
    const pages = { 'definitions/pages/about-us.json': page, 'definitions/pages/start.json': landing };
    const row = { id: 'to-about-us', when: { outcome: 'aboutUs' }, go: 'aboutUs' };
    expect(read(pages).wellFormed?.navigation.rules).toContainEqual(row);
    const needed = ['thanks', 'sorry', 'privacy', 'not-found'];
    const pageOf = (id: string) => page.replace('about-us', id);
    const written = needed.map((id) => [`definitions/pages/${id}.json`, pageOf(id)]);
    const route = (path: string, id: string) => ({ path, page: id, kind: 'other', on: 'everyHost' });
    const routes = {
      start: { path: '/start', page: 'start', kind: 'entry', on: 'hostsThatListIt' },
      ...Object.fromEntries(needed.map((id) => [id === 'not-found' ? 'notFound' : id, route(`/${id}`, id)])),
      aboutUs: route('/us', 'about-us'),
    };
    const own = { 'definitions/routes.json': JSON.stringify({ catchAll: 'start', routes }) };
    const { wellFormed } = read({ ...pages, ...Object.fromEntries(written), ...own });
    expect(wellFormed?.navigation.rules).toContainEqual(row);
  });

  it('its own page of such an id counts instead', () => {
    const own = '{ "id": "privacy", "outcomes": [], "body": [{ "type": "brandBar", "id": "own" }] }';
    expect(read({ 'definitions/pages/privacy.json': own }).config?.pages.privacy?.body).toHaveLength(1);
  });

  it('with routes.json it has the pages that it writes, and a default that leads to another is an error', () => {
    const routes = JSON.stringify({
      catchAll: 'start',
      routes: { start: { path: '/start', page: 'start', kind: 'entry', on: 'hostsThatListIt' } },
    });
    const { found } = read({ 'definitions/routes.json': routes });
    expect(found).toContain('ref-unknown definitions/destinations.json');
  });

  it('its texts are in its language, and one that it writes counts', () => {
    const messages = '{ "messages": { "action.back": "Zurück" } }';
    const { config } = read({ 'definitions/messages.json': messages });
    expect(config?.messages.messages).toMatchObject({ 'action.back': 'Zurück', 'action.close': 'Close' });
  });

  it('in a language in which no texts ship, the missing ones are one finding', () => {
    const { found } = read({ 'definitions/site.json': '{ "language": "fr" }' });
    expect(found.filter((one) => one.startsWith('message-missing'))).toHaveLength(1);
  });

  it.each(['hosts.json', 'brands.json'])('%s has no default', (file) => {
    expect(read({ [file]: null }).found).toContain(`file-missing ${file}`);
  });

  it('a file whose name is misspelled is named: its default would count in silence', () => {
    expect(read({ 'definitions/route.json': '{}' }).found).toEqual(['file-unknown definitions/route.json']);
  });

  it('the page on privacy names what the form asks, what for, who gets it and how to withdraw', () => {
    const text = JSON.stringify(read().config?.pages.privacy);
    for (const part of ['Name, Telephone, What is it about?', 'call you back', 'The staff of', 'we delete'])
      expect(text).toContain(part);
  });

  it('the page on privacy tells of photos and signatures where a form asks for any', () => {
    const form = 'definitions/forms/contact.json';
    const starter = starterFiles({ name: 'Ash', company: 'Ash Ltd', language: 'en', login: false }, 'ash');
    const asked = JSON.parse(new Map(starter).get(form) ?? '{}') as { fields: object[] };
    const photo = { kind: 'photo', id: 'roof', label: 'The roof', endpoint: 'sendUpload' };
    const { config, found } = read({
      [form]: JSON.stringify({ ...asked, fields: [...asked.fields, photo] }),
    });
    const told = JSON.stringify(config?.pages.privacy);
    expect(found).toEqual([]);
    expect(config?.endpoints.endpoints.sendUpload?.payload).toContain('data');
    for (const part of ['The roof', 'removes where, when and with what']) expect(told).toContain(part);
    expect(JSON.stringify(read().config?.pages.privacy)).not.toContain('removes where');
  });
});
