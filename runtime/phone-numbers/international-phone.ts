import { planOf } from './numbering-plans.ts';

/**
 * The answer of a field with countries is the ISO code of the chosen one, a space, and what was typed: `GB 07400 123456`.
 * What is sent is E.164: `+447400123456`. Two countries may have one code (+1, +7), so a number alone does not tell.
 */
interface Split {
  country: string;
  typed: string;
}

/** The country and the typed text of an answer; of a number in E.164 the first country with its code. */
export function splitPhone(countries: readonly string[], answer: string): Split {
  const plain = answer.normalize('NFKC').trim();
  const [prefix = '', chosen = ''] = /^(?:([A-Z]{2})(?:\s+|$))+/.exec(plain) ?? [];
  const typed = plain.slice(prefix.length);
  const isKnown = countries.includes(chosen);
  const country = isKnown ? chosen : (countries[0] ?? '');
  const full = /^(?:\+|00)/.test(typed) ? digitsOf(typed).replace(/^00/, '') : '';
  if (full === '' || full.startsWith(planOf(country).code)) return { country, typed };
  return { country: countries.find((one) => full.startsWith(planOf(one).code)) ?? country, typed };
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The digits of a number without country code and trunk prefix; null of one with the code of another country. */
function nationalDigits(country: string, typed: string): string | null {
  const { code, digits, trunk } = planOf(country);
  let national = digitsOf(typed);
  if (/^(?:\+|00)/.test(typed)) {
    const full = typed.startsWith('+') ? national : national.slice(2);
    if (!full.startsWith(code)) return null;
    national = full.slice(code.length);
  }
  // A trunk prefix of zeros begins no number; another may, in one of full length.
  const isPrefixed = () =>
    trunk !== '' && national.startsWith(trunk) && (trunk.startsWith('0') || national.length > digits[1]);
  while (isPrefixed()) national = national.slice(trunk.length);
  return national;
}

/** E.164 of what was typed, or what was typed where it is no number of these countries. */
export function toE164(countries: readonly string[], answer: string): string {
  const { country, typed } = splitPhone(countries, answer);
  // Text without any digit is an answer to refuse: an optional field must not drop it unsaid.
  if (digitsOf(typed) === '') return typed;
  const national = nationalDigits(country, typed);
  return `+${national === null ? digitsOf(typed).replace(/^00/, '') : planOf(country).code + national}`;
}

/** The most digits of a number in E.164. */
const mostDigits = 15;

/** Whether a number in E.164 is one of these countries, by the lengths of their numbering plans. */
export function isPhoneOf(countries: readonly string[], value: string): boolean {
  if (!/^\+\d+$/.test(value) || value.length > mostDigits + 1) return false;
  return countries.some((country) => {
    const { code, digits, trunk } = planOf(country);
    const national = value.slice(1 + code.length);
    const isLong = national.length >= digits[0] && national.length <= digits[1];
    return value.startsWith(`+${code}`) && isLong && !(trunk.startsWith('0') && national.startsWith(trunk));
  });
}

/** A number as it is written in its country, without the country code; what is no number as it was typed. */
export function nationalPhone(countries: readonly string[], answer: string): string {
  const { country, typed } = splitPhone(countries, answer);
  const national = nationalDigits(country, typed) ?? '';
  const { trunk, groups } = planOf(country);
  if (!isPhoneOf([country], toE164([country], `${country} ${typed}`))) return typed;
  const parts: string[] = [];
  let rest = national;
  for (const size of [...groups].slice(0, -1).map(Number)) {
    parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  const written = [...parts, rest].filter((part) => part !== '').join(' ');
  return trunk.startsWith('0') ? `${trunk}${written}` : written;
}
