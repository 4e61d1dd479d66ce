/** The answer of `choices` is the chosen values with commas between them: no value has one (schemas/page/further-fields.ts). */
const separator = ',';

/** The values of an answer, each once. */
export const chosenValues = (answer: string): string[] => [
  ...new Set(answer.split(separator).filter((one) => one !== '')),
];

/** The answer that consists of these values: in the order of the options, so that equal choices are sent as equal texts. */
export function choicesAnswer(
  field: { options: readonly { value: string }[] },
  values: readonly string[],
): string {
  const options = field.options.map(({ value }) => value);
  const unknown = values.filter((one) => !options.includes(one));
  return [...options.filter((one) => values.includes(one)), ...unknown].join(separator);
}

/** The value that is sent for yes, and the one for no. */
export const yesNoValues = (field: {
  yes?: { value?: string | undefined } | undefined;
  no?: { value?: string | undefined } | undefined;
}): readonly [yes: string, no: string] => [field.yes?.value ?? 'yes', field.no?.value ?? 'no'];
