import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { EmbeddedSite } from '../../renderer/site-data/embedded-site.ts';
import { resolveSite } from '../../runtime/index.ts';
import type { Config } from '../../schemas/index.ts';
import { root } from '../environment/settings.ts';
import { compressedCopiesOf } from '../files/compressed-copies.ts';
import { listFiles } from '../files/list-files.ts';
import { pictureSizeOf } from '../files/picture-size.ts';
import { pageHeaders } from '../http/page-headers.ts';
import { buildPlugins } from '../plugins/build-plugins.ts';
import { withPluginAddresses } from '../plugins/plugin-addresses.ts';
import { type BuiltApp, readBuiltApp } from '../prerender/built-app.ts';
import { defaultBrandOf } from '../prerender/html-template.ts';
import {
  type RenderedHtml,
  renderDestinationHtml,
  renderPageHtml,
  renderShellHtml,
} from '../prerender/page-html.ts';
import { prerenderedRoutesOf } from '../prerender/prerendered-routes.ts';
import { type DataFiles, dataFilesOf } from '../site-data/data-files.ts';
import { hashPictures } from '../site-data/hash-pictures.ts';
import { configIn, configOfHost, languagesOf } from '../site-data/host-languages.ts';
import { robotsFile, robotsText } from '../site-data/robots.ts';
import { embeddedDataOf, type PublishTarget } from '../site-data/site-data.ts';
import { webManifestFileOf, webManifestText } from '../site-data/web-manifest.ts';
import { withoutRowNames } from '../site-data/without-row-names.ts';
import { completeRelease } from './complete-release.ts';
import { type HostFiles, type HostPages, headersFileOf } from './manifest.ts';

/**
 * The config step of a publish, on a built app: renders the HTML of each host, the prerendered HTML of each page on
 * which its visits begin, and a hashed file for each page. It builds no JavaScript but that of plug-ins.
 * @param filesDir - the config's `public` folder: a new logo needs no new build; the code of its plug-ins is beside it
 * @returns a function that writes all of it into a folder
 */
export async function prepareRelease(
  source: Config,
  appDir: string,
  given: PublishTarget,
  filesDir: string = join(root, 'public'),
): Promise<(outDir: string) => void> {
  const ownAssets = join(filesDir, 'assets');
  const pictures = readPictures(ownAssets);
  const plugins = await buildPlugins(source, dirname(filesDir));
  const { config, copies } = hashPictures(withPluginAddresses(source, plugins), pictures);
  const pictureSize = (address: string) => {
    const content = pictures.get(copies.get(address) ?? address);
    return content ? pictureSizeOf(content) : null;
  };
  const target: PublishTarget = { pictureSize, ...given };
  const files = new Map<string, string>();
  for (const plugin of plugins) for (const [address, text] of plugin.files) files.set(address.slice(1), text);
  const app = await readBuiltApp(appDir, plugins);
  const dataIn = dataByLanguage(config, target, files);
  const hosts: Record<string, HostFiles> = {};
  for (const host of Object.keys(config.hosts.hosts)) {
    const languages = languagesOf(config, host);
    const inLanguages: Record<string, HostPages> = {};
    for (const language of languages) {
      const folder = language === languages[0] ? `hosts/${host}` : `hosts/${host}/${language}`;
      const add = (name: string, html: RenderedHtml): string => {
        const file = `${folder}/${name}.html`;
        files
          .set(file, html.text)
          .set(headersFileOf(file), `${JSON.stringify(pageHeaders(html), null, 2)}\n`);
        return file;
      };
      inLanguages[language] = await pagesOf(
        { app, config: configIn(config, language), data: dataIn(language), target, host },
        add,
      );
    }
    const [first] = Object.values(inLanguages) as [HostPages];
    hosts[host] = { ...first, ...(languages.length > 1 && { inLanguages }) };
    const brand = defaultBrandOf(resolveSite(configOfHost(config, host), host));
    files.set(webManifestFileOf(host), webManifestText(brand));
  }
  files.set(robotsFile, robotsText);
  const compressed = await compressedCopiesOf(files, target.compression);
  return (outDir) => {
    rmSync(outDir, { recursive: true, force: true });
    for (const [file, text] of files) {
      mkdirSync(dirname(join(outDir, file)), { recursive: true });
      writeFileSync(join(outDir, file), text);
    }
    cpSync(join(appDir, 'assets'), join(outDir, 'assets'), { recursive: true });
    // Under their own names, too: the HTML of earlier releases and addresses outside of the config name them.
    if (existsSync(ownAssets)) cpSync(ownAssets, join(outDir, 'assets'), { recursive: true });
    // The bytes of which the hash was made: the file may have been edited since.
    for (const [copy, picture] of copies) writeFileSync(join(outDir, copy), pictures.get(picture) ?? '');
    completeRelease(outDir, { hosts, sandbox: target.sandbox }, compressed, target.compression);
  };
}

type PhoneData = Omit<DataFiles, 'files'>;

/** Writes the data files of each language that is asked for, once, and returns what its HTML needs to name them. */
function dataByLanguage(
  config: Config,
  target: PublishTarget,
  files: Map<string, string>,
): (language: string) => PhoneData {
  const known = new Map<string, PhoneData>();
  return (language) => {
    const before = known.get(language);
    if (before) return before;
    const { files: made, ...data } = dataFilesOf(configIn(config, language), target);
    for (const [file, text] of made) files.set(file, text);
    known.set(language, data);
    return data;
  };
}

/** What the HTML of a host is made of, in one language. */
interface HostSource {
  app: BuiltApp;
  config: Config;
  data: PhoneData;
  target: PublishTarget;
  host: string;
}

/** Renders the HTML of a host. @param add - keeps an HTML under a name, and returns its file */
async function pagesOf(
  { app, config, data, target, host }: HostSource,
  add: (name: string, html: RenderedHtml) => string,
): Promise<HostPages> {
  const embeddedFor = (route: string | null): EmbeddedSite => {
    const { site, ...rest } = embeddedDataOf(config, host, route, data, target);
    return { site: withoutRowNames(site), ...rest };
  };
  const fallback = add('fallback', renderShellHtml(app, config, embeddedFor(null), target));
  const found: HostPages = { fallback, html: {} };
  for (const { name, path, isRoot, isDestination } of prerenderedRoutesOf(config, host)) {
    const render = isDestination ? renderDestinationHtml : renderPageHtml;
    const rendered = await render(app, config, embeddedFor(name), path, target);
    if (!rendered) continue;
    found.html[path] = add(`entry-${name}`, rendered);
    if (isRoot) found.html['/'] = found.html[path];
  }
  return found;
}

/** The content of each picture of the config, by its address. */
const readPictures = (dir: string): Map<string, Buffer> =>
  new Map(listFiles(dir).map((file) => [`/assets/${file}`, readFileSync(join(dir, file))]));

/** Renders a release and writes it into a folder. */
export async function renderRelease(
  config: Config,
  appDir: string,
  outDir: string,
  target: PublishTarget,
  filesDir?: string,
): Promise<void> {
  const write = await prepareRelease(config, appDir, target, filesDir);
  write(outDir);
}
