import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { preloadViews } from '../../../renderer/blocks/lazy-block-view.ts';
import { type PageContext, PageContextProvider } from '../../../renderer/context/page-context.ts';
import { Page } from '../../../renderer/page/Page.tsx';
import { neutralContext } from '../harness/neutral-context.ts';
import { makeHarnessState } from '../harness/start.ts';

describe('prerendering', () => {
  it('renders every page of the config without a browser, once its views are loaded', async () => {
    const state = await makeHarnessState();
    const context: PageContext = {
      ...neutralContext,
      ...state,
      text: (template) => template,
      message: (id) => state.messages[id] ?? id,
      finish: async () => true,
      call: async () => ({ kind: 'unanswered', reason: 'network' }),
      loadPage: () => Promise.reject(new Error('not here')),
      answersOf: () => ({ answers: {}, owner: '' }),
      keepAnswers: () => {},
      resultOf: () => undefined,
      keepResult: () => {},
      chosenProduct: () => null,
      chooseProduct: () => {},
      deadline: () => 0,
      setDeadline: () => {},
      back: () => {},
    };
    for (const bundle of Object.values(state.pages)) {
      await preloadViews(bundle);
      const shown = createElement(Page, { bundle });
      const html = renderToString(createElement(PageContextProvider, { value: context }, shown));
      expect(html).toContain('<main');
      // An unfinished Suspense boundary leaves this mark.
      expect(html).not.toContain('<!--$?-->');
      expect(html).not.toContain('<!--$!-->');
    }
  });
});
