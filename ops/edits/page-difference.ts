/** One difference of a page or of a form on it. */
export interface PageDifference {
  what:
    | 'page-added'
    | 'page-removed'
    | 'block-added'
    | 'block-removed'
    | 'block-moved'
    | 'block-placed'
    | 'field-added'
    | 'field-removed'
    | 'field-moved'
    | 'field-step'
    | 'steps'
    | 'leads'
    | 'mandatory'
    | 'optional'
    | 'text'
    | 'other';
  /** A block of the page or `form/field`, with the keys of the difference. */
  at: string;
  before: string | null;
  after: string | null;
  /** A consent that was removed or became optional, or that covers something else. */
  consent?: 'removed' | 'changed';
}
