import { type ComponentType, useEffect, useState } from 'react';
import { importWithRetry } from '../../../../renderer/loading/import-with-retry.ts';
import { BlockPlaceholder } from '../../../../renderer/ui/BlockPlaceholder.tsx';
import type { InstalmentProps } from './Instalment.tsx';

/** Height of the estimate, px. */
const height = 92;
const Nothing = () => null;

/** What a month costs, below an amount whose field asks for it. */
export const InstalmentNote = ({ field, form }: Omit<InstalmentProps, 'termField'>) =>
  field.instalment && <LazyInstalment field={field} form={form} termField={field.instalment.termField} />;

let loaded: ComponentType<InstalmentProps> | null = null;

/** Loads the estimate while the visitor is on an earlier page. A failure is nobody's concern: it is loaded again. */
export const preloadInstalment = (): Promise<ComponentType<InstalmentProps>> =>
  importWithRetry(() => import('./Instalment.tsx'), true).then(({ Instalment }) => {
    loaded = Instalment;
    return Instalment;
  });

/** Few forms show it, and its arithmetic is long: it comes after the field, which works without it. */
function LazyInstalment(props: InstalmentProps) {
  const [View, setView] = useState(() => loaded);
  useEffect(() => {
    if (!loaded)
      preloadInstalment().then(
        (view) => setView(() => view),
        () => setView(() => Nothing),
      );
  }, []);
  return View ? <View {...props} /> : <BlockPlaceholder height={height} />;
}
