import { type ComponentType, createElement, lazy } from 'react';

/**
 * A component whose code is loaded when it is first rendered. A failed load is forgotten, so that the next use tries
 * again: React.lazy alone would remember the failure for ever.
 */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loading: ComponentType<P> | null = null;
  return (props) => {
    loading ??= lazy(() =>
      load().then(
        (component) => ({ default: component }),
        (error: unknown) => {
          loading = null;
          throw error;
        },
      ),
    );
    return createElement(loading, props);
  };
}
