import { useMessage } from '../context/use-message.ts';
import { Wheel, type WheelContent, type WheelFocus } from '../fields-choice/Wheel.tsx';
import { AreaNote } from './AreaNote.tsx';
import { type AreaSelection, missingPart } from './area-selection.ts';
import type { Region } from './read-regions.ts';

interface Props {
  draft: AreaSelection;
  levels: 2 | 3;
  provinces: readonly Region[];
  /** The visitor confirmed a choice that is not complete. */
  isMissing: boolean;
  focus: WheelFocus | null;
  onTurn: (column: number, value: string) => void;
  onConfirm: () => void;
  onRetry: (city: Region) => void;
}

/** Province, city and county on one wheel. */
export function AreaWheel({ draft, levels, provinces, isMissing, focus, onTurn, onConfirm, onRetry }: Props) {
  const message = useMessage();
  return (
    <Wheel
      columns={columnsOf(draft, provinces, message).slice(0, levels)}
      focus={focus}
      onTurn={onTurn}
      onConfirm={onConfirm}
    >
      <AreaNote
        counties={draft.counties}
        missing={isMissing ? missingPart(draft) : null}
        onRetry={() => draft.city && onRetry(draft.city)}
      />
    </Wheel>
  );
}

function columnsOf(
  draft: AreaSelection,
  provinces: readonly Region[],
  message: ReturnType<typeof useMessage>,
): WheelContent[] {
  const unchosen = { value: '', name: message('field.unchosen') };
  const rows = (regions: readonly Region[]) => [
    unchosen,
    ...regions.map(({ code, name }) => ({ value: code, name })),
  ];
  const counties = typeof draft.counties === 'string' ? [] : draft.counties;
  return [
    { label: message('field.area.province'), options: rows(provinces), value: draft.province?.code ?? '' },
    { label: message('field.area.city'), options: rows(draft.cities), value: draft.city?.code ?? '' },
    {
      label: message('field.area.county'),
      options: rows(counties),
      value: draft.county?.code ?? '',
      busy: draft.counties === 'loading' || draft.counties === 'unasked',
    },
  ];
}
