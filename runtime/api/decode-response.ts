import type { SiteFile } from '../../schemas/index.ts';
import type { ChannelInfo } from '../facts/situation.ts';

type Unknown = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Text, or a number that stands for one; capped, because it comes from outside. */
export function decodeText(value: unknown, maxLength = 200): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value !== '' ? value.slice(0, maxLength) : null;
}

/** A flag as the server gave it, number or digits; what is neither is the default 0 (R-FLAG 2). */
function decodeFlag(value: unknown): number {
  const number = typeof value === 'string' && /^-?\d{1,6}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) ? number : 0;
}

/** Answer of /v3/channel/info → channel info, or null where it is none (R-STATE 7). */
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

/** Answer of /v3/app/ipInfo → the city's name as the API writes it, or null. */
export function decodeIpInfo(data: unknown): { name: string } | null {
  const name = isRecord(data) ? decodeText(data.name, 40) : null;
  return name === null ? null : { name };
}

/** A signed token with claims in it may be long; what is longer is none. */
export const maxTokenLength = 4096;

/** Answer of /v3/user/get → the user's id, or null. */
export const decodeUserId = (data: unknown): string | null =>
  isRecord(data) ? decodeText(data.id, 64) : null;

/** Answer of the login calls → token and user id, or null: code 200 without a token is no login. */
export function decodeLogin(data: unknown): { token: string; userId: string } | null {
  if (!isRecord(data) || !isRecord(data.userinfo)) return null;
  const token = decodeText(data.access_token, maxTokenLength);
  const userId = decodeText(data.userinfo.id, 64);
  return token !== null && userId !== null ? { token, userId } : null;
}
