import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { buildApp } from '../../publish/app-build/build-app.ts';
import { readCheckedConfig } from '../../publish/environment/checked-config.ts';
import { root } from '../../publish/environment/settings.ts';
import { renderRelease } from '../../publish/releases/render-release.ts';
import { createSiteHandler } from '../serve/serve.ts';
import type { RequestHandler } from './https-origin.ts';
import { addLongForms } from './long-forms.ts';
import { loginPath } from './static-site.ts';

/**
 * Our app, built and published as npm start does it, with the long forms beside the pages of the config and the
 * sandbox as API, which is told the code that it has sent: a visitor of the benchmark types any.
 * @param folder - an empty one, for config, build and the sandbox's database
 * @throws Error where the config with the long forms is not sound
 */
export async function ourSite(folder: string, counts: readonly number[]): Promise<RequestHandler> {
  const [configDir, app, publicDir] = ['config', 'app', 'public'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  addLongForms(root, configDir, counts);
  const { config, report } = readCheckedConfig(configDir);
  if (!config) throw new Error(report);
  await buildApp(app);
  await renderRelease(config, app, publicDir, { sandbox: true });
  const settings = { port: 0, address: '', data: join(folder, 'data'), api: null, config: configDir };
  const site = createSiteHandler(publicDir, settings);
  const answer = async (request: Request) => site(request, {} as HttpBindings);
  return async (request) =>
    new URL(request.url).pathname === loginPath
      ? answer(await withSentCode(request, answer))
      : answer(request);
}

/** The login call with the code in it that the sandbox sends to the number. */
async function withSentCode(request: Request, answer: RequestHandler): Promise<Request> {
  const { headers, url } = request;
  const body = new URLSearchParams(await request.text());
  const phone = body.get('phone') ?? '';
  const at = (path: string) => new URL(path, url);
  const asked = new URLSearchParams({ phone });
  await answer(new Request(at('/api/v1/user/sendLoginSms'), { method: 'POST', headers, body: asked }));
  const inbox = await answer(new Request(at(`/sandbox/inbox.json?phone=${phone}`), { headers }));
  const [sent] = (await inbox.json()) as { code: string }[];
  body.set('code', sent?.code ?? '');
  return new Request(request.url, { method: 'POST', headers, body });
}
