import { useCallback, useEffect, useState } from 'react';
import { succeeded } from '../../runtime/index.ts';
import { usePage } from '../page-context.ts';
import { type Region, readRegions } from '../regions.ts';
import { useLatest } from '../use-latest.ts';

/** The call of endpoints.json that answers the places. */
const endpoint = 'regionList';

/** The places of the cascade, fetched when a field of that kind is first shown. */
export function useRegions() {
  const world = useLatest(usePage());
  const [regions, setRegions] = useState<readonly Region[] | 'loading' | 'failed'>('loading');
  const reload = useCallback(() => {
    let wanted = true;
    setRegions('loading');
    void world.current.call(endpoint, {}).then((result) => {
      if (wanted) setRegions((succeeded(result) && readRegions(result.data)) || 'failed');
    });
    return () => {
      wanted = false;
    };
  }, [world]);
  useEffect(reload, [reload]);
  return { regions, reload };
}
