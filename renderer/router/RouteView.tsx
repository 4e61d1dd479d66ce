import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo } from 'react';
import { claimForTab } from '../../runtime/effects/index.ts';
import { type AnswerLimits, deriveFacts, fillPlaceholders, localDay } from '../../runtime/index.ts';
import type { AppContext } from '../context/app-context.ts';
import { type PageContext, PageContextProvider } from '../context/page-context.ts';
import { Page } from '../page/Page.tsx';
import type { PageBundle } from '../site-data/page-bundle.ts';
import { HoldNotice } from './HoldNotice.tsx';
import { placeholderValues } from './placeholder-values.ts';

interface RouteViewProps {
  app: AppContext;
  route: string;
  bundle: PageBundle;
  idPrefix?: string;
  inSheet?: boolean;
  isNew?: boolean;
}

/** No visit is earlier than the app: a phone with such a clock does not know the day. */
const earliest = '2026';

/**
 * Only date fields need the day: formatting the date in a time zone takes a slow phone 50 ms. Where the phone cannot tell
 * it, nothing is limited by it, and the server decides (FLT-06, FLT-29).
 */
const limitsNow = ({ settings }: AppContext['site']): AnswerLimits => ({
  ...settings,
  get today() {
    try {
      const day = localDay(settings.timeZone, Date.now());
      return day > earliest ? day : undefined;
    } catch {
      return undefined;
    }
  },
});

/** The page of a route, with its page context. */
export const RouteView = observer(function RouteView(props: RouteViewProps) {
  const { app, route, bundle } = props;
  const { site, session, visit, controller, navigation } = app;
  const { brand, city, linkLogin, phoneMasked, situation } = session;
  const userId = session.userId ?? '';
  const results = app.results();

  const decide = useCallback(
    async (outcome: string | null) => {
      const stillHere = visit.location;
      const to = await controller.resolve(
        { route, outcome },
        window.location.search,
        () => visit.location === stillHere,
      );
      if (to) await navigation.goTo(to);
      return to;
    },
    [controller, navigation, route, visit],
  );
  const finish = useCallback(
    async (outcome: string) => {
      const to = await decide(outcome);
      return to !== null || visit.hold === null;
    },
    [decide, visit],
  );

  const context = useMemo<PageContext>(() => {
    const values = placeholderValues({ brand, phoneMasked, city });
    const text = (template: string) => fillPlaceholders(template, values);
    return {
      brand,
      text,
      facts: deriveFacts(site, situation, { route, outcome: null }),
      timeZone: site.settings.timeZone,
      limits: limitsNow(site),
      message: (id) => text(app.pages.message(id)),
      finish,
      call: app.call,
      loadPage: (id) => app.pages.load(id),
      answersOf: app.answersOf,
      keepAnswers: app.keepAnswers,
      userId,
      currentUser: () => session.userId ?? '',
      drafts: app.drafts,
      leads: app.leads,
      oneTap: app.oneTap,
      agree: (covers, ticked) => {
        session.setConsent(covers, ticked);
        if (ticked) app.prefetch(route, bundle, true);
      },
      withdrawConsent: app.withdrawConsent,
      linkLogin,
      chooseLogin: (login) => {
        session.chooseLogin(login);
        if (login === 'link') void decide(null);
      },
      returnUrl: session.returnUrl,
      resultOf: (form) => results.get(form),
      keepResult: app.keepResult,
      chosenProduct: app.chosenProduct,
      chooseProduct: app.chooseProduct,
      deadline: app.deadline,
      setDeadline: app.setDeadline,
      claim: (name) => claimForTab(window, name),
      leave: app.leave,
      back: () => window.history.back(),
      device: situation.device,
    };
  }, [
    brand,
    city,
    phoneMasked,
    situation,
    userId,
    site,
    route,
    bundle,
    finish,
    app,
    results,
    session,
    linkLogin,
    decide,
  ]);

  // A visitor who types intends to go on: prefetches the next page.
  useEffect(() => {
    const typed = () => app.prefetch(route, bundle, false);
    // The first digits may have been typed before the listener was added.
    if (document.activeElement?.nodeName === 'INPUT') typed();
    document.addEventListener('input', typed, { once: true });
    return () => document.removeEventListener('input', typed);
  }, [app, route, bundle]);

  return (
    <PageContextProvider value={context}>
      {visit.hold !== null && (
        <HoldNotice message={visit.hold} retry={() => decide(visit.location?.outcome ?? null)} />
      )}
      <Page {...props} />
    </PageContextProvider>
  );
});
