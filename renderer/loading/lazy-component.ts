import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';

/**
 * A component whose code is loaded when it is first shown. Where that fails it throws to the error boundary above, and
 * the next mount tries again: React.lazy would remember the failure for ever.
 * @param load - called by every mount; a repeated call must be cheap
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: ReactNode,
): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  return function LazyComponent(props) {
    const [error, setError] = useState<unknown>(null);
    const [View, setView] = useState(() => loaded);
    useEffect(() => {
      load().then((view) => {
        loaded = view;
        setView(() => view);
      }, setError);
    }, []);
    if (error !== null) throw error;
    return View ? createElement(View, props) : fallback;
  };
}
