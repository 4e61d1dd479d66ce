import { timesOf } from '../../runtime/index.ts';
import type { FieldOf } from '../../schemas/index.ts';
import type { FieldKindEntry } from '../field-frame/field-kind.ts';
import type { FieldViewProps } from '../field-frame/form-handle.ts';
import { Select } from '../fields-choice/Select.tsx';

/** A list of the times that there are: a time input of iOS offers every minute, whatever its step. */
function Time(props: FieldViewProps<FieldOf<'time'>>) {
  const options = timesOf(props.field).map((time) => ({ value: time, name: time }));
  return <Select {...props} label={time.label} hint="field.time.placeholder" options={options} />;
}

export const time = { view: Time, label: 'field.time.label' } satisfies FieldKindEntry<'time'>;
