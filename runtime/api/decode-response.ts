import type { SiteFile } from '../../schemas/index.ts';
import type { ChannelInfo } from '../facts/situation.ts';

type Unknown = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Decodes a text or a number from outside to text of at most `maxLength` UTF-16 units; null for anything else. */
export function decodeText(value: unknown, maxLength = 200): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value !== '' ? value.slice(0, maxLength) : null;
}

/** Decodes a flag given as a number or as digits; anything else is the default 0 (R-FLAG 2). */
function decodeFlag(value: unknown): number {
  const number = typeof value === 'string' && /^-?\d{1,6}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) ? number : 0;
}

/** Decodes the response of /v3/channel/info (R-STATE 7); null where it is invalid. */
export function decodeChannelInfo(data: unknown, modes: SiteFile['appMode']): ChannelInfo | null {
  if (!isRecord(data)) return null;
  const flow = isRecord(data.h5_flow_info) ? data.h5_flow_info : {};
  const application = decodeText(data.application);
  return {
    application: application === modes.ios ? 'ios' : application === modes.android ? 'android' : 'web',
    bdType: decodeText(data.h5_bd_type_for_p4),
    flags: {
      input_form: decodeFlag(flow.input_form),
      succ_todo: decodeFlag(flow.succ_todo),
      fail_todo: decodeFlag(flow.fail_todo),
    },
    appName: decodeText(data.my_app_name),
  };
}

/** Decodes the response of /v3/app/ipInfo: the city's name as the API writes it; null where it is invalid. */
export function decodeIpInfo(data: unknown): { name: string } | null {
  const name = isRecord(data) ? decodeText(data.name, 40) : null;
  return name === null ? null : { name };
}

/** Longest token accepted, UTF-16 units: signed tokens with claims may be long. */
export const maxTokenLength = 4096;

/** Decodes the response of /v3/user/get: the user's id; null where it is invalid. */
export const decodeUserId = (data: unknown): string | null =>
  isRecord(data) ? decodeText(data.id, 64) : null;

/** Decodes the response of the login calls; null where it is invalid: code 200 without a token is no login. */
export function decodeLogin(data: unknown): { token: string; userId: string } | null {
  if (!isRecord(data) || !isRecord(data.userinfo)) return null;
  const token = decodeText(data.access_token, maxTokenLength);
  const userId = decodeText(data.userinfo.id, 64);
  return token !== null && userId !== null ? { token, userId } : null;
}
