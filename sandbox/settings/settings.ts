import type { SandboxRun } from '../storage/sandbox-run.ts';
import { plainChannel } from './declared-channel-info.ts';

/** The settings of one run, as `/sandbox/settings.json` reads and writes them. */
export interface Settings {
  /** The city that /v3/app/ipInfo returns, in Chinese. */
  city: string;
  /** A `code` other than 200 makes /v3/app/ipInfo return that code and no city. */
  ipInfo: { code: number };
  /** Response of /v3/channel/info by channel number; `default` applies to unlisted channels. */
  channelInfo: Record<string, ChannelSetting>;
  /** Response of /v3/app/index: all products, or none. */
  marketplace: 'full' | 'empty';
  /** Whether one-tap login is offered, and the phone number that it returns. */
  oneTap: { available: boolean; phone: string };
  /** The phone number of the user whom every mark and markcode logs in; empty: only the sandbox's own ones do. */
  linkLogin: { phone: string };
  /** A `code` other than 200 makes /v2/user/realname return that code, whatever the name and the number. */
  realname: { code: number };
  /**
   * A `code` other than 200 makes /v3/app/geocoder return that code. `areaCode` is the city that it finds wherever the
   * visitor is; empty for the nearest.
   */
  geocoder: { code: number; areaCode: string };
  /** Result codes by the name of an endpoint of endpoints.json: it answers that code, and is not processed. */
  results: Record<string, number>;
  /** The first fault whose path matches and whose times are not used up applies. */
  faults: Fault[];
}

/**
 * Values at the places that definitions/facts.json declares; those that are missing take their defaults. A `code`
 * other than 200 is returned instead of the info.
 */
export interface ChannelSetting extends Readonly<Record<string, unknown>> {
  nid?: string;
  code?: number;
}

export const faultKinds = ['slow', '500', '401', 'html', 'empty', 'truncated', 'lost'] as const;

/**
 * - `slow`: the call is processed, its response comes `ms` later (default 3000).
 * - `500`, `401`, `html`: the call is not processed; HTTP 500, HTTP 401, or a captive portal's page as HTTP 200.
 * - `empty`, `truncated`: the call is processed; its response has no body, or half of it.
 * - `lost`: the call is processed, then the connection is cut without a response.
 * `ms` delays the other kinds as well. `times` counts down to 0, then the fault is spent; absent means always.
 */
export interface Fault {
  /** Of an endpoint, without `/api`; `*` is every call. */
  path: string;
  kind: (typeof faultKinds)[number];
  ms?: number;
  times?: number;
}

/** A city without a city rule, so that a fresh sandbox shows the default flow. */
const defaultSettings = ({ facts }: SandboxRun): Settings => ({
  city: '天津市',
  ipInfo: { code: 200 },
  channelInfo: { default: plainChannel(facts) },
  marketplace: 'full',
  oneTap: { available: false, phone: '13912345678' },
  linkLogin: { phone: '' },
  realname: { code: 200 },
  geocoder: { code: 200, areaCode: '' },
  results: {},
  faults: [],
});

export function readSettings(run: SandboxRun): Settings {
  const row = run.db.one<{ json: string }>('SELECT json FROM settings WHERE world = ?', run.id);
  return { ...defaultSettings(run), ...(row && (JSON.parse(row.json) as Partial<Settings>)) };
}

/** Replaces the keys that the patch contains; the others stay. The patch has been checked already. */
export function changeSettings(run: SandboxRun, patch: Partial<Settings>): Settings {
  const settings = { ...readSettings(run), ...patch };
  run.db.run(
    'INSERT INTO settings (world, json) VALUES (?, ?) ON CONFLICT (world) DO UPDATE SET json = excluded.json',
    run.id,
    JSON.stringify(settings),
  );
  return settings;
}
