import { useState } from 'react';
import { noArea } from '../../runtime/index.ts';
import type { FieldOf } from '../../schemas/index.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import type { FieldViewProps } from '../form-handle.ts';
import { type MessageId, useMessage } from '../message-ids.ts';
import { cityOf, provinceOf, type Region } from '../regions.ts';
import styles from './Area.module.css';
import control from './Control.module.css';
import type { FieldKindEntry } from './field-kind.ts';
import { useRegions } from './use-regions.ts';

/** Province, city and county, one after the other; the code of the last one chosen is the answer. */
function Area({ field, form, locked }: FieldViewProps<FieldOf<'area'>>) {
  const message = useMessage();
  const { regions, reload } = useRegions();
  const [code, setCode] = useState(() => startCode(form.answerOf(field.id)));
  const choose = (chosen: string) => {
    setCode(chosen);
    form.answer(field.id, chosen);
  };

  const provinces = typeof regions === 'string' ? [] : regions;
  const province = provinces.find((one) => one.code === provinceOf(code));
  const city = province?.below.find((one) => one.code === cityOf(code));
  const levels: Level[] = [
    { label: 'field.area.province', places: provinces, chosen: province?.code ?? '', above: noArea },
    {
      label: 'field.area.city',
      places: province?.below ?? [],
      chosen: city?.code ?? '',
      above: province?.code ?? noArea,
    },
    { label: 'field.area.county', places: city?.below ?? [], chosen: code, above: city?.code ?? noArea },
  ];
  return (
    <FieldFrame field={field} form={form} label={area.label} group>
      {({ id, name, ...described }) => (
        <div className={styles.levels}>
          {levels.slice(0, field.levels).map(({ label, places, chosen, above }, depth) => (
            <select
              key={label}
              id={depth === 0 ? id : `${id}-${depth}`}
              name={depth === 0 ? name : `${name}-${depth}`}
              className={`${control.control} ${control.select}`}
              {...described}
              aria-label={message(label)}
              value={places.some((place) => place.code === chosen) ? chosen : ''}
              data-empty={!places.some((place) => place.code === chosen)}
              disabled={locked || places.length === 0}
              onChange={(event) => choose(event.currentTarget.value || above)}
            >
              <option value="">
                {regions === 'loading' ? message('field.area.loading') : message(label)}
              </option>
              {places.map((place) => (
                <option key={place.code} value={place.code}>
                  {place.name}
                </option>
              ))}
            </select>
          ))}
          {regions === 'failed' && (
            <button type="button" className={styles.retry} onClick={reload}>
              {message('field.area.failed')}
            </button>
          )}
        </div>
      )}
    </FieldFrame>
  );
}

interface Level {
  label: MessageId;
  places: readonly Region[];
  chosen: string;
  /** What the answer falls back to when this level is unchosen. */
  above: string;
}

const startCode = (answer: unknown): string =>
  typeof answer === 'string' && answer !== '' ? answer : noArea;

export const area = { view: Area, label: 'field.area.label' } satisfies FieldKindEntry<'area'>;
