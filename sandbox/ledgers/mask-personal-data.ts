import { parseJson } from '../requests/parse-json.ts';
import type { Fields } from '../requests/read-form.ts';

/**
 * Masks phones, codes, tokens, names, addresses, coordinates and id numbers in a body before a ledger stores it, wherever they occur: in their
 * own field, inside `fields` JSON, inside a URL, or repeated in another field.
 */
export function maskFields(fields: Fields): Record<string, string> {
  const secrets = new Set<string>();
  for (const [key, value] of fields) collectSecrets(key, value, secrets);
  const masked = [...fields].map(([key, value]) => [maskText(key), hide(maskValue(key, value), secrets)]);
  return Object.fromEntries(masked);
}

/**
 * The same for JSON; the result is JSON too. `beside` is the form that contained it: secrets of the form are masked in
 * the JSON as well.
 */
export function maskData(value: unknown, beside: Fields = new Map()): unknown {
  const secrets = new Set<string>();
  collectSecrets('', value, secrets);
  for (const [key, field] of beside) collectSecrets(key, field, secrets);
  return hideWithin(maskJson(value), secrets);
}

/**
 * Masks secrets that are recognisable by their format: mobile and landline numbers, id numbers, sandbox tokens, URL
 * parameters.
 */
export function maskText(text: string): string {
  return text
    .replace(
      urlParameter,
      (_whole, before: string, key: string, equals: string) => `${before}${key}${equals}***`,
    )
    .replace(jsonProperty, (_whole, before: string) => `${before}***`)
    .replace(/sbx_[0-9a-f]+/g, '***')
    .replace(/(?<!\d)(\d{3})\d{11}(\d{3}[\dXx])(?!\d)/g, '$1***********$2')
    .replace(/(?<!\d)((?:86)?1[3-9]\d)([ -]?)\d{4}([ -]?)(\d{4})(?!\d)/g, '$1$2****$3$4')
    .replace(/(?<!\d)(0[1-9]\d{1,2})([ -]?)\d{7,8}(?:-\d{1,4})?(?!\d)/g, '$1$2****');
}

/** 138****5678; anything but a mobile number becomes `***`. */
export function maskPhone(phone: string): string {
  return /^1\d{10}$/.test(phone) ? `${phone.slice(0, 3)}****${phone.slice(7)}` : '***';
}

const secretKeys =
  // Bounded repeats: this runs on arbitrary input and must stay linear.
  '[\\w-]{0,24}(?:token|phone|mobile|address|latitude|longitude|id_?card|id_?no|id_?number)[\\w-]{0,24}|(?:sms|verify|auth|login|mark)?_?code|captcha|mark';
const secretKey = new RegExp(`^(?:${secretKeys})$`, 'i');
const nameKey = /^(?:real|user|contact|person|applicant|full|owner)?_?name$/i;
// Also percent-encoded, as in a return address inside an address.
const urlParameter = new RegExp(
  `(^|[?&#;]|%3F|%26|%23)(${secretKeys})(=|%3D)(?:(?!%26|%23)[^&#\\s"])*`,
  'gi',
);
// For JSON that does not parse, which maskValue cannot traverse.
const jsonProperty = new RegExp(`("(?:${secretKeys})"\\s*:\\s*"?)[^",}]+`, 'gi');

/** The name of a value within its entry: a form has that of `travellers[0][name]` under this whole name. */
const nameInEntry = (key: string): string => /\[(\w+)\]$/.exec(key)?.[1] ?? key;

function maskValue(name: string, value: string): string {
  const key = nameInEntry(name);
  if (value === '') return '';
  if (secretKey.test(key)) return maskPhone(value);
  if (nameKey.test(key)) return `${[...value][0]}**`;
  const json = parseStructure(value);
  return json === undefined ? maskText(value) : JSON.stringify(maskJson(json));
}

function maskJson(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskJson);
  if (typeof value === 'string') return maskValue('', value);
  if (typeof value === 'number')
    return maskText(String(value)) === String(value) ? value : maskText(String(value));
  if (typeof value !== 'object' || value === null) return value;
  const masked = Object.entries(value).map(([key, inner]) => [
    maskText(key),
    isLeaf(inner) && (secretKey.test(key) || nameKey.test(key))
      ? maskValue(key, String(inner))
      : maskJson(inner),
  ]);
  return Object.fromEntries(masked);
}

function isLeaf(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}

function parseStructure(text: string): object | undefined {
  return /^\s*[[{]/.test(text) ? (parseJson(text)?.value as object | undefined) : undefined;
}

// Enough for any honest body. Secrets beyond it are masked in their own field, but not searched for elsewhere.
const secretLimit = 50;

function collectSecrets(key: string, value: unknown, into: Set<string>): void {
  const json = typeof value === 'string' ? parseStructure(value) : value;
  if (typeof json === 'object' && json !== null) {
    for (const [innerKey, inner] of Object.entries(json)) collectSecrets(innerKey, inner, into);
  } else if (
    isLeaf(value) &&
    secretKey.test(nameInEntry(key)) &&
    String(value).length >= 4 &&
    into.size < secretLimit
  ) {
    // Shorter values are no secrets, and masking `1` everywhere would leave nothing readable.
    into.add(String(value)).add(encodeURIComponent(String(value)));
  }
}

function hide(text: string, secrets: Set<string>): string {
  return [...secrets].reduce((shown, secret) => shown.replaceAll(secret, '***'), text);
}

// Leaf by leaf: a replacement in the serialised JSON would break it for a secret such as `null`.
function hideWithin(value: unknown, secrets: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((inner) => hideWithin(inner, secrets));
  if (isLeaf(value)) {
    const shown = hide(String(value), secrets);
    return shown === String(value) ? value : shown;
  }
  if (typeof value !== 'object' || value === null) return value;
  const hidden = Object.entries(value).map(([key, inner]) => [
    hide(key, secrets),
    hideWithin(inner, secrets),
  ]);
  return Object.fromEntries(hidden);
}
