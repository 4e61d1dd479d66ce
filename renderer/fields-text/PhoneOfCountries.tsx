import { type ComponentType, useEffect, useRef, useState } from 'react';
import { nationalPhone, planOf, splitPhone } from '../../runtime/index.ts';
import type { FieldOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { type MessageId, useMessage } from '../context/use-message.ts';
import control from '../field-frame/Control.module.css';
import { FieldFrame } from '../field-frame/FieldFrame.tsx';
import type { FieldViewProps } from '../field-frame/form-handle.ts';
import { useLatest } from '../ui/use-latest.ts';
import { phone } from './PhoneField.tsx';
import styles from './PhoneOfCountries.module.css';

type PhoneProps = FieldViewProps<FieldOf<'phone'> | FieldOf<'mobile'>>;

/**
 * A field for a telephone number, of any line or of the one that logs in: one with countries has a list of them beside the
 * number, or the code of the only one.
 * @param plain - the kind, whose view fields without countries keep
 */
export function numberOfCountries(plain: { view: unknown }, label: MessageId) {
  const Plain = plain.view as ComponentType<PhoneProps>;
  const view = (props: PhoneProps) => {
    const { countries } = props.field;
    return countries ? (
      <PhoneOfCountries {...props} countries={countries} label={label} />
    ) : (
      <Plain {...props} />
    );
  };
  return { ...plain, view };
}

interface Props extends PhoneProps {
  countries: readonly string[];
  label: MessageId;
}

function PhoneOfCountries({ field, form, locked, countries, label }: Props) {
  const page = usePage();
  const message = useMessage();
  const input = useRef<HTMLInputElement>(null);
  const [start] = useState(() => {
    const answer = form.answerOf(field.id);
    if (typeof answer === 'string' && answer !== '')
      return { ...splitPhone(countries, answer), typed: nationalPhone(countries, answer) };
    return { country: '', typed: '' };
  });
  // Known in the browser alone.
  const [lang, setLang] = useState('');
  const [country, choose] = useState(start.country || (countries[0] ?? ''));
  const answer = (of: string, typed: string, isLeft?: boolean) =>
    form.answer(field.id, typed === '' ? '' : `${of} ${typed}`, isLeft);
  const begin = useLatest(() => {
    const { lang } = document.documentElement;
    setLang(lang);
    const home = start.country || homeOf(countries, lang) || country;
    if (home !== country) choose(home);
    const typed = input.current?.value ?? '';
    if (typed !== '' && !form.answerOf(field.id)) answer(home, typed);
  });
  useEffect(() => begin.current(), [begin]);

  /** Writes the number as its country does; one with a country code chooses its country. */
  const leave = (typed: string) => {
    const given = `${country} ${typed}`;
    const found = splitPhone(countries, given).country;
    const written = typed === '' ? '' : nationalPhone(countries, given);
    if (input.current) input.current.value = written;
    choose(found);
    answer(found, written, true);
    form.left(field.id);
  };
  return (
    <FieldFrame field={field} form={form} label={label}>
      {(props) => (
        <div className={styles.row}>
          {countries.length === 1 ? (
            <span className={styles.code}>+{planOf(country).code}</span>
          ) : (
            <div className={styles.country}>
              <select
                className={styles.list}
                aria-label={message('field.phoneCountry.label')}
                autoComplete="tel-country-code"
                value={country}
                disabled={locked}
                onChange={(event) => {
                  choose(event.currentTarget.value);
                  answer(event.currentTarget.value, input.current?.value ?? '');
                }}
              >
                {countries.map((one) => (
                  <option key={one} value={one}>
                    +{planOf(one).code} {nameOf(one, lang)}
                  </option>
                ))}
              </select>
              <span className={`${control.control} ${control.select} ${styles.shown}`} aria-hidden="true">
                {shortNameOf(country, countries)}
              </span>
            </div>
          )}
          <input
            {...props}
            {...phone.input}
            ref={input}
            className={control.control}
            defaultValue={start.typed}
            placeholder={field.placeholder === undefined ? undefined : page.text(field.placeholder)}
            readOnly={locked}
            required={!field.optional}
            maxLength={40}
            onChange={(event) => answer(country, event.currentTarget.value)}
            onBlur={(event) => leave(event.currentTarget.value)}
          />
        </div>
      )}
    </FieldFrame>
  );
}

/** The country of the language of the page, as in `en-GB`, where the field has it. */
function homeOf(countries: readonly string[], lang: string): string | undefined {
  const region = lang
    .split('-')
    .slice(1)
    .find((part) => /^[A-Z]{2}$/.test(part));
  return countries.find((one) => one === region);
}

/** What the closed list shows, which has no room for a name: the code, and the country where another one has that code. */
function shortNameOf(country: string, countries: readonly string[]): string {
  const { code } = planOf(country);
  const isAlone = countries.every((one) => one === country || planOf(one).code !== code);
  return isAlone ? `+${code}` : `+${code} ${country}`;
}

/** The name of a country in the language of the page; its code before Chromium 81, which has no names. */
function nameOf(country: string, lang: string): string {
  if (lang === '' || !('DisplayNames' in Intl)) return country;
  return new Intl.DisplayNames(lang, { type: 'region' }).of(country) ?? country;
}
