import { useEffect } from 'react';
import { type Facts, keepHiddenValue } from '../../runtime/index.ts';
import type { FieldOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { usePageScope } from '../context/page-scope.ts';
import type { FieldKindEntry } from '../field-frame/field-kind.ts';
import type { FieldViewProps } from '../field-frame/form-handle.ts';

type Source = NonNullable<FieldOf<'hidden'>['source']>;

/** What the visit knows of each source. */
const knownOf = (source: Source, { own, query }: Facts, page: string): unknown =>
  ({
    page,
    channel: own.channel,
    host: own.host,
    utm_source: query.utm_source,
    from: query.from,
    os: own['device.os'],
  })[source];

/** Longest value that is sent: an address may contain more. */
const mostCharacters = 200;

/** Shows nothing, and keeps what the visit knows: facts become known while a form is open. */
function Hidden({ field }: FieldViewProps<FieldOf<'hidden'>>) {
  const page = usePage();
  const scope = usePageScope();
  const { source } = field;
  const known = source && knownOf(source, page.facts, scope.page.id);
  const value = typeof known === 'string' && known !== '' ? known.slice(0, mostCharacters) : undefined;
  useEffect(() => keepHiddenValue(field, value), [field, value]);
  return null;
}

export const hidden = { view: Hidden } satisfies FieldKindEntry<'hidden'>;
