import { existsSync, readdirSync, statSync, watch } from 'node:fs';
import { createServer as createHttpServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { pluginCodeFolder } from '../../ops/index.ts';
import { readCheckedConfig } from '../../publish/environment/checked-config.ts';
import { dist, packaged, root, settingsOrExit } from '../../publish/environment/settings.ts';
import { pictureSizeIn } from '../../publish/files/picture-size.ts';
import { contentTypeOf } from '../../publish/http/content-types.ts';
import { chosenLanguage, languageHeaders, wishesOf } from '../../publish/http/language-choice.ts';
import { type BuiltPlugin, buildPlugins } from '../../publish/plugins/build-plugins.ts';
import { withPluginAddresses } from '../../publish/plugins/plugin-addresses.ts';
import { fillTemplate } from '../../publish/prerender/html-template.ts';
import { configIn, languagesOf } from '../../publish/site-data/host-languages.ts';
import { onDemandFile, onDemandFileNames } from '../../publish/site-data/on-demand-files.ts';
import { embeddedDataOf } from '../../publish/site-data/site-data.ts';
import { isRightToLeft, rightToLeftRules } from '../../publish/styles/right-to-left.ts';
import { configFolders } from '../../schemas/index.ts';
import { builtFront } from '../dev-server/built-front.ts';
import { createApiRoutes } from '../serve/api-routes.ts';
import { hostOfRequest } from '../serve/host-of-request.ts';
import { textsIn } from '../serve/latest-files.ts';
import { printAddresses } from '../serve/print-addresses.ts';

// npm run dev, funnel dev: reads the config on every request, so the next page shows an edited row. In the repository Vite
// reloads code, too.
const settings = settingsOrExit();
const api = createApiRoutes(settings, textsIn(settings.config));
const http = createHttpServer();
const hosts = Object.keys(readCheckedConfig(settings.config).config?.hosts.hosts ?? {});
/** Number of edits to config files so far. */
let edits = 0;
const edited = () => edits;
const front =
  packaged === null
    ? await (await import('../dev-server/vite-front.ts')).viteFront(root, http, hosts, edited)
    : builtFront(dist.app, settings.config, edited);

const html = (text: string, status = 200) =>
  new Response(text, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Shows config errors in the browser as `funnel check` prints them; it reloads after the fix. The page carries
 * its edit count, because an edit made before the client connected would never trigger a reload.
 */
const broken = (report: string, read: number) =>
  html(
    `<!doctype html><meta charset="utf-8"><title>funnel check</title>${front.reloadTag(read)}` +
      `<pre style="font:14px/1.5 ui-monospace,monospace;padding:24px;white-space:pre-wrap">${escapeText(report)}</pre>`,
    500,
  );

/** The template with what turns the styles of the app and of plug-ins round, where the language is written from the right. */
function withDirection(template: string, language: string, plugins: readonly BuiltPlugin[]): string {
  if (!isRightToLeft(language)) return template;
  const own = plugins.map(({ style, files }) => (style && files.get(style)) ?? '').join('');
  const rules = front.rightToLeftRules() + rightToLeftRules(own);
  return template.replace('</head>', () => `<style>${rules}</style></head>`);
}

async function answer(request: Request, env: HttpBindings): Promise<Response> {
  const read = edits;
  const { config: written, report } = readCheckedConfig(settings.config);
  const known = written ? Object.keys(written.hosts.hosts) : hosts;
  const host = hostOfRequest(request.headers.get('host') ?? undefined, known);
  if (host === null) return new Response('This host is not in hosts.json.\n', { status: 421 });
  const called = await api(request, env);
  if (called) return called;
  if (!written) return broken(report, read);
  const plugins = await buildPlugins(written, settings.config).catch(({ message }: Error) => message);
  if (typeof plugins === 'string') return broken(plugins, read);
  const config = withPluginAddresses(written, plugins);
  const url = new URL(request.url);
  const { pathname } = url;
  const code = plugins.map(({ files }) => files.get(pathname)).find((text) => text !== undefined);
  if (code !== undefined) return new Response(code, { headers: { 'content-type': contentTypeOf(pathname) } });
  const languages = languagesOf(config, host);
  const wishes = wishesOf(url, request.headers);
  const language = chosenLanguage(languages, wishes) ?? '';
  const target = { sandbox: settings.api === null, pictureSize: pictureSizeIn(settings.config) };
  const file = onDemandFile(config, pathname, target);
  if (file !== null) return Response.json(file);
  const template = await front.template(pathname, read);
  const embedded = embeddedDataOf(
    configIn(config, language),
    host,
    null,
    onDemandFileNames(config, language),
    target,
  );
  const response = html(
    fillTemplate(withDirection(template, embedded.site.settings.language, plugins), embedded, null),
  );
  if (languages.length > 1)
    for (const [name, value] of Object.entries(languageHeaders(languages, wishes)))
      response.headers.set(name, value);
  return response;
}

/** Paths of visitors bypass the app's code: Vite would answer /sandbox/settings with a source file. */
const isVisit = ({ url = '', headers }: IncomingMessage): boolean =>
  /^\/(api|sandbox)(?=[/?]|$)/.test(url) || headers.accept?.includes('text/html') === true;

const listener = getRequestListener((request, env) => answer(request, env as HttpBindings));
http.on('request', (incoming, outgoing) => {
  if (isVisit(incoming)) void listener(incoming, outgoing);
  else front.handle(incoming, outgoing, () => void listener(incoming, outgoing));
});

// A config may leave out any of these but its own folder.
const watched = ['.', 'definitions', ...Object.values(configFolders).map(({ path }) => path)];
const codeOfPlugins = existsSync(join(settings.config, pluginCodeFolder))
  ? readdirSync(join(settings.config, pluginCodeFolder)).map((name) => `${pluginCodeFolder}/${name}`)
  : [];
for (const folder of [...watched, ...codeOfPlugins]) {
  if (!statSync(join(settings.config, folder), { throwIfNoEntry: false })?.isDirectory()) continue;
  watch(join(settings.config, folder), (_event, name) => {
    if (!name || !/\.(json|tsx?|css)$/.test(name)) return;
    edits++;
    front.reload();
  });
}

http.on('error', (error: NodeJS.ErrnoException) => {
  process.stderr.write(
    error.code === 'EADDRINUSE' ? `port ${settings.port} is taken; set PORT\n` : `${error}\n`,
  );
  process.exit(3);
});
http.listen(settings.port, settings.address, () => {
  const { config, report } = readCheckedConfig(settings.config);
  process.stdout.write(report);
  if (config) printAddresses(config, (http.address() as AddressInfo).port, settings);
});
