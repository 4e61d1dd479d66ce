/** A text of the commands in both languages. */
export interface Text {
  zh: string;
  en: string;
}
export const languages = ['zh', 'en'] as const;
export type Language = (typeof languages)[number];

/** The same in both languages: an id, a path. */
export const untranslated = (text: string): Text => ({ zh: text, en: text });

/** Splits a schema's description, "中文 | English", and leaves out the requirements that it cites: `(R-NAV 3)`. */
export function splitDescription(description: string): Text {
  const plain = description.replace(/\s*[（(]R-[A-Z]+[^)）]*[)）]/g, '');
  const [zh = plain, en = zh] = plain.split(' | ');
  return { zh, en };
}

/** Sets a Chinese sentence's inset apart where it begins or ends in Latin letters or signs. */
export const spaced = (zh: string): string =>
  `${/^[ -~]/.test(zh) ? ' ' : ''}${zh}${/[ -~]$/.test(zh) ? ' ' : ''}`;

/** A value of the config as it is shown in a message: as JSON, cut where it is long. */
export function quote(value: unknown): string {
  const json = JSON.stringify(value) ?? String(value);
  return json.length > 60 ? `${json.slice(0, 59).replace(/[\uD800-\uDBFF]$/, '')}…` : json;
}

/** A list for people; items beyond `most` are counted, not dropped silently. */
export function list(values: readonly string[], most = 12): Text {
  const shown = values.slice(0, most).join(', ');
  if (values.length <= most) return untranslated(shown);
  return { zh: `${shown} 等 ${values.length} 个`, en: `${shown} and ${values.length - most} more` };
}
