import { useEffect, useState } from 'react';
import type { ExplainInput } from '../../api/index.ts';
import type { PreviewSettings } from '../client/api-client.ts';
import { ClientError } from '../client/api-error.ts';
import type { DraftStore } from '../draft-store/draft-store.ts';
import { type SentForm, sandboxSettings, visitorPhone } from './staged-visit.ts';

export interface SandboxSetup {
  input: ExplainInput;
  visit: string;
  login: { token: string; userId: string } | null;
  /** The forms that the visitor has sent before. */
  sent: readonly SentForm[];
}

/** What a visit begins with besides its visitor: answers of the sandbox, and forms that were sent before. */
export interface Staging {
  settings: PreviewSettings;
  sent: readonly SentForm[];
}

const nothingStaged: Staging = { settings: {}, sent: [] };

let visits = 0;

/**
 * Prepares the sandbox for a visitor: its answers, and a login where the visit begins with one.
 * @param round - another number is another visit of the same visitor
 */
export function useSandboxSetup(
  draftStore: DraftStore,
  input: ExplainInput,
  round: number | string,
  staging: Staging = nothingStaged,
): { ready: SandboxSetup | null; refused: ClientError | null } {
  const [ready, setReady] = useState<SandboxSetup | null>(null);
  const [refused, setRefused] = useState<ClientError | null>(null);
  // With the settings: they name declared facts, which the server may report after the page has opened.
  const key = JSON.stringify({
    wanted: input,
    settings: { ...sandboxSettings(input, draftStore.names), ...staging.settings },
    sent: staging.sent,
  });
  useEffect(() => {
    let isOver = false;
    // Parsed from the key, so that an equal new input does not start another visit.
    const { wanted, settings, sent } = JSON.parse(key) as Staging & { wanted: ExplainInput };
    const prepare = async () => {
      await draftStore.client.changePreviewSettings(settings);
      const isIn = wanted.token === true && wanted.user !== 'failed';
      const login = isIn ? await draftStore.client.previewLogin({ phone: visitorPhone }) : null;
      if (isOver) return;
      visits += 1;
      setRefused(null);
      setReady({ input: wanted, login, sent, visit: `${visits}.${round}.${Date.now()}` });
    };
    prepare().catch((error: unknown) => {
      if (!(error instanceof ClientError)) throw error;
      if (!isOver) setRefused(error);
    });
    return () => {
      isOver = true;
    };
  }, [draftStore, key, round]);
  return { ready, refused };
}
