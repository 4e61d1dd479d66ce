interface Hidden {
  value: string;
}

/** What the visit knows of the sources of hidden fields, and what figures amount to, by field of a form that is shown. */
const known = new WeakMap<object, string>();

/** @param value - undefined: the source has none, or the figure is not known yet */
export function keepHiddenValue(field: object, value: string | undefined): void {
  if (value === undefined) known.delete(field);
  else known.set(field, value);
}

/** What is sent for a hidden field. Not an answer: nobody has given it, so that it begins neither a draft nor a lead. */
export const hiddenValue = (field: Hidden): string => known.get(field) ?? field.value;

/** What is sent for a figure; '' while it is not known. */
export const sentFigure = (field: object): string => known.get(field) ?? '';
