import { useSyncExternalStore } from 'react';
import { figureOf, visibleFields } from '../../runtime/index.ts';
import type { FieldOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import type { FieldKindEntry } from '../field-frame/field-kind.ts';
import type { FieldViewProps } from '../field-frame/form-handle.ts';
import styles from './FigureField.module.css';

/** While an answer that it needs is missing. */
const notYet = '–';

/** A number that follows from answers. It is announced when it changes, and receives no focus: it asks for nothing. */
function Figure({ field, form }: FieldViewProps<FieldOf<'figure'>>) {
  const page = usePage();
  const { facts, limits } = page;
  const read = () => {
    const answers = Object.fromEntries(form.schema.fields.map(({ id }) => [id, form.answerOf(id)]));
    return figureOf(field, visibleFields(form.schema, answers, facts), answers, limits);
  };
  const value = useSyncExternalStore(form.onAnswer, read, () => null);
  const id = form.controlId(field.id);
  return (
    <div className={styles.figure} data-field={field.id}>
      <div className={styles.line}>
        <label className={styles.label} htmlFor={id}>
          {page.text(field.label)}
        </label>
        <output
          id={id}
          className={styles.value}
          aria-live="polite"
          htmlFor={field.of.map((one) => form.controlId(one)).join(' ')}
        >
          {value === null ? notYet : formatFigure(field, value)}
          {value !== null && field.unit !== undefined && <span className={styles.unit}>{field.unit}</span>}
        </output>
      </div>
      {field.hint !== undefined && <p className={styles.hint}>{page.text(field.hint)}</p>}
    </div>
  );
}

/** As the language of the page writes numbers and money. */
function formatFigure({ currency, decimals }: FieldOf<'figure'>, value: number): string {
  const digits =
    decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const { lang } = document.documentElement;
  if (currency === undefined)
    return new Intl.NumberFormat(lang, { maximumFractionDigits: 2, ...digits }).format(value);
  return new Intl.NumberFormat(lang, { style: 'currency', currency, ...digits }).format(value);
}

export const figure = { view: Figure } satisfies FieldKindEntry<'figure'>;
