import { useRef, useState } from 'react';
import { type ApiResult, succeeded } from '../../runtime/index.ts';
import type { CodeEndpoint } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import type { Loadable } from '../fields-choice/FieldSheet.tsx';
import { type Region, readCounties, readRegions } from './read-regions.ts';

/** The call of endpoints.json that returns the regions. */
const endpoint: CodeEndpoint = 'regionList';

export type RegionsState = Loadable<readonly Region[]>;
export type RegionLists = ReturnType<typeof useRegions>;
type LoadedRegions = readonly Region[] | 'failed';

/** Provinces with their cities in one call; the counties of a city in another one, when that city is chosen. */
export function useRegions() {
  const page = usePage();
  const [provinces, setProvinces] = useState<RegionsState>('unasked');
  const [counties, setCounties] = useState<ReadonlyMap<string, RegionsState>>(new Map());
  // A ref, not state: a second request may come before React has rendered the first.
  const asked = useRef(new Map<string, Promise<LoadedRegions>>());

  const ask = (
    payload: Record<string, string>,
    read: (data: unknown) => readonly Region[] | null,
    show: (regions: RegionsState) => void,
  ): Promise<LoadedRegions> => {
    const name = JSON.stringify(payload);
    const known = asked.current.get(name);
    if (known) return known;
    show('loading');
    const loaded = page.call(endpoint, payload).then((result) => {
      const regions = regionsIn(result, read);
      if (regions === 'failed') asked.current.delete(name);
      show(regions);
      return regions;
    });
    asked.current.set(name, loaded);
    return loaded;
  };
  const askProvinces = () => ask({ level: '2' }, readRegions, setProvinces);
  const askCounties = (city: string) =>
    ask(
      { parent: city },
      (data) => readCounties(data, city),
      (regions) => setCounties((known) => new Map(known).set(city, regions)),
    );
  /** An API that returns everything at once is not called again. */
  const countiesOf = (city: Region): RegionsState =>
    city.below.length > 0 ? city.below : (counties.get(city.code) ?? 'unasked');
  return { provinces, countiesOf, askProvinces, askCounties };
}

function regionsIn(result: ApiResult, read: (data: unknown) => readonly Region[] | null): LoadedRegions {
  return (succeeded(result) && read(result.data)) || 'failed';
}
