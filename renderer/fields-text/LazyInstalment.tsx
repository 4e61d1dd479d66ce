import { type ComponentType, useEffect, useState } from 'react';
import { importWithRetry } from '../loading/import-with-retry.ts';
import { BlockPlaceholder } from '../ui/BlockPlaceholder.tsx';
import type { InstalmentProps } from './Instalment.tsx';

/** Height of the estimate, px. */
const height = 92;
const Nothing = () => null;

/** Few forms show it, and its arithmetic is long: it comes after the field, which works without it. */
export function LazyInstalment(props: InstalmentProps) {
  const [View, setView] = useState<ComponentType<InstalmentProps> | null>(null);
  useEffect(() => {
    importWithRetry(() => import('./Instalment.tsx'), true).then(
      ({ Instalment }) => setView(() => Instalment),
      () => setView(() => Nothing),
    );
  }, []);
  return View ? <View {...props} /> : <BlockPlaceholder height={height} />;
}
