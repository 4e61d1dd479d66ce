import { type ComponentType, useEffect, useState } from 'react';
import type { MessageId } from '../context/use-message.ts';
import { importWithRetry } from '../loading/import-with-retry.ts';
import { NoOptions } from './FieldSheet.tsx';

/**
 * The content of a field's sheet, whose code is loaded when such a sheet is first opened: a page with the field carries the
 * button alone. Where it cannot be loaded the sheet says so, and a press tries again.
 * @param loading, failed - what the sheet says meanwhile
 */
export function lazySheetContent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  loading: MessageId,
  failed: MessageId,
): ComponentType<P> {
  /** Once it is loaded, a sheet that opens again shows it in its first frame. */
  let View: ComponentType<P> | undefined;
  return function LazySheetContent(props) {
    const [state, setState] = useState<'loaded' | 'loading' | 'failed'>(View ? 'loaded' : 'loading');
    useEffect(() => {
      if (state !== 'loading') return;
      importWithRetry(load).then(
        (loaded) => {
          View = loaded;
          setState('loaded');
        },
        () => setState('failed'),
      );
    }, [state]);
    if (state === 'loaded' && View) return <View {...props} />;
    return (
      <NoOptions
        state={state === 'failed' ? 'failed' : 'loading'}
        loading={loading}
        failed={failed}
        onRetry={() => setState('loading')}
      />
    );
  };
}
