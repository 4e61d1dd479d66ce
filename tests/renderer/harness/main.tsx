import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { App } from '../../../renderer/app/App.tsx';
import { createAppContext } from '../../../renderer/app/create-app-context.ts';
import { type PageContext, PageContextProvider } from '../../../renderer/context/page-context.ts';
import { defineImportChunk } from '../../../renderer/loading/import-chunk.ts';
import { Page } from '../../../renderer/page/Page.tsx';
import { renderPreview } from '../../../renderer/page/preview.tsx';
import type { EmbeddedSite } from '../../../renderer/site-data/embedded-site.ts';
import type { PageBundle } from '../../../renderer/site-data/page-bundle.ts';
import type { Answers, ApiResult, Brand, Facts } from '../../../runtime/index.ts';
import { fillPlaceholders, type Lead, type PlaceholderValues } from '../../../runtime/index.ts';
import { neutralContext } from './neutral-context.ts';

/** The state around a page, which a test can read and change. */
export interface HarnessState {
  brand: Brand;
  facts: Facts;
  limits: PageContext['limits'];
  messages: Record<string, string>;
  values: PlaceholderValues;
  device: PageContext['device'];
  pages: Record<string, PageBundle>;
  /** The results of calls, by endpoint: one after the other, the last one from then on. */
  results: Record<string, ApiResult[]>;
  delayMs: number;
  finishFails: number;
  brokenPages: string[];
  kept: Record<string, Answers>;
  chosen: string | null;
  /** Who is logged in; '' for nobody. */
  userId: string;
  /** The leads of this phone, by form. */
  leadsByForm: Record<string, Lead>;
}
export interface Harness {
  calls: { endpoint: string; payload: Record<string, string>; form: string | null | undefined }[];
  finished: string[];
  kept: Record<string, Answers>;
  results: Record<string, unknown>;
  backs: number;
  /** Texts that were rendered, by template: how often each was rendered. */
  texts: Record<string, number>;
  state: HarnessState;
  mount(bundle: PageBundle, change: Partial<HarnessState>): void;
  /** Renders the page again with the current state. */
  refresh(): void;
  remove(): void;
  /** Runs a whole site, as the app does: router, decisions, calls. Returns a function that navigates. */
  open(embedded: EmbeddedSite): void;
  goTo(path: string): Promise<void>;
  /** Shows the page as prerendered HTML; `wake` hydrates it. */
  sleep(bundle: PageBundle): void;
  wake(bundle: PageBundle): void;
}
declare global {
  interface Window {
    harness: Harness;
    /** The state of the config as JSON, which each mount starts from. */
    harnessState: string;
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function contextOf(harness: Harness): PageContext {
  const { state } = harness;
  return {
    ...neutralContext,
    brand: state.brand,
    facts: state.facts,
    limits: state.limits,
    device: state.device,
    text: (template) => {
      harness.texts[template] = (harness.texts[template] ?? 0) + 1;
      return fillPlaceholders(template, state.values);
    },
    message: (id) => state.messages[id] ?? id,
    finish: async (outcome) => {
      await wait(10);
      if (state.finishFails-- > 0) throw new Error('finish fails');
      harness.finished.push(outcome);
      return true;
    },
    call: async (endpoint, payload, form) => {
      harness.calls.push({ endpoint, payload, form });
      await wait(state.delayMs);
      const results = state.results[endpoint] ?? [];
      const result = results.length > 1 ? results.shift() : results[0];
      if (endpoint === 'logIn' && result?.kind === 'answered' && result.code === 200) {
        const { facts } = harness.state;
        harness.state.facts = { ...facts, own: { ...facts.own, 'session.token': true } };
        harness.refresh();
      }
      return result ?? { kind: 'unanswered', reason: 'network' };
    },
    loadPage: async (id) => {
      await wait(state.delayMs);
      const bundle = state.pages[id];
      if (!bundle || state.brokenPages.includes(id)) throw new Error(`no page ${id}`);
      return bundle;
    },
    userId: state.userId,
    leads: { ...neutralContext.leads, of: ({ id }) => state.leadsByForm[id] ?? null },
    answersOf: (form) => ({ answers: harness.kept[form] ?? {}, owner: '' }),
    keepAnswers: (form, { answers }) => {
      harness.kept[form] = answers;
    },
    resultOf: (form) => harness.results[form],
    keepResult: (form, data) => {
      harness.results = { ...harness.results, [form]: data };
      harness.refresh();
    },
    chosenProduct: () => state.chosen,
    chooseProduct: (id) => {
      state.chosen = id;
    },
    deadline: (name, longestMs) => {
      const at = Number(sessionStorage.getItem(name) ?? 0);
      return at - Date.now() > longestMs ? 0 : at;
    },
    setDeadline: (name, at) => sessionStorage.setItem(name, String(at)),
    back: () => {
      harness.backs += 1;
    },
  };
}

const pageIn = (context: PageContext, bundle: PageBundle) => (
  <PageContextProvider value={context}>
    <Page bundle={bundle} />
  </PageContextProvider>
);

let shown: ReturnType<typeof renderPreview> | undefined;
let bundleShown: PageBundle | undefined;
defineImportChunk();
window.harness = {
  calls: [],
  finished: [],
  kept: {},
  results: {},
  backs: 0,
  texts: {},
  state: {} as HarnessState,
  mount(bundle, change) {
    const state: HarnessState = { ...JSON.parse(window.harnessState), ...change };
    // First, because leaving a page stores its answers.
    this.remove();
    Object.assign(this, { calls: [], finished: [], results: {}, backs: 0, texts: {} });
    Object.assign(this, { kept: state.kept, state });
    bundleShown = bundle;
    const root = document.getElementById('root');
    if (root) shown = renderPreview(root, bundle, contextOf(this));
  },
  refresh() {
    if (bundleShown) shown?.show(bundleShown, contextOf(this));
  },
  open(embedded) {
    this.remove();
    const app = createAppContext(embedded, window);
    const { navigation } = app;
    const root = document.getElementById('root');
    if (root) createRoot(root).render(<App app={app} />);
    void navigation.router();
    this.goTo = (path) => navigation.goTo({ path, search: '' }, false);
  },
  goTo: async () => {},
  sleep(bundle) {
    this.remove();
    this.kept = {};
    const html = renderToString(pageIn(contextOf(this), bundle));
    const root = document.getElementById('root');
    if (root) root.outerHTML = `<div id="root">${html}</div>`;
  },
  wake(bundle) {
    const root = document.getElementById('root');
    if (!root) return;
    const awake = hydrateRoot(root, pageIn(contextOf(this), bundle));
    shown = { show: () => {}, remove: () => awake.unmount() };
  },
  remove() {
    shown?.remove();
    shown = undefined;
  },
};
