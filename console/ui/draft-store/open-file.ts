/** A file of the draft as the page holds it. */
export interface OpenFile {
  readonly file: string;
  readonly text: string;
  /** The text on the disk. */
  readonly disk: string;
  /** What counts in place of a file that is not there; an edit begins with it. */
  readonly defaultText?: string;
  /** The parsed value of the text, or of its default; while the text is not JSON, the last one that parsed. */
  readonly value: unknown;
  readonly isJson: boolean;
}

export function parseOpenFile(
  file: string,
  text: string,
  disk: string,
  before: OpenFile | null,
  defaultText = before?.defaultText,
): OpenFile {
  if (before?.text === text && before.defaultText === defaultText) return { ...before, disk };
  const open = { file, text, disk, ...(defaultText !== undefined && { defaultText }) };
  try {
    return { ...open, value: JSON.parse(text || (defaultText ?? '')), isJson: true };
  } catch {
    return { ...open, value: before?.value ?? null, isJson: false };
  }
}
