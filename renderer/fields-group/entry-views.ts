import type { ComponentType } from 'react';
import type { Field, FieldKind } from '../../schemas/index.ts';
import type { FieldViewProps } from '../field-frame/form-handle.ts';

type Kinds = Readonly<Partial<Record<FieldKind, { view: unknown }>>>;
let kinds: Kinds = {};

/** @param loaded - the field kinds that are loaded, now and later */
export const showEntriesBy = (loaded: Kinds): void => {
  kinds = loaded;
};

/** The view of a field of an entry. @throws Error where its kind has not been loaded */
export function entryView(kind: FieldKind): ComponentType<FieldViewProps<Field>> {
  const entry = kinds[kind];
  if (!entry) throw new Error(`"${kind}" is not loaded`);
  return entry.view as ComponentType<FieldViewProps<Field>>;
}
