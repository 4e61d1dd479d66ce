import type { Form, PageSchema } from '../../schemas/index.ts';

/** What a page is: its blocks, and the forms that they name. */
export interface PageBundle {
  page: PageSchema;
  forms: Readonly<Record<string, Form>>;
  /** Those of messages.json that this page alone may show; the site has the others. */
  messages: Readonly<Record<string, string>>;
  /** Only where the page has a block that lists them: who gets which data for what (definitions/trackers.json). */
  trackers?: readonly Tracker[];
}

export interface Tracker {
  name: string;
  purpose: string;
  collects: readonly string[];
}
