import { mobileNumberSource } from '../requests/mobile-number.ts';
import type { Settings } from '../settings/settings.ts';

const oneTapToken = new RegExp(`^sandbox-onetap-(${mobileNumberSource})$`);

/** What the operator's one-tap service would say to the page: whether it knows the phone, and its token then. */
export function offerOneTap({ oneTap }: Settings): { available: boolean; token: string | null } {
  return { available: oneTap.available, token: oneTap.available ? `sandbox-onetap-${oneTap.phone}` : null };
}

/** The phone that a one-tap token stands for; undefined when it is no such token. */
export function readOneTapToken(token: string): string | undefined {
  return oneTapToken.exec(token)?.[1];
}
