/** The value that is sent for yes, and the one for no. */
export const yesNoValues = (field: {
  yes?: { value?: string | undefined } | undefined;
  no?: { value?: string | undefined } | undefined;
}): readonly [yes: string, no: string] => [field.yes?.value ?? 'yes', field.no?.value ?? 'no'];
