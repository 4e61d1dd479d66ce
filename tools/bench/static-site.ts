import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../publish/environment/settings.ts';
import { applicationFields, makeFields } from '../../tests/bench/fields.ts';
import { formPage } from '../../tests/bench/static/form-page.ts';
import type { RequestHandler } from './https-origin.ts';

export const loginPath = '/api/v1/user/loginSmsCode';

/** The login call of the static page and the peers; it always succeeds. */
export const answerLogin = (request: Request): Response | null =>
  new URL(request.url).pathname === loginPath ? Response.json({ code: 200, msg: '', data: {} }) : null;

const html = (text: string, cache = 'no-cache'): Response =>
  new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': cache } });

/** The hand-written landing page at `/`, the application form at `/form.html`, a long form at `/form-N.html`. */
export function staticSite(): RequestHandler {
  const landing = readFileSync(join(root, 'tests/bench/static/landing.html'), 'utf8');
  const application = formPage('填写申请信息', applicationFields);
  return (request) => {
    const { pathname } = new URL(request.url);
    const count = Number(/^\/form-(\d+)\.html$/.exec(pathname)?.[1] ?? 0);
    if (count > 0) return html(formPage(`${count} 项`, makeFields(count)));
    if (pathname === '/') return html(landing);
    if (pathname === '/form.html') return html(application, 'max-age=300');
    return answerLogin(request) ?? new Response('Not found\n', { status: 404 });
  };
}
