import { useState } from 'react';
import { noArea } from '../../runtime/index.ts';
import type { FieldOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { NoOptions } from '../fields-choice/FieldSheet.tsx';
import { firstColumn, type WheelFocus } from '../fields-choice/Wheel.tsx';
import { AreaSearch } from './AreaSearch.tsx';
import styles from './AreaSheet.module.css';
import { AreaShortcuts } from './AreaShortcuts.tsx';
import { AreaWheel } from './AreaWheel.tsx';
import { type AreaSelection, changeArea, readAreaSelection } from './area-selection.ts';
import { likelyCity, likelyCityName } from './likely-city.ts';
import { cityOf, type Region } from './read-regions.ts';
import { useCounties } from './use-counties.ts';
import type { RegionLists } from './use-regions.ts';

export interface AreaSheetProps {
  field: FieldOf<'area'>;
  lists: RegionLists;
  /** The code that the wheel starts at: the answer, or what the current position has found. */
  start: string;
  /** Receives a complete selection, or that of no province in a field that may be left empty. */
  onChoose: (selection: AreaSelection) => void;
}

/**
 * The sheet of an area: a search, cities that one press chooses, and the wheel. Without an answer the wheel starts at the
 * city of the IP address; that is no answer before the visitor confirms it.
 */
export function AreaSheet({ field, lists, start, onChoose }: AreaSheetProps) {
  const { provinces, countiesOf, askProvinces, askCounties } = lists;
  const page = usePage();
  const [turned, setTurned] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const [query, setQuery] = useState('');
  // A wheel that comes back once the text of a search is cleared leaves the focus in the input.
  const [focus, setFocus] = useState<WheelFocus | null>(firstColumn);
  const loaded = typeof provinces === 'string' ? null : provinces;
  const known = loaded ?? [];
  const likely = likelyCity(likelyCityName(page), known);
  const read = (code: string) => readAreaSelection(code, field.levels, known, countiesOf);
  const draft = read(turned ?? (start === noArea ? (likely?.code ?? noArea) : start));
  useCounties(draft, askCounties);

  const turnTo = (code: string) => {
    setTurned(code);
    setMissing(false);
  };
  /** A city that is the whole answer ends the choice; otherwise the wheel turns to it. */
  const pick = (region: string) => {
    const code = changeArea(draft, 0, region, known);
    const selection = read(code);
    if (selection.answer !== null) return onChoose(selection);
    setFocus({ column: selection.city ? 2 : 1 });
    turnTo(code);
  };
  const confirm = () => {
    const isCleared = field.optional && !draft.province;
    if (draft.answer === null && !isCleared) return setMissing(true);
    onChoose(draft);
  };
  const shortcuts = {
    likely: likely?.code === cityOf(start) ? undefined : likely,
    hotCities: listedCities(field.hotCities ?? [], known),
  };
  return (
    <div
      className={styles.area}
      data-likely={shortcuts.likely !== undefined}
      data-hot={field.hotCities !== undefined}
    >
      <AreaSearch
        provinces={loaded}
        query={query}
        onQuery={setQuery}
        onFocus={() => setFocus(null)}
        onPick={pick}
      />
      {typeof provinces === 'string' && (
        <NoOptions
          state={provinces}
          loading="field.area.loading"
          failed="field.area.failed"
          onRetry={() => void askProvinces()}
        />
      )}
      {loaded && query === '' && (
        <>
          <AreaShortcuts {...shortcuts} onPick={pick} />
          <AreaWheel
            draft={draft}
            levels={field.levels}
            provinces={loaded}
            isMissing={missing}
            focus={focus}
            onTurn={(column, value) => turnTo(changeArea(draft, column, value, loaded))}
            onConfirm={confirm}
            onRetry={(city) => void askCounties(city.code)}
          />
        </>
      )}
    </div>
  );
}

/** In the order of the config; without those that the API does not list. */
function listedCities(codes: readonly string[], provinces: readonly Region[]): Region[] {
  const cities = new Map(provinces.flatMap(({ below }) => below).map((city) => [city.code, city]));
  return codes.flatMap((code) => cities.get(code) ?? []);
}
