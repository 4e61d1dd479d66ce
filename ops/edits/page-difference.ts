/** One difference of a page or of a form on it. */
export interface PageDifference {
  what:
    | 'page-added'
    | 'page-removed'
    | 'block-added'
    | 'block-removed'
    | 'block-moved'
    | 'field-added'
    | 'field-removed'
    | 'field-moved'
    | 'mandatory'
    | 'optional'
    | 'text'
    | 'other';
  /** Block of the page or `form/field`, and what of it. */
  at: string;
  before: string | null;
  after: string | null;
  /** A consent that is no longer asked for, or that is for something else. */
  consent?: 'removed' | 'changed';
}
