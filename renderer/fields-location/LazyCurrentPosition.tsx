import { type ComponentType, useEffect, useState } from 'react';
import { importWithRetry } from '../loading/import-with-retry.ts';
import { BlockPlaceholder } from '../ui/BlockPlaceholder.tsx';
import type { CurrentPositionProps } from './CurrentPosition.tsx';

/** Height of the button and of the text beside it, px. */
const height = 116;
const Nothing = () => null;

/** Few fields offer the position: its code is loaded with them. Where it does not load, the visitor types. */
export function LazyCurrentPosition(props: CurrentPositionProps) {
  const [View, setView] = useState<ComponentType<CurrentPositionProps> | null>(null);
  useEffect(() => {
    importWithRetry(() => import('./CurrentPosition.tsx'), true).then(
      ({ CurrentPosition }) => setView(() => CurrentPosition),
      () => setView(() => Nothing),
    );
  }, []);
  return View ? <View {...props} /> : <BlockPlaceholder height={height} />;
}
