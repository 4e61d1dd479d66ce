import { withDeadline } from '../browser/with-deadline.ts';
import type { OneTapSettings } from '../site/site.ts';
import { aliyunOneTap } from './aliyun.ts';
import type { OneTapPorts, OneTapProvider } from './one-tap-provider.ts';
import { sandboxOneTap } from './sandbox.ts';

/** Script, authorisation and check together, milliseconds; the SMS form is usable meanwhile. */
const availableMs = 10_000;
/** A visitor may read the carrier's agreement before tapping, milliseconds; then the page continues without it. */
const loginMs = 120_000;

/** The one-tap login that site.json configures. Creating it loads and requests nothing. */
export function createOneTap(settings: OneTapSettings, ports: OneTapPorts): OneTapProvider {
  const adapter =
    settings.provider === 'sandbox' ? sandboxOneTap(ports) : aliyunOneTap(settings.script, ports);
  return {
    available: shareWhilePending(() => withFallback(adapter.available(), availableMs, false)),
    login: shareWhilePending(() =>
      withFallback(adapter.login(), loginMs, null).finally(() => adapter.close()),
    ),
  };
}

/** Resolves in time, whatever a provider does. */
const withFallback = <T>(work: Promise<T>, ms: number, otherwise: T): Promise<T> =>
  withDeadline(
    work.catch(() => otherwise),
    ms,
    () => otherwise,
  );

/** Calls during a pending one share its result. */
function shareWhilePending<T>(start: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | null = null;
  return () => {
    pending ??= start().finally(() => {
      pending = null;
    });
    return pending;
  };
}
