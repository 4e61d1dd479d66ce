import { useMemo } from 'react';
import type { Staging } from '../preview/use-sandbox-setup.ts';
import type { StateSetup } from './phone-state.ts';

/** The setup of a state, the same object until it changes: an equal one begins no other visit. */
export function useStaging(
  setup: StateSetup,
): { staging: Staging } & Pick<StateSetup, 'isLoggedIn' | 'press'> {
  const key = JSON.stringify(setup);
  return useMemo(() => {
    const { press, isLoggedIn, ...staging } = JSON.parse(key) as StateSetup;
    return { staging, isLoggedIn, press };
  }, [key]);
}
