import { withDeadline } from '../browser/with-deadline.ts';
import type { OneTapSettings } from '../site/site.ts';
import { aliyunOneTap } from './aliyun.ts';
import type { OneTapPorts, OneTapProvider } from './one-tap-provider.ts';
import { sandboxOneTap } from './sandbox.ts';

/** Script, authorisation and check together, milliseconds; the SMS form is there meanwhile. */
const availableMs = 10_000;
/** A visitor may read the carrier's agreement before tapping, milliseconds; then the page has them back. */
const loginMs = 120_000;

/** The one-tap login that site.json names. Creating it loads and asks nothing. */
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

/** Whatever a provider does, there is an answer, in time. */
const withFallback = <T>(work: Promise<T>, ms: number, otherwise: T): Promise<T> =>
  withDeadline(
    work.catch(() => otherwise),
    ms,
    () => otherwise,
  );

/** Whoever asks while it is under way gets the same answer. */
function shareWhilePending<T>(start: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | null = null;
  return () => {
    pending ??= start().finally(() => {
      pending = null;
    });
    return pending;
  };
}
