import { reaction } from 'mobx';
import { useState } from 'react';
import { createAppContext } from '../../renderer/app/create-app-context.ts';
import type { AppContext } from '../../renderer/context/app-context.ts';
import type { PageContext } from '../../renderer/context/page-context.ts';
import type { FormHandle } from '../../renderer/field-frame/form-handle.ts';
import { useFormHandle } from '../../renderer/form/use-form-handle.ts';
import { useLead } from '../../renderer/form/use-lead.ts';
import { useSubmit } from '../../renderer/form/use-submit.ts';
import type { EmbeddedSite } from '../../renderer/site-data/embedded-site.ts';
import { loadLateCalls } from '../../runtime/effects/index.ts';
import { lazyFieldValidations } from '../../runtime/id-cards/lazy-field-validation.ts';
import { addFieldValidations, deriveFacts, type Lead, resultHandlerFor } from '../../runtime/index.ts';
import type { Form, OnResult } from '../../schemas/index.ts';
import { siteOf } from '../runtime/real-config.ts';
import { activity, runIn } from './browser-globals.ts';
import type { FakeDocument } from './fake-document.ts';
import { forms } from './forms.ts';
import { type Rendering, Root } from './hook-runtime.ts';

addFieldValidations(lazyFieldValidations);
await import('../../runtime/api/http-client.ts');
await loadLateCalls();

const site = siteOf('default');
const bundle = { page: {}, forms, messages: {} };
const embedded = {
  site,
  pages: 'v1',
  bundles: { forms: bundle },
  api: '/api',
  shards: {},
} as unknown as EmbeddedSite;

const onResult: OnResult = {
  cases: [{ code: 200, finish: 'formSaved' }],
  otherwise: { finish: 'formRefused' },
};

/** The app of a document, without router and pages. */
export const startApp = (document: FakeDocument): AppContext =>
  runIn(document, () => createAppContext(embedded, document.view));

/** What is on the screen in the place of a form (renderer/form/Form.tsx). */
type Shown =
  | { kind: 'open'; handle: FormHandle; visible: ReadonlySet<string>; isIdle: boolean; submit: () => void }
  | { kind: 'sent'; restart: () => void };

/** A page with one form, rendered by the product's own hooks. */
export class FormScreen {
  readonly form: Form;
  readonly #root: Root;
  readonly #document: FakeDocument;
  readonly #app: AppContext;
  readonly #finish: PageContext['finish'];
  readonly #stopWatching: () => void;
  #page: PageContext | null = null;
  /** The lead as it was read last. */
  lead: Lead | null = null;
  shown: Shown = { kind: 'sent', restart: () => undefined };

  constructor(document: FakeDocument, app: AppContext, form: Form, finish: PageContext['finish']) {
    this.form = form;
    this.#document = document;
    this.#app = app;
    this.#finish = finish;
    const schedule = (render: () => void) => {
      activity.count++;
      setImmediate(() => document.isAlive && runIn(document, render));
    };
    this.#root = new Root(
      { type: this.#FormOrSent, key: '', props: {} as never },
      () => this.#pageContext(),
      schedule,
    );
    const { session } = app;
    this.#stopWatching = reaction(
      () => [session.situation, session.userId, app.results()],
      () => {
        this.#page = null;
        this.#root.markDirty();
      },
    );
    runIn(document, () => this.#root.render());
  }

  unmount(): void {
    this.#stopWatching();
    runIn(this.#document, () => this.#root.unmount());
  }

  readonly #FormOrSent = (): Rendering | null => {
    const { lead, restart } = useLead(this.form);
    this.lead = lead;
    const [round, setRound] = useState(0);
    if (lead?.state !== 'confirmed' || resultHandlerFor(onResult, 200).finish === undefined)
      return {
        type: this.#OpenForm as Rendering['type'],
        key: round,
        props: (() => setRound(round + 1)) as never,
      };
    this.shown = { kind: 'sent', restart };
    return null;
  };

  readonly #OpenForm = (onOtherUser: () => void): null => {
    const form = useFormHandle(this.form, 'model', onOtherUser);
    const { phase, submit } = useSubmit(form, onResult);
    const visible = new Set(form.visible.map(({ id }) => id));
    this.shown = { kind: 'open', handle: form.handle, visible, isIdle: phase === 'idle', submit };
    return null;
  };

  /** What renderer/router/RouteView.tsx gives to a page. */
  #pageContext(): PageContext {
    const { session, call, answersOf, keepAnswers, drafts, leads, keepResult, results } = this.#app;
    this.#page ??= {
      facts: deriveFacts(site, session.situation, { route: 'formPackage', outcome: null }),
      limits: site.settings,
      message: (id: string) => id,
      text: (template: string) => template.replace('{session.phoneMasked}', session.phoneMasked ?? ''),
      finish: this.#finish,
      call,
      answersOf,
      keepAnswers,
      userId: session.userId ?? '',
      currentUser: () => session.userId ?? '',
      drafts,
      leads,
      resultOf: (form: string) => results().get(form),
      keepResult,
    } as unknown as PageContext;
    return this.#page;
  }
}
