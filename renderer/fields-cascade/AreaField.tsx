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
import { FieldSheet } from '../fields-choice/FieldSheet.tsx';
import { LazyCurrentPosition } from '../fields-location/LazyCurrentPosition.tsx';
import { focusNextFrame } from '../ui/focus-next-frame.ts';
import { useLatest } from '../ui/use-latest.ts';

import { type AreaSelection, areaName, readAreaSelection } from './area-selection.ts';
import { LazyAreaSheet } from './LazyAreaSheet.tsx';
import { LikelyCityChip } from './LikelyCityChip.tsx';
import { likelyCity, likelyCityName } from './likely-city.ts';
import { useCounties } from './use-counties.ts';
import { useRegions } from './use-regions.ts';

/** Province, city and county. The answer changes when the choice is complete and confirmed. */
function Area({ field, form, locked }: FieldViewProps<FieldOf<'area'>>) {
  const page = usePage();
  const message = useMessage();
  const lists = useRegions();
  const { provinces, countiesOf, askProvinces, askCounties } = lists;
  /** The code that the sheet starts at; null while it is closed. */
  const [start, setStart] = useState<string | null>(null);
  // The answer is not state: this renders the one that another control has given.
  const [, renderAnswer] = useReducer((times: number) => times + 1, 0);
  const answer = form.answerOf(field.id);
  const known = typeof provinces === 'string' ? [] : provinces;
  const given = typeof answer === 'string' ? answer : '';
  const answered = readAreaSelection(areaCode(given), field.levels, known, countiesOf);
  // An answer restored from a draft before the regions were loaded.
  const isNameless = given !== '' && cachedChosenName(field.kind, given) === undefined;
  const askNames = useLatest(askProvinces);
  useEffect(() => {
    if (isNameless) void askNames.current();
  }, [isNameless, askNames]);
  useCounties(start === null && isNameless ? answered : null, askCounties);

  const choose = (selection: AreaSelection) => {
    const chosen = selection.answer ?? '';
    cacheChosenName(field.kind, chosen, areaName(selection));
    form.answer(field.id, chosen);
    setStart(null);
    renderAnswer();
  };
  const answerFor = async ({ code: located }: LocatedAddress) => {
    const listed = await askProvinces();
    if (listed === 'failed') return listed;
    const selection = readAreaSelection(located, field.levels, listed, countiesOf);
    if (selection.answer !== null) {
      cacheChosenName(field.kind, selection.answer, areaName(selection));
      return { answer: selection.answer };
    }
    if (!selection.city) return 'notListed';
    setStart(located);
    return 'foundCity';
  };
  const openSheet = () => {
    void askProvinces();
    setStart(given === '' ? noArea : areaCode(given));
  };
  const likelyName = likelyCityName(page);
  // Whoever opened the sheet or was sending the form meanwhile has gone on without the press.
  const isWaiting = useLatest(() => start === null && !locked && form.answerOf(field.id) === answer);
  const takeLikely = async (controlId: string) => {
    const listed = await askProvinces();
    if (!isWaiting.current()) return;
    const city = listed === 'failed' ? undefined : likelyCity(likelyName, listed);
    const selection =
      city && listed !== 'failed' ? readAreaSelection(city.code, field.levels, listed, countiesOf) : null;
    // A city that the list lacks, counties to choose from, a list that did not load: the sheet has the way on.
    if (selection?.answer == null) return setStart(noArea);
    choose(selection);
    focusNextFrame(controlId);
  };

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
            open={start !== null}
            locked={locked}
            required={!field.optional}
            onOpen={openSheet}
          />
          {given === '' && likelyName !== '' && !locked && (
            <LikelyCityChip name={likelyName} onPress={() => takeLikely(control.id)} />
          )}
          {field.locate && (
            <LazyCurrentPosition
              of={control.id}
              field={field}
              form={form}
              locked={locked}
              isAnswering={start !== null}
              answerFor={answerFor}
              onFilled={renderAnswer}
            />
          )}
          {start !== null && (
            <FieldSheet of={control.id} title={title} onClose={() => setStart(null)}>
              <LazyAreaSheet field={field} lists={lists} start={start} onChoose={choose} />
            </FieldSheet>
          )}
        </>
      )}
    </FieldFrame>
  );
}

export const area = { view: Area, label: 'field.area.label' } satisfies FieldKindEntry<'area'>;
