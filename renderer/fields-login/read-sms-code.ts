/** The part of WebOTP that TypeScript's DOM types lack. */
interface OtpRequest extends CredentialRequestOptions {
  otp: { transport: readonly ['sms'] };
}

/** The code of the next SMS that is meant for this site, where the browser reads it (Chrome on Android); else null. */
export async function readSmsCode(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in window)) return null;
  const request: OtpRequest = { otp: { transport: ['sms'] }, signal };
  try {
    const credential: unknown = await navigator.credentials.get(request);
    const code = (credential as { code?: unknown } | null)?.code;
    return typeof code === 'string' ? code : null;
  } catch {
    // Refused, timed out or left: the code is typed by hand then.
    return null;
  }
}
