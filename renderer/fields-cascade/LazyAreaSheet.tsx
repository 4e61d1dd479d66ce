import { type ComponentType, useEffect, useState } from 'react';
import { NoOptions } from '../fields-choice/FieldSheet.tsx';
import { importWithRetry } from '../loading/import-with-retry.ts';
import type { AreaSheetProps } from './AreaSheet.tsx';

/** Once it is loaded, a sheet that opens again shows it in its first frame. */
let loaded: ComponentType<AreaSheetProps> | undefined;

/**
 * The content of the sheet is loaded when the sheet is first opened, beside the list of regions: a landing page with an
 * area carries the button alone.
 */
export function LazyAreaSheet(props: AreaSheetProps) {
  const [state, setState] = useState<'loaded' | 'loading' | 'failed'>(loaded ? 'loaded' : 'loading');
  useEffect(() => {
    if (state !== 'loading') return;
    importWithRetry(() => import('./AreaSheet.tsx')).then(
      ({ AreaSheet }) => {
        loaded = AreaSheet;
        setState('loaded');
      },
      () => setState('failed'),
    );
  }, [state]);
  const View = loaded;
  if (state === 'loaded' && View) return <View {...props} />;
  return (
    <NoOptions
      state={state === 'failed' ? 'failed' : 'loading'}
      loading="field.area.loading"
      failed="field.area.failed"
      onRetry={() => setState('loading')}
    />
  );
}
