/** The part of WebOTP that TypeScript's DOM types lack. */
interface OtpRequest extends CredentialRequestOptions {
  otp: { transport: readonly ['sms'] };
}

/** The code of the next SMS addressed to this site, if the browser can read it (Chrome on Android); else null. */
export async function readSmsCode(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in window)) return null;
  const request: OtpRequest = { otp: { transport: ['sms'] }, signal };
  try {
    const credential: unknown = await navigator.credentials.get(request);
    const code = (credential as { code?: unknown } | null)?.code;
    return typeof code === 'string' ? code : null;
  } catch {
    // Refused, timed out or aborted: the visitor types the code.
    return null;
  }
}
