import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test, vi } from 'vitest';
import type {
  DiffResponse,
  DraftChangeResponse,
  PictureResponse,
  ProblemsResponse,
  SaveResponse,
  StateResponse,
} from '../../../console/api/index.ts';
import { maxPictureBytes, pictureFormat } from '../../../console/pictures/picture-format.ts';
import { StagedPictures } from '../../../console/pictures/staged-pictures.ts';
import { fieldsOf } from '../../../ops/wording/field.ts';
import { nodeAt, type SchemaNode } from '../../../ops/wording/schema-node.ts';
import { type Client, withConsole } from '../harness/served-console.ts';
import { git, initGit, treeHash } from '../harness/small-config.ts';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#123"/></svg>';
const base64 = (text: string) => Buffer.from(text).toString('base64');
const kindOf = (text: string) => {
  const read = pictureFormat(Buffer.from(text));
  return 'kind' in read ? read.kind : read.fault.en;
};
const brandOf = (dir: string): string =>
  Object.keys((JSON.parse(readFileSync(join(dir, 'brands.json'), 'utf8')) as { brands: object }).brands)[0] ??
  '';

describe('a picture', () => {
  test('is identified by its first bytes, whatever its name', () => {
    expect(kindOf(svg)).toBe('svg');
    expect(kindOf(`<?xml version="1.0" encoding="UTF-8"?>\n<!-- made by hand -->\n${svg}\n`)).toBe('svg');
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
    expect(pictureFormat(png)).toEqual({ kind: 'png' });
    expect(pictureFormat(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).toEqual({ kind: 'jpg' });
    expect(pictureFormat(Buffer.from('RIFF....WEBPVP8 ', 'latin1'))).toEqual({ kind: 'webp' });
    expect(pictureFormat(Buffer.alloc(maxPictureBytes + 1))).toHaveProperty('fault');
  });
  test.each([
    '',
    'GIF89a',
    '<html></html>',
    '<svg>',
    '<svg></svg><svg></svg>',
    '<svg></svg>text',
    '<svg></g>',
    '<!DOCTYPE svg [<!ENTITY x "y">]><svg></svg>',
    '<svg><script>alert(1)</script></svg>',
    '<svg><SCRIPT></SCRIPT></svg>',
    '<svg><foreignObject></foreignObject></svg>',
    '<svg><style>@import "https://x.example/a.css"</style></svg>',
    '<svg><image href="https://x.example/a.png"/></svg>',
    '<svg><animate attributeName="href"/></svg>',
    '<svg><a href="https://x.example"></a></svg>',
    '<svg onload="alert(1)"></svg>',
    '<svg OnLoad="alert(1)"></svg>',
    '<svg/onload=alert(1)>',
    '<svg><use href="https://x.example/a.svg#b"/></svg>',
    '<svg><use xlink:href="data:image/svg+xml;base64,AA"/></svg>',
    '<svg><rect fill="url(https://x.example/a)"/></svg>',
    '<svg><rect style="fill:url( //x.example/a)"/></svg>',
    '<svg><rect style="fill:u\\72l(//x.example)"/></svg>',
    '<svg><rect fill="u&#114;l(//x.example)"/></svg>',
    '<svg xml:base="https://x.example"></svg>',
    "<svg><use href='https://x.example/a.svg#b'/></svg>",
    "<svg><rect fill='url(https://x.example/a)'/></svg>",
    "<svg><rect fill='u&#114;l(//x.example)'/></svg>",
    '<svg><![CDATA[<script>]]></svg>',
    '<svg><?xml-stylesheet href="a"?></svg>',
    '<svg><!-- --><script> --></svg>',
    '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script/></s:svg>',
  ])('is not %j', (text) => {
    expect(pictureFormat(Buffer.from(text))).toHaveProperty('fault');
  });
  test('may refer to its own elements', () => {
    const own = `<svg><defs><linearGradient id="a"/></defs><rect fill="url(#a)"/><use xlink:href="#a"/></svg>`;
    expect(kindOf(own)).toBe('svg');
  });
});

const upload = (client: Client, over: object = {}) =>
  client.ask('/api/picture', {
    of: 'brand',
    id: brandOf(client.dir),
    field: 'logo',
    data: base64(svg),
    ...over,
  });
const name = (client: Client, asset: string) =>
  client.post<DraftChangeResponse>('/api/edit', {
    edits: [{ do: 'set', file: 'brands.json', path: ['brands', brandOf(client.dir), 'logo'], value: asset }],
  });

test('a picture belongs to the draft until a save writes it, is undone with the edit that names it, and is committed', () =>
  withConsole(
    async (client) => {
      const { dir, get, post } = client;
      const before = treeHash(dir);
      const { asset } = (await upload(client)).answer as unknown as PictureResponse;
      expect(asset).toMatch(new RegExp(`^/assets/brands/${brandOf(dir)}/logo-[0-9a-f]{12}\\.svg$`));
      const { version } = await name(client, asset);
      expect((await get<ProblemsResponse>('/api/problems')).isClean).toBe(true);
      expect((await get<StateResponse>('/api/state')).assets).toContain(asset);
      const named = async () => (await get<DiffResponse>('/api/diff')).files.map(({ file }) => file);
      expect(await named()).toEqual(['brands.json', `public${asset}`]);
      const toWrite = async () => (await get<StateResponse>('/api/state')).pictures;
      expect(await toWrite()).toEqual([`public${asset}`]);
      expect(treeHash(dir)).toBe(before);
      await post('/api/undo');
      expect(await named()).toEqual([]);
      expect(await toWrite()).toEqual([]);
      const again = await post<DraftChangeResponse>('/api/redo');
      expect(again.version).toBeGreaterThan(version);
      const request = { version: again.version, commit: { message: 'Another logo' } };
      const saved = await post<SaveResponse>('/api/save', request);
      expect(saved.saved).toEqual(['brands.json', `public${asset}`]);
      expect(readFileSync(join(dir, 'public', asset), 'utf8')).toBe(svg);
      expect(git(dir, 'show', '--name-only', '--format=', 'HEAD').trim().split('\n')).toEqual(saved.saved);
      expect(git(dir, 'status', '--porcelain')).toBe('');
      expect(await named()).toEqual([]);
      expect(await toWrite()).toEqual([]);
    },
    { prepare: initGit },
  ));

test('every picture of a brand, and one of a page and of a form, can be uploaded', () =>
  withConsole(async (client) => {
    const { dir } = client;
    const schema = JSON.parse(readFileSync('schemas/json/brands.schema.json', 'utf8')) as SchemaNode;
    const brand = nodeAt(schema, ['brands', '*']);
    const pictures = fieldsOf(schema, brand ?? {}).filter(({ kind }) => kind === 'picture');
    expect(pictures.length).toBeGreaterThan(7);
    for (const { path } of pictures) {
      const { answer } = await upload(client, { field: path.join('.') });
      expect(answer.asset, path.join('.')).toMatch(/^\/assets\/brands\//);
    }
    for (const of of ['page', 'form']) {
      const [file = ''] = readdirSync(join(dir, `definitions/${of}s`));
      const id = file.replace('.json', '');
      const { answer } = await upload(client, { of, id, field: 'image' });
      expect(answer.asset).toMatch(new RegExp(`^/assets/${of}s/${id}/picture-[0-9a-f]{12}\\.svg$`));
      const other = await upload(client, { of, id: `../${of}s/${id}`, field: 'image' });
      expect(other.status).toBe(404);
    }
  }));

test('the owner of a picture comes from closed sets: no request builds a path', () =>
  withConsole(async (client) => {
    const before = treeHash(client.dir);
    for (const over of [
      { id: '../../etc' },
      { id: '__proto__' },
      { id: 'no-such-brand' },
      { of: 'constructor' },
      { of: 'page' },
      { field: '../logo' },
      { field: 'toString' },
      { data: base64('<svg onload="x"></svg>') },
      { data: 7 },
    ]) {
      const { status } = await upload(client, over);
      expect([400, 404], JSON.stringify(over)).toContain(status);
    }
    expect(treeHash(client.dir)).toBe(before);
    expect(existsSync(join(client.stateDir, 'pictures'))).toBe(false);
  }));

test('nothing is written through a link, and a save that is refused for it leaves no picture', () =>
  withConsole(async (client) => {
    const { dir, stateDir, ask } = client;
    const { asset } = (await upload(client)).answer as unknown as PictureResponse;
    const { version } = await name(client, asset);
    const folder = join(dir, 'public/assets/brands', brandOf(dir));
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(join(dir, 'public/assets/brands'), { recursive: true });
    mkdirSync(join(stateDir, 'elsewhere'));
    symlinkSync(join(stateDir, 'elsewhere'), folder);
    const { answer } = await ask('/api/save', { version });
    expect(answer.error).toBe('failed');
    expect(readdirSync(join(stateDir, 'elsewhere'))).toEqual([]);
    expect(readFileSync(join(dir, 'brands.json'), 'utf8')).not.toContain(asset);
  }));

test('a file that another program adds under public is offered and checked at once', () =>
  withConsole(async ({ console, dir, get }) => {
    const { version } = await get<StateResponse>('/api/state');
    writeFileSync(join(dir, 'public/assets/new-logo.svg'), svg);
    console.checkDisk();
    const state = await get<StateResponse>('/api/state');
    expect(state.assets).toContain('/assets/new-logo.svg');
    expect(state.version).toBe(version);
  }));

test('files written by a save are not reported as changes of another program, also while the commit is running', () =>
  withConsole(
    async (client) => {
      const { console, dir, post } = client;
      writeFileSync(join(dir, '.git/hooks/pre-commit'), '#!/bin/sh\nsleep 0.5\n', { mode: 0o755 });
      const events: unknown[] = [];
      vi.spyOn(console.events, 'send').mockImplementation((name, data) => {
        if (name === 'disk') events.push(data);
      });
      const { asset } = (await upload(client)).answer as unknown as PictureResponse;
      const { version } = await name(client, asset);
      const looking = setInterval(() => console.checkDisk(), 10);
      const saved = await post<SaveResponse>('/api/save', { version, commit: { message: 'Another logo' } });
      clearInterval(looking);
      console.checkDisk();
      expect(saved.saved).toContain(`public${asset}`);
      expect(events).toEqual([]);
      writeFileSync(join(dir, 'public/assets/new-logo.svg'), svg);
      console.checkDisk();
      expect(events).toMatchObject([{ changed: ['public/assets/new-logo.svg'] }]);
    },
    { prepare: initGit },
  ));

test('kill -9 after storing a picture loses nothing; unused pictures are removed by the next start', () =>
  withConsole(async ({ stateDir }) => {
    const folder = join(stateDir, 'killed');
    const script = fileURLToPath(new URL('./picture-until-killed.ts', import.meta.url));
    const { signal, stdout } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
    expect(signal).toBe('SIGKILL');
    const [named = '', other = ''] = stdout.trim().split('\n');
    const next = new StagedPictures(folder, (asset) => asset === named);
    expect([...next.paths.keys()]).toEqual([named]);
    expect(readFileSync(next.paths.get(named) ?? '', 'utf8')).toBe('<svg>kept</svg>');
    expect(existsSync(join(folder, other))).toBe(false);
  }));
