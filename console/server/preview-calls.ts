import type { JsonObject } from '../../ops/json/json-values.ts';
import type { LoginResponse } from '../api/index.ts';
import { ApiRefusalError } from '../api/refusal-error.ts';
import type { OpsConsole } from './ops-console.ts';
import type { PreviewSites } from './preview-sites.ts';

function previewOf({ preview }: OpsConsole): PreviewSites {
  if (preview) return preview;
  throw new ApiRefusalError('unavailable', { zh: '没有预览', en: 'there is no preview' });
}

/** Sets what the sandbox answers in both previews: city, flags, application and the rest, by the sandbox's own keys. */
export async function previewSettings(console: OpsConsole, patch: JsonObject | null): Promise<unknown> {
  const preview = previewOf(console);
  const path = '/sandbox/settings.json';
  if (patch === null) return (await preview.sandbox(path)).json();
  const answer = await preview.sandbox(path, {
    method: 'PUT',
    body: JSON.stringify(patch),
    headers: { 'content-type': 'application/json' },
  });
  const response = (await answer.json()) as { error?: string; pointer?: string };
  if (answer.ok) return response;
  const why = `${response.pointer ?? ''} ${response.error ?? ''}`.trim();
  throw new ApiRefusalError('malformed', { zh: `沙盒不接受：${why}`, en: `the sandbox refuses: ${why}` });
}

const somePhone = '13812345678';

/** A visitor who logged in earlier: open a preview with `?_token=…`. */
export async function previewLogin(console: OpsConsole, body: JsonObject): Promise<LoginResponse> {
  const phone = typeof body.phone === 'string' && /^1[3-9]\d{9}$/.test(body.phone) ? body.phone : somePhone;
  const answer = await previewOf(console).sandbox('/api/v1/user/loginh5', {
    method: 'POST',
    // Not by a link: the settings may have its login fail.
    body: new URLSearchParams({ token: `sandbox-onetap-${phone}` }),
  });
  const { data } = (await answer.json()) as {
    data: { access_token: string; userinfo: { id: unknown } };
  };
  return { token: data.access_token, userId: String(data.userinfo.id) };
}

/** The SMS codes and the leads that the previews have sent, newest first. */
export async function previewLedgers(console: OpsConsole): Promise<{ inbox: unknown; leads: unknown }> {
  const preview = previewOf(console);
  const list = async (name: string) =>
    (await preview.sandbox(`/sandbox/${name}.json`)).json() as Promise<unknown>;
  return { inbox: await list('inbox'), leads: await list('leads') };
}
