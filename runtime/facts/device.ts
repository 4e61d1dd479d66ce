import type { Situation } from './situation.ts';

/** R-VALID 6: detects the operating system and WeChat's browser by the user agent. */
export function detectDevice(userAgent: string): Pick<Situation['device'], 'os' | 'wechat'> {
  const os = /iPhone|iPad|iPod/i.test(userAgent) ? 'ios' : /Android/i.test(userAgent) ? 'android' : 'other';
  return { os, wechat: /MicroMessenger/i.test(userAgent) };
}

/** Operating system by the code that `_os` of an address or of the native app holds. */
export const osOf = { '1': 'ios', '2': 'android', '3': 'other' } as const;

/** Code of the operating system for the API: 1 iOS, 2 Android, 3 any other (R-STATE 2). */
export const osCode = { ios: '1', android: '2', other: '3' } as const satisfies Record<
  Situation['device']['os'],
  string
>;
