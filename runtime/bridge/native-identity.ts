import { callNative } from './call-native.ts';
import { decodeNativeIdentity, type NativeIdentity } from './decode-native-identity.ts';
import { type BridgeOptions, tokenHandler } from './host-bridge.ts';

/**
 * R-API getToken: the identity that the native app reports. Null outside an app and whenever the app fails; never
 * rejects. Takes up to `readyMs + answerMs`, so nothing visible should wait for it.
 */
export async function getNativeIdentity(
  view: Window,
  options: BridgeOptions = {},
): Promise<NativeIdentity | null> {
  try {
    return decodeNativeIdentity(await callNative(view, tokenHandler, [], options));
  } catch {
    return null;
  }
}
