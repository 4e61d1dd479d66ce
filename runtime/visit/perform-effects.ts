import type { Effect } from '../../schemas/index.ts';
import { callNative } from '../bridge/call-native.ts';
import type { Session } from '../session/session.ts';

/** Name of the native app's handler that closes its webview. */
const closeHandler = 'closeWebView';

/** Does what a decision says besides; each is the same as effectMeanings says of the situation (effect.ts). */
export function performEffects(
  effects: readonly Effect[],
  session: Session,
  path: string,
  view: Window,
): void {
  const performers: Record<Effect, () => void> = {
    rememberLogin: () => session.rememberLogin(path),
    clearToken: () => session.clearToken(),
    // The login itself is the call that the decision asked for; what is left is to note the visit.
    loginByMark: () => session.markVisited(),
    loginByMarkcode: () => session.markVisited(),
    closeInAppView: () => {
      // Outside the app there is nothing to close, and the page that was asked for is shown.
      callNative(view, closeHandler).catch(() => undefined);
    },
  };
  for (const effect of effects) performers[effect]();
}
