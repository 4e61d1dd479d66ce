import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ConvertedForm } from '../../ops/index.ts';
import { buildApp } from '../../publish/app-build/build-app.ts';
import { root } from '../../publish/environment/settings.ts';
import { renderRelease } from '../../publish/releases/render-release.ts';
import type { Config, Form, PageSchema } from '../../schemas/index.ts';
import { serve } from '../serve/serve.ts';

export const pathOf = (id: string): string => `/peers/${id}`;

/** The config with the converted forms, a page and a route for each, and with the host that every address has. */
function withConverted(config: Config, all: readonly ConvertedForm[]): Config {
  const forms = all.flatMap(({ form }) => (form ? [[form.id, form as unknown as Form] as const] : []));
  const pages = all.flatMap(({ page }) => (page ? [[page.id, page] as const] : []));
  const routes = pages.map(([id]: readonly [string, PageSchema], at) => [
    `peer${at}`,
    { path: pathOf(id), page: id, kind: 'other', needsToken: true, on: 'everyHost' } as const,
  ]);
  const { default: any } = config.hosts.hosts;
  if (!any) throw new Error('the config has no host default');
  return {
    ...config,
    forms: { ...config.forms, ...Object.fromEntries(forms) },
    pages: { ...config.pages, ...Object.fromEntries(pages) },
    routes: { ...config.routes, routes: { ...config.routes.routes, ...Object.fromEntries(routes) } },
    hosts: { ...config.hosts, hosts: { default: any } },
  };
}

/** Serves the converted forms with the app as it is shipped, and a sandbox of their own. */
export async function servePeers(
  config: Config,
  all: readonly ConvertedForm[],
): Promise<{ port: number; close: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'funnel-peers-'));
  const [app, publicDir, data] = [join(folder, 'app'), join(folder, 'public'), join(folder, 'data')];
  await buildApp(app);
  const served = withConverted(config, all);
  await renderRelease(served, app, publicDir, { sandbox: true, compression: 'fast' });
  const server = await serve(publicDir, { port: 0, address: '127.0.0.1', data, api: null, config: root });
  return {
    port: server.port,
    close: () => {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
