import type { Text } from '../text/text.ts';

/** A choice as the other format has it; conditions name its value. */
export interface ForeignOption {
  value: string | number | boolean;
  label: string;
}

/** How an answer stands to the values of a clause; the last four compare numbers. */
export type Relation = 'oneOf' | 'noneOf' | 'answered' | 'less' | 'atMost' | 'more' | 'atLeast';

/** One clause of a condition: how the answer of another question stands to these values. All clauses must hold. */
export interface Clause {
  question: string;
  relation: Relation;
  values: readonly (string | number | boolean)[];
}

/** A question of another format in words that no format owns. Texts are plain, in the config's language, may be empty. */
export interface Question {
  /** Where it stands in the file: a JSON pointer. Several questions of one element have the same. */
  pointer: string;
  /** What the format calls it: a key of the kind table, such as `text/email`. */
  type: string;
  name: string;
  title: string;
  hint?: string;
  placeholder?: string;
  required?: boolean;
  requiredMessage?: string;
  options?: readonly ForeignOption[];
  /** Of numbers, ratings, choices of several and groups. */
  least?: number | undefined;
  most?: number | undefined;
  decimals?: number | undefined;
  /** What the lowest and the highest number of a scale mean. */
  leastLabel?: string;
  mostLabel?: string;
  /** Of a scale: stars, where the other format has them. */
  isStars?: boolean;
  /** Most characters. */
  longest?: number | undefined;
  /** The answer that it begins with; several of a choice of several. */
  start?: readonly (string | number | boolean)[];
  /** Days as `2027-03-31`, or `today`; times as `09:30`. */
  from?: string | undefined;
  until?: string | undefined;
  precision?: 'day' | 'month';
  lines?: number;
  /** The text beside the tick of a consent. */
  consentText?: string;
  /** Of a group that is answered several times: what each entry asks, what it is called, the text that adds one. */
  questions?: readonly Question[];
  entryTitle?: string;
  addText?: string;
  shownIf?: readonly Clause[];
  /** A condition that our vocabulary has no words for: the field is shown always and may be left empty. */
  unsayable?: string;
}

export interface ForeignPage {
  title: string;
  questions: Question[];
}

/** What was not converted: an element as a whole, or a part of one. */
export interface Loss {
  pointer: string;
  /** What the format calls it: the type of an element, or the key of a part. */
  what: string;
  /** The name of the element, where it has one. */
  name: string;
  /** Whether nothing of the element is left. */
  whole: boolean;
  reason: Text;
  /** The nearest thing that the config has. */
  near?: Text;
}

export interface ForeignForm {
  title: string;
  description: string;
  submitLabel: string;
  pages: ForeignPage[];
}
