import type { Text } from '../text/text.ts';

/** The command was called wrongly; exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError' as const;
  readonly text: Text;
  constructor(text: Text) {
    super(text.en);
    this.text = text;
  }
}

/** The command could not do its work (no config, an unreadable file); exit code 3. */
export class WorkError extends Error {
  override name = 'WorkError' as const;
  readonly text: Text;
  constructor(text: Text) {
    super(text.en);
    this.text = text;
  }
}
