import type { Form, LeadReceipt, PageSchema, PluralForms } from '../../schemas/index.ts';

/** A page with the forms that its blocks name. */
export interface PageBundle {
  page: PageSchema;
  forms: Readonly<Record<string, Form>>;
  /** The texts of messages.json that only this page's blocks and fields show; the site contains the others. */
  messages: Readonly<Record<string, string>>;
  /** Only if a block of the page lists them: who receives which data for what purpose (definitions/trackers.json). */
  trackers?: readonly Tracker[];
  /** Only if a block of the page tells of them: the receipts of forms that may have been sent elsewhere, by form. */
  receipts?: Readonly<Record<string, FormReceipt>>;
  /** Only if texts of the page name answers of forms before it: what each placeholder stands for. */
  answers?: Readonly<Record<string, AnswerText>>;
  /** Only if texts of the page have forms by a number: by text, and messages by id; and whose rules choose among them. */
  plurals?: { language: string; forms: Readonly<Record<string, PluralForms>> };
  /** Only if blocks of the page show pictures of any size: width and height, by address. */
  pictures?: Readonly<Record<string, readonly [width: number, height: number]>>;
  /** Only if a block of the page offers them: the languages of the site, as BCP 47 tags, and what each is called in itself. */
  languages?: { current: string; all: readonly { language: string; name: string }[] };
}

/** An answer in a text. */
export interface AnswerText {
  form: string;
  field: string;
  /** Takes its place where there is none. */
  fallback: string;
  /** What the options are called, by value. */
  labels?: Readonly<Record<string, string>>;
}

/** The part of a form that its receipt needs. */
export type FormReceipt = Pick<Form, 'id' | 'endpoint'> & {
  receipt: LeadReceipt;
  /** Only where no endpoint logs anybody in: then leads are nobody's, and are told of all the same. */
  withoutLogin?: true;
};

export interface Tracker {
  name: string;
  purpose: string;
  collects: readonly string[];
}
