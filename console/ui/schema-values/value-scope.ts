import type { DisplayNames } from '../../../ops/explain/display-names.ts';

/** A field of the form that is edited, as conditions and other fields may name it. */
export interface AnswerOption {
  id: string;
  label: string;
  /** Values of its options; null: any answer. */
  options: readonly string[] | null;
  /** What visitors read for each option; left out where it has no options of its own. */
  texts?: readonly string[];
  /** It is ticked or not, such as a consent. */
  isTicked?: boolean;
  /** Its answers can be compared by size. */
  hasSize?: boolean;
  /** The group of which every entry has it: fields of other groups and of the form cannot ask for it. */
  group?: string;
}

/** What a value may name: the ids of the draft, and those of its own page or form. */
export interface ValueScope {
  /** The ids of a kind: `page`, `endpoint`, … */
  ids: (kind: string) => readonly string[];
  /** The outcomes of the page. */
  outcomes: readonly string[];
  /** The fields of the form. */
  answers: readonly AnswerOption[];
  names: DisplayNames | null;
  /** The values that several others of the kind have at the same keys, the most frequent first. */
  usual: (kind: string, keys: readonly string[]) => readonly unknown[];
  /** The result codes that the call of a list of them may answer, and that no item of it has yet. */
  freeCodes?: (list: readonly (string | number)[]) => readonly number[];
  /** The first of these, for a new item; left out where nobody can know it. */
  nextCode?: number | undefined;
  /** The ids of blocks or fields that are taken; what is made adds its own. */
  takenIds: Set<string>;
}
