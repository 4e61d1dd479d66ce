import { mobileNumberSource } from '../requests/mobile-number.ts';
import type { Settings } from '../settings/settings.ts';

const oneTapToken = new RegExp(`^sandbox-onetap-(${mobileNumberSource})$`);

/** The response of the carrier's one-tap service to the page: whether it knows the phone, and its token. */
export function offerOneTap({ oneTap }: Settings): { available: boolean; token: string | null } {
  return { available: oneTap.available, token: oneTap.available ? `sandbox-onetap-${oneTap.phone}` : null };
}

/** The phone that a one-tap token represents; undefined for any other text. */
export function readOneTapToken(token: string): string | undefined {
  return oneTapToken.exec(token)?.[1];
}
