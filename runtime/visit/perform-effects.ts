import type { Effect } from '../../schemas/index.ts';
import { callNative } from '../bridge/call-native.ts';
import type { Session } from '../session/session.ts';

/** Name of the native app's handler that closes its webview. */
const closeHandler = 'closeWebView';

/**
 * Performs the effects of a decision, in order. Each changes the session as `effectMeanings` changes the situation
 * (runtime/decision/effect-meanings.ts). Never throws.
 * @param path - path of the page that was visited; `rememberLogin` stores it
 */
export function performEffects(
  effects: readonly Effect[],
  session: Session,
  path: string,
  view: Window,
): void {
  const performers: Record<Effect, () => void> = {
    rememberLogin: () => session.rememberLogin(path),
    clearToken: () => session.clearToken(),
    // The login itself was a call that the decision needed; what remains is to record the visit.
    loginByMark: () => session.markVisited(),
    loginByMarkcode: () => session.markVisited(),
    closeInAppView: () => {
      // Outside the app there is nothing to close: the requested page stays.
      callNative(view, closeHandler).catch(() => undefined);
    },
  };
  for (const effect of effects) performers[effect]();
}
