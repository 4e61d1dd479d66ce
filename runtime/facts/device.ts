import type { Situation } from './situation.ts';

/** R-VALID 6: the system from the user agent, and whether it is WeChat's browser. */
export function detectDevice(userAgent: string): Pick<Situation['device'], 'os' | 'wechat'> {
  const os = /iPhone|iPad|iPod/i.test(userAgent) ? 'ios' : /Android/i.test(userAgent) ? 'android' : 'other';
  return { os, wechat: /MicroMessenger/i.test(userAgent) };
}

/** The system that `_os` of an address or of the native app names; null where it names none. */
export const osOf = { '1': 'ios', '2': 'android', '3': 'other' } as const;

/** `_os` as the API wants it: 1 iOS, 2 Android, 3 anything else (R-STATE 2). */
export const osCode = { ios: '1', android: '2', other: '3' } as const satisfies Record<
  Situation['device']['os'],
  string
>;
