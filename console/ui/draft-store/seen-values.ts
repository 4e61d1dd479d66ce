import { valueIn } from '../../../ops/json/value-in.ts';
import type { Edit, SeenValue } from '../../api/index.ts';
import type { OpenFile } from './open-file.ts';

type Path = SeenValue['path'];

/** What has happened since the operator began with the control that has the focus. */
type Event =
  /** A file that somebody else has changed, with its values before and after. */
  | { file: string; before: unknown; after: unknown }
  /** A place whose value the operator sees. */
  | { file: string; path: Path };

/**
 * What the operator has seen at the places that they edit. A control shows the value from before its editing began, while
 * the draft may follow another window: the edit is sent with the value that was seen, and the console refuses it where
 * there is another one by now.
 */
export class SeenValues {
  #events: Event[] = [];

  /** The operator begins with a control, which shows what the draft has now. */
  begin = (): void => {
    this.#events = [];
  };

  changed(file: string, before: unknown, after: unknown): void {
    this.#events.push({ file, before, after });
  }

  /**
   * The operator sees what these places have now: this window has written it, or a control of the place has taken it over.
   * What is being edited elsewhere keeps the value from before.
   */
  saw(places: readonly (Edit | { file: string; path: Path })[]): void {
    // Without changes of others there is nothing that they would have to be told from.
    if (this.#events.length === 0) return;
    for (const place of places)
      if ('path' in place) this.#events.push({ file: place.file, path: place.path });
  }

  /** Whether somebody else has changed a place since. */
  isChanged(file: string, path: Path): boolean {
    return this.#first(file, path) !== undefined;
  }

  /** The places of edits with the values that were seen there. */
  of(edits: readonly Edit[], open: (file: string) => OpenFile | undefined): SeenValue[] {
    return edits.flatMap((edit) => {
      if (edit.do !== 'set' && edit.do !== 'remove' && edit.do !== 'rename') return [];
      const { file, path } = edit;
      const current = open(file);
      // A text that is not JSON has no values; the console says so.
      if (!current?.isJson) return [];
      const first = this.#first(file, path);
      const value = valueIn(first ? first.before : current.value, path);
      return [{ file, path, ...(value !== undefined && { value }) }];
    });
  }

  #first(file: string, path: Path): { before: unknown } | undefined {
    const own = this.#events.findLastIndex(
      (one) => 'path' in one && one.file === file && isSame(one.path, path),
    );
    return this.#events
      .slice(own + 1)
      .find(
        (one): one is Extract<Event, { before: unknown }> =>
          'before' in one &&
          one.file === file &&
          !isSame(valueIn(one.before, path), valueIn(one.after, path)),
      );
  }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
