import { useRef, useState } from 'react';
import { succeeded } from '../../runtime/index.ts';
import type { FieldOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { useMessage } from '../context/use-message.ts';
import { FieldFrame } from '../field-frame/FieldFrame.tsx';
import type { FieldKindEntry } from '../field-frame/field-kind.ts';
import type { FieldViewProps } from '../field-frame/form-handle.ts';
import { ChoiceButton } from '../fields-choice/ChoiceButton.tsx';
import { cacheChosenName, cachedChosenName } from '../fields-choice/chosen-name-cache.ts';
import { FieldSheet, type Loadable, NoOptions } from '../fields-choice/FieldSheet.tsx';
import { lazySheetContent } from '../fields-choice/lazy-sheet-content.tsx';
import { type CascadeOption, cascadeSeparator, optionsOf, readCascade } from './cascade-options.ts';

type Props = FieldViewProps<FieldOf<'cascade'>>;

const LazySteps = lazySheetContent(
  () => import('./CascadeSteps.tsx').then(({ CascadeSteps }) => CascadeSteps),
  'field.cascade.loading',
  'field.cascade.failed',
);

/** A choice made step by step in a sheet, from options that the API returns when it is first opened. */
function Cascade({ field, form, locked }: Props) {
  const page = usePage();
  const message = useMessage();
  const { options, ask } = useOptions(field);
  const [open, setOpen] = useState(false);
  const answer = form.answerOf(field.id);
  const given = typeof answer === 'string' ? answer : '';

  const openSheet = () => {
    void ask();
    setOpen(true);
  };
  const choose = (path: readonly CascadeOption[]) => {
    const chosen = path.map((option) => option.id).join(cascadeSeparator);
    cacheChosenName(field.endpoint, chosen, path.map((option) => option.name).join(' '));
    form.answer(field.id, chosen);
    setOpen(false);
  };
  const title = field.label === undefined ? message(cascade.label) : page.text(field.label);
  return (
    <FieldFrame field={field} form={form} label={cascade.label}>
      {(control) => (
        <>
          <ChoiceButton
            control={control}
            text={given === '' ? '' : (cachedChosenName(field.endpoint, given) ?? message('field.chosen'))}
            placeholder={
              field.placeholder === undefined
                ? message('field.cascade.placeholder')
                : page.text(field.placeholder)
            }
            open={open}
            locked={locked}
            required={!field.optional}
            onOpen={openSheet}
          />
          {open && (
            <FieldSheet of={control.id} title={title} look="sheet" onClose={() => setOpen(false)}>
              {typeof options === 'string' ? (
                <NoOptions
                  state={options}
                  loading="field.cascade.loading"
                  failed="field.cascade.failed"
                  onRetry={() => void ask()}
                />
              ) : (
                <LazySteps
                  levels={field.levels.map((level) => page.text(level))}
                  options={options}
                  start={optionsOf(given.split(cascadeSeparator), options)}
                  onChoose={choose}
                />
              )}
            </FieldSheet>
          )}
        </>
      )}
    </FieldFrame>
  );
}

/** Requested once; again only after a failure. */
function useOptions({ endpoint, levels }: Props['field']) {
  const page = usePage();
  const [options, setOptions] = useState<Loadable<readonly CascadeOption[]>>('unasked');
  const asked = useRef(false);
  const ask = async () => {
    if (asked.current) return;
    asked.current = true;
    setOptions('loading');
    const result = await page.call(endpoint, {});
    const read = (succeeded(result) && readCascade(result.data, levels.length)) || 'failed';
    asked.current = read !== 'failed';
    setOptions(read);
  };
  return { options, ask };
}

export const cascade = { view: Cascade, label: 'field.cascade.label' } satisfies FieldKindEntry<'cascade'>;
