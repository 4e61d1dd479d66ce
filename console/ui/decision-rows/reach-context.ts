import { createContext, use } from 'react';
import type { ShownReach } from './use-row-reach.ts';

const ReachContext = createContext<ShownReach>({ answer: null, isOld: false });
export const ReachProvider = ReachContext.Provider;
export const useReach = (): ShownReach => use(ReachContext);
