import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo } from 'react';
import { type AnswerLimits, deriveFacts, fillPlaceholders, localDay } from '../../runtime/index.ts';
import type { AppContext } from '../context/app-context.ts';
import { type PageContext, PageContextProvider } from '../context/page-context.ts';
import { Page } from '../page/Page.tsx';
import type { PageBundle } from '../site-data/page-bundle.ts';
import { HoldNotice } from './HoldNotice.tsx';
import { placeholderValues } from './placeholder-values.ts';

interface RouteViewProps {
  world: AppContext;
  route: string;
  bundle: PageBundle;
  idPrefix?: string;
}

/** The day is asked for by dates alone: to make out what day it is in a time zone takes a slow phone 50 ms. */
const limitsNow = ({ settings }: AppContext['site']): AnswerLimits => ({
  ...settings,
  get today() {
    return localDay(settings.timeZone, Date.now());
  },
});

/** The page of a route, with the world around it. */
export const RouteView = observer(function RouteView(props: RouteViewProps) {
  const { world, route, bundle, idPrefix = '' } = props;
  const { site, session, visit, driver, navigation } = world;
  const { brand, city, phoneMasked, situation } = session;
  const results = world.results();

  const decide = useCallback(
    async (outcome: string | null) => {
      const stillHere = visit.place;
      const to = await driver.resolve(
        { route, outcome },
        window.location.search,
        () => visit.place === stillHere,
      );
      if (to) await navigation.goTo(to);
      return to;
    },
    [driver, navigation, route, visit],
  );
  const finish = useCallback(
    async (outcome: string) => {
      const to = await decide(outcome);
      // A page that is held has not ended: its form must not be open for a second lead.
      if (!to && visit.hold !== null) throw new Error(`held: ${visit.hold}`);
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
      message: (id) => text(world.pages.message(id)),
      finish,
      call: world.call,
      loadPage: (id) => world.pages.load(id),
      answersOf: world.answersOf,
      keepAnswers: world.keepAnswers,
      drafts: world.drafts,
      leads: world.leads,
      oneTap: world.oneTap,
      agree: (covers, ticked) => {
        session.agree(covers, ticked);
        if (ticked) world.prefetch(route, bundle, true);
      },
      withdrawConsent: world.withdrawConsent,
      returnUrl: session.returnUrl,
      resultOf: (form) => results.get(form),
      keepResult: world.keepResult,
      chosenProduct: world.chosenProduct,
      chooseProduct: world.chooseProduct,
      deadline: world.deadline,
      setDeadline: world.setDeadline,
      back: () => window.history.back(),
      device: situation.device,
    };
  }, [brand, city, phoneMasked, situation, site, route, bundle, finish, world, results, session]);

  // Whoever types means to go on: the next page comes meanwhile.
  useEffect(() => {
    const typed = () => world.prefetch(route, bundle, false);
    // The first digits may have been typed before anybody heard them.
    if (document.activeElement?.nodeName === 'INPUT') typed();
    document.addEventListener('input', typed, { once: true });
    return () => document.removeEventListener('input', typed);
  }, [world, route, bundle]);

  return (
    <PageContextProvider value={context}>
      {visit.hold !== null && (
        <HoldNotice message={visit.hold} retry={() => decide(visit.place?.outcome ?? null)} />
      )}
      <Page bundle={bundle} idPrefix={idPrefix} />
    </PageContextProvider>
  );
});
