import { useEffect, useState } from 'react';
import type { LanguagesResponse, Text } from '../../api/index.ts';
import { ClientError } from '../client/api-error.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';

/** What other languages would mean for the draft as it is now. To be called in an observer. */
export function useTrialLanguages(languages: readonly string[] | null): {
  trial: LanguagesResponse | null;
  refused: Text | null;
} {
  const { client, version } = useDraftStore();
  const [trial, setTrial] = useState<LanguagesResponse | null>(null);
  const [refused, setRefused] = useState<Text | null>(null);
  const key = languages && JSON.stringify(languages);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version of the draft may have other texts
  useEffect(() => {
    setTrial(null);
    setRefused(null);
    if (key === null) return;
    let isCurrent = true;
    client.languages({ languages: JSON.parse(key) as string[] }).then(
      (answer) => isCurrent && setTrial(answer),
      (error: unknown) => {
        if (!(error instanceof ClientError)) throw error;
        if (isCurrent) setRefused(error.text);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [client, key, version]);
  return { trial, refused };
}
