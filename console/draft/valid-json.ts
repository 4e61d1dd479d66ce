import { EditError } from '../edits/edit.ts';

/** The last text of each file that parsed as JSON: parsing a long text again takes as long as the edit itself. */
export class ValidJson {
  readonly #texts = new Map<string, string>();

  know(file: string, text: string): void {
    this.#texts.set(file, text);
  }

  /** @throws EditError where the text is not JSON */
  require(file: string, text: string): void {
    if (this.#texts.get(file) === text) return;
    try {
      JSON.parse(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);
    } catch {
      throw new EditError(`${file} cannot be read as JSON: mend it in the text view first`);
    }
  }
}
