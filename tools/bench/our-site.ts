import { readFileSync, writeFileSync } from 'node:fs';
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
 * Our app, built and published as by npm start, with the long forms added to the config and the sandbox as its API. The
 * origin replaces the typed SMS code by the one that the sandbox sent, because benchmark visitors type any code.
 * @param folder - an empty folder for config, build and the sandbox database
 * @throws Error when the config with the long forms has errors
 */
export async function ourSite(folder: string, counts: readonly number[]): Promise<RequestHandler> {
  const [configDir, app, publicDir] = ['config', 'app', 'public'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  addLongForms(root, configDir, counts);
  showCodeAtOnce(join(configDir, 'definitions/forms/sms-login.json'));
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

/** The peers ask for the number and its code on one screen: ours must do so as well to be compared with them. */
function showCodeAtOnce(file: string): void {
  const form = JSON.parse(readFileSync(file, 'utf8')) as { fields: { afterRequest?: true }[] };
  for (const field of form.fields) delete field.afterRequest;
  writeFileSync(file, JSON.stringify(form));
}

/** The login call with its code replaced by the one that the sandbox sent to the number. */
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
