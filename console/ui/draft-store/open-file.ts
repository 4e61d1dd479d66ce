/** A file of the draft as the page holds it. */
export interface OpenFile {
  readonly file: string;
  readonly text: string;
  /** The text on the disk. */
  readonly disk: string;
  /** The parsed value of the text; while the text is not JSON, the last one that parsed. */
  readonly value: unknown;
  readonly isJson: boolean;
}

export function parseOpenFile(file: string, text: string, disk: string, before: OpenFile | null): OpenFile {
  if (before?.text === text) return { ...before, disk };
  try {
    return { file, text, disk, value: JSON.parse(text), isJson: true };
  } catch {
    return { file, text, disk, value: before?.value ?? null, isJson: false };
  }
}
