import { createContext, useContext } from 'react';
import type { Consent, OneTapProvider } from '../../runtime/effects/index.ts';
import type { AnswerLimits, ApiResult, Brand, Facts } from '../../runtime/index.ts';
import type { OwnedAnswers } from '../form-state/answer-owner.ts';
import type { Drafts } from '../form-state/drafts.ts';
import type { Leads } from '../form-state/leads.ts';
import type { PageBundle } from '../site-data/page-bundle.ts';

/** What a page provides to its blocks, the same for every page; page-scope.ts has what differs by page. */
export interface PageContext {
  brand: Brand;
  facts: Facts;
  limits: AnswerLimits;
  /** The business time zone, IANA name. */
  timeZone: string;
  /** Fills in the placeholders of a text of the config. */
  text(template: string): string;
  /**
   * A text of messages.json by id.
   * @param number - the one before it, which chooses the form of a text that has several (AnswerTexts.tsx)
   */
  message(id: string, number?: number): string;
  /**
   * Finishes the page with one of its outcomes; resolves when the visitor is where navigation.json sends them.
   * @returns false if the visitor is held on the page, which says why and how to try again
   */
  finish(outcome: string): Promise<boolean>;
  /**
   * Calls an endpoint of endpoints.json with the named values, or with a whole form. Never throws.
   * @param form - its id, for a lead; null for a call that the page makes when it opens
   */
  call(endpoint: string, payload: Record<string, string>, form?: string | null): Promise<ApiResult>;
  /** Loads a page to show it in a sheet (agreements). Rejects if it cannot be loaded. */
  loadPage(id: string): Promise<PageBundle>;
  /** Answers of a form that survive leaving the page, in memory only. */
  answersOf(form: string): OwnedAnswers;
  keepAnswers(form: string, owned: OwnedAnswers): void;
  /** The id of the user who is logged in; '' for nobody. */
  userId: string;
  /** The same at this moment, also after a login that has not been rendered yet. */
  currentUser(): string;
  /** Answers that survive a reload, for a limited time, if the visitor has agreed to that. */
  drafts: Drafts;
  /** The states of the forms that were sent as leads. */
  leads: Leads;
  /** Login with the number of the phone's own SIM card; null if the site offers none. */
  oneTap: OneTapProvider | null;
  /** Called when the visitor ticks or clears a box that allows this. */
  agree(covers: readonly Consent[], ticked: boolean): void;
  /** Logs out and clears the storage. */
  withdrawConsent(): void;
  /** Id of the page about the login of a link that had no effect, shown in a sheet. */
  linkLogin: string | undefined;
  /** The visitor has chosen between the current login and that of a link (T2). */
  chooseLogin(login: 'current' | 'link'): void;
  /** The address that the visitor came from and may return to, or null. */
  returnUrl: string | null;
  /**
   * The API's result of a form that stays on its page (a valuation); in memory only, observable. An OutdatedResult
   * (form-parts/outdated-result.ts) if the answers have changed since.
   */
  resultOf(form: string): unknown;
  keepResult(form: string, data: unknown): void;
  /** The id of the product that the visitor pressed last; survives a reload. */
  chosenProduct(): string | null;
  chooseProduct(id: string): void;
  /**
   * The time when something may happen again (SMS), by name: epoch milliseconds, or 0. Survives a reload; a deadline
   * further away than `longestMs` is corrupt and is dropped.
   */
  deadline(name: string, longestMs: number): number;
  setDeadline(name: string, at: number): void;
  /** Whether this tab is the first of the phone's to do now what bears this name; for a few seconds. */
  claim(name: string): Promise<boolean>;
  /** Ends the app before another document takes its place, which finds what the visitor has typed. */
  leave(): void;
  /** Goes back one step of the history, to the first page of the visit at most. */
  back(): void;
  /** The download address of the brand's app for this phone. */
  device: { os: 'ios' | 'android' | 'other'; wechat: boolean };
}

const context = createContext<PageContext | null>(null);
export const PageContextProvider = context.Provider;

/** The context of the page around a block. */
export function usePage(): PageContext {
  const page = useContext(context);
  if (!page) throw new Error('usePage is called outside a page');
  return page;
}
