import { useEffect, useReducer, useState } from 'react';
import { areaCode, type LocatedAddress, noArea } from '../../runtime/index.ts';
import type { FieldOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { useMessage } from '../context/use-message.ts';
import { FieldFrame } from '../field-frame/FieldFrame.tsx';
import type { FieldKindEntry } from '../field-frame/field-kind.ts';
import type { FieldViewProps } from '../field-frame/form-handle.ts';
import { ChoiceButton } from '../fields-choice/ChoiceButton.tsx';
import { cacheChosenName, cachedChosenName } from '../fields-choice/chosen-name-cache.ts';
import { FieldSheet, NoOptions } from '../fields-choice/FieldSheet.tsx';
import { Wheel, type WheelContent } from '../fields-choice/Wheel.tsx';
import { LazyCurrentPosition } from '../fields-location/LazyCurrentPosition.tsx';
import { useLatest } from '../ui/use-latest.ts';
import { AreaNote } from './AreaNote.tsx';
import {
  type AreaSelection,
  areaName,
  changeArea,
  missingPart,
  readAreaSelection,
} from './area-selection.ts';
import type { Region } from './read-regions.ts';
import { useRegions } from './use-regions.ts';

/** The wheel must rest on a city this long before its counties are requested. */
const msBeforeCounties = 250;

/** Province, city and county on one wheel. The answer changes when the choice is complete and confirmed. */
function Area({ field, form, locked }: FieldViewProps<FieldOf<'area'>>) {
  const page = usePage();
  const message = useMessage();
  const { provinces, countiesOf, askProvinces, askCounties } = useRegions();
  const [open, setOpen] = useState(false);
  const [code, setCode] = useState(noArea);
  const [missing, setMissing] = useState(false);
  // The answer is not state: this renders the one that the current position has become.
  const [, renderAnswer] = useReducer((times: number) => times + 1, 0);
  const answer = form.answerOf(field.id);
  const known = typeof provinces === 'string' ? [] : provinces;
  const draft = readAreaSelection(code, field.levels, known, countiesOf);
  const given = typeof answer === 'string' ? answer : '';
  const answered = readAreaSelection(areaCode(given), field.levels, known, countiesOf);
  // An answer restored from a draft before the regions were loaded.
  const isNameless = given !== '' && cachedChosenName(field.kind, given) === undefined;
  const askNames = useLatest(askProvinces);
  useEffect(() => {
    if (isNameless) void askNames.current();
  }, [isNameless, askNames]);

  const answerFor = async ({ code: located }: LocatedAddress) => {
    const listed = await askProvinces();
    if (listed === 'failed') return listed;
    const selection = readAreaSelection(located, field.levels, listed, countiesOf);
    if (selection.answer !== null) {
      cacheChosenName(field.kind, selection.answer, areaName(selection));
      return { answer: selection.answer };
    }
    if (!selection.city) return 'notListed';
    setCode(located);
    setMissing(false);
    setOpen(true);
    return 'foundCity';
  };
  const openSheet = () => {
    void askProvinces();
    setCode(given === '' ? noArea : areaCode(given));
    setMissing(false);
    setOpen(true);
  };
  const turn = (column: number, value: string) => {
    setCode(changeArea(draft, column, value, known));
    setMissing(false);
  };
  const confirm = () => {
    const cleared = field.optional && !draft.province ? '' : null;
    const chosen = draft.answer ?? cleared;
    if (chosen === null) return setMissing(true);
    cacheChosenName(field.kind, chosen, areaName(draft));
    form.answer(field.id, chosen);
    setOpen(false);
  };

  useCounties(open ? draft : isNameless ? answered : null, askCounties);
  const title = field.label === undefined ? message(area.label) : page.text(field.label);
  return (
    <FieldFrame field={field} form={form} label={area.label}>
      {(control) => (
        <>
          <ChoiceButton
            control={control}
            text={
              given === ''
                ? ''
                : (cachedChosenName(field.kind, given) ?? (areaName(answered) || message('field.chosen')))
            }
            placeholder={
              field.placeholder === undefined
                ? message('field.area.placeholder')
                : page.text(field.placeholder)
            }
            open={open}
            locked={locked}
            required={!field.optional}
            onOpen={openSheet}
          />
          {field.locate && (
            <LazyCurrentPosition
              of={control.id}
              field={field}
              form={form}
              locked={locked}
              isAnswering={open}
              answerFor={answerFor}
              onFilled={renderAnswer}
            />
          )}
          {open && (
            <FieldSheet of={control.id} title={title} onClose={() => setOpen(false)}>
              {typeof provinces === 'string' ? (
                <NoOptions
                  state={provinces}
                  loading="field.area.loading"
                  failed="field.area.failed"
                  onRetry={() => void askProvinces()}
                />
              ) : (
                <Wheel
                  columns={columnsOf(draft, provinces, message).slice(0, field.levels)}
                  onTurn={turn}
                  onConfirm={confirm}
                >
                  <AreaNote
                    counties={draft.counties}
                    missing={missing ? missingPart(draft) : null}
                    onRetry={() => draft.city && void askCounties(draft.city.code)}
                  />
                </Wheel>
              )}
            </FieldSheet>
          )}
        </>
      )}
    </FieldFrame>
  );
}

/** Requests the counties of the city on which the wheel rests. */
function useCounties(draft: AreaSelection | null, askCounties: (city: string) => Promise<unknown>) {
  const ask = useLatest(askCounties);
  const wanted = draft?.counties === 'unasked' ? draft.city?.code : undefined;
  useEffect(() => {
    if (wanted === undefined) return;
    const timer = setTimeout(() => void ask.current(wanted), msBeforeCounties);
    return () => clearTimeout(timer);
  }, [wanted, ask]);
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

export const area = { view: Area, label: 'field.area.label' } satisfies FieldKindEntry<'area'>;
