import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { BrowserContext } from 'playwright-core';
import { build, type InlineConfig, preview } from 'vite';
import { importChunks } from '../../../publish/app-build/import-chunks.ts';
import type { PageBundle } from '../../../renderer/site-data/page-bundle.ts';
import { themeText } from '../../../renderer/ui/theme.ts';
import type { PlaceholderValues } from '../../../runtime/index.ts';
import { completedBrand } from '../../../runtime/site/brand-patch.ts';
import type { BrandsFile, Form, MessagesFile, PageSchema, SiteFile } from '../../../schemas/index.ts';
import { launch } from '../../harness/browser.ts';
import { cachedBuild } from '../../harness/cached-build.ts';
import type { HarnessState } from './main.tsx';

const here = fileURLToPath(new URL('.', import.meta.url));
const project = join(here, '../../..');
const readJson = async <T>(path: string): Promise<T> =>
  JSON.parse(await readFile(join(project, path), 'utf8')) as T;

/** Builds the renderer for a browser, serves it, and opens it in Chromium. */
export async function startHarness() {
  const settings: InlineConfig = {
    root: here,
    configFile: false,
    logLevel: 'error',
    publicDir: join(project, 'public'),
    plugins: [react(), importChunks],
  };
  // vitest sets "test", and Vite would then bundle React's development build: slower, and not what a phone gets.
  process.env.NODE_ENV = 'production';
  const sources = [
    'schemas',
    'profiles',
    'runtime',
    'renderer',
    'public',
    'publish/app-build',
    'tests/renderer/harness',
  ];
  const outDir = await cachedBuild('renderer-harness', sources, async (folder) => {
    await build({
      ...settings,
      build: { outDir: folder, emptyOutDir: true, target: 'es2020', chunkSizeWarningLimit: 2000 },
    });
  });
  const server = await preview({ ...settings, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const address = server.resolvedUrls?.local[0] ?? '';
  const browser = await launch();
  return {
    address,
    outDir,
    browser,
    stop: async () => {
      await browser.close();
      await server.close();
    },
  };
}
export type Running = Awaited<ReturnType<typeof startHarness>>;

/** Gives each document of a context the state that its mounts start from: sent with each mount, it took most of the time. */
export const provideState = (context: BrowserContext, state: HarnessState): Promise<unknown> =>
  context.addInitScript((text) => {
    window.harnessState = text;
  }, JSON.stringify(state));

/** The state of the config, for one brand. */
export async function makeHarnessState(brandId?: string): Promise<HarnessState> {
  const [brands, site, { messages }] = await Promise.all([
    readJson<BrandsFile>('brands.json'),
    readJson<SiteFile>('definitions/site.json'),
    readJson<MessagesFile>('definitions/messages.json'),
  ]);
  const id = brandId ?? brands.default;
  const brand = brands.brands[id];
  if (!brand) throw new Error(`no brand ${id}`);
  const values: PlaceholderValues = {
    'brand.name': brand.name,
    'brand.slogan': brand.slogan,
    'brand.headline': brand.headline ?? '',
    'brand.promise': brand.promise ?? '',
    'brand.companyName': brand.companyName,
    'brand.icp': brand.icp,
    'brand.sourcesFunding': brand.sourcesFunding,
    'brand.annualRate': brand.annualRate,
    'brand.complaintPhone': brand.complaintPhone,
    'session.phoneMasked': '138****5678',
    'session.city': '',
  };
  return {
    brand: {
      ...completedBrand(brand),
      theme: themeText(brand.theme),
      id,
      title: brand.name,
      from: {} as HarnessState['brand']['from'],
    },
    facts: {
      own: { 'session.token': false, 'device.os': 'android', 'device.wechat': false, 'device.inApp': false },
      query: {},
      info: undefined,
      flags: undefined,
      site: { facts: { flags: {}, channelInfo: {} } },
      channel: {},
    },
    limits: site,
    messages,
    values,
    device: { os: 'android', wechat: false },
    pages: await readPages(),
    results: {},
    delayMs: 20,
    finishFails: 0,
    brokenPages: [],
    kept: {},
    chosen: null,
    userId: '',
    leadsByForm: {},
  };
}

/** Every page of the config with the forms that it names. */
async function readPages(): Promise<Record<string, PageBundle>> {
  const read = async <T extends { id: string }>(folder: string) => {
    const files = (await readdir(join(project, folder))).filter((file) => file.endsWith('.json'));
    const all = await Promise.all(files.map((file) => readJson<T>(join(folder, file))));
    return Object.fromEntries(all.map((one) => [one.id, one]));
  };
  const [pages, forms] = await Promise.all([
    read<PageSchema>('definitions/pages'),
    read<Form>('definitions/forms'),
  ]);
  const formsOf = (page: PageSchema) => {
    const text = JSON.stringify(page);
    return Object.fromEntries(Object.entries(forms).filter(([id]) => text.includes(`"${id}"`)));
  };
  return Object.fromEntries(
    Object.entries(pages).map(([id, page]) => [id, { page, forms: formsOf(page), messages: {} }]),
  );
}
