import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { BenchField } from '../../fields.ts';

function property({ kind, label, options }: BenchField): RJSFSchema {
  if (kind === 'consent') return { type: 'boolean', title: label, const: true };
  if (kind === 'number') return { type: 'number', title: label };
  return { type: 'string', title: label, ...(options && { enum: [...options] }) };
}

/** The fields as a JSON Schema, and which of them are shown as radio buttons. */
export function schemaOf(fields: readonly BenchField[]): { schema: RJSFSchema; uiSchema: UiSchema } {
  return {
    schema: {
      type: 'object',
      required: fields.map(({ id }) => id),
      properties: Object.fromEntries(fields.map((field) => [field.id, property(field)])),
    },
    uiSchema: Object.fromEntries(
      fields.filter(({ kind }) => kind === 'choice').map(({ id }) => [id, { 'ui:widget': 'radio' }]),
    ),
  };
}
