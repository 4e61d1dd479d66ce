import { useLoaderData } from '@tanstack/react-router';
import { observer } from 'mobx-react-lite';
import { useCallback, useMemo } from 'react';
import { factsOf, fillText, own, type TextValues } from '../runtime/index.ts';
import { Hold } from './Hold.tsx';
import { Page } from './Page.tsx';
import { type PageBundle, type PageContext, PageContextProvider } from './page-context.ts';
import type { Address } from './visit-driver.ts';
import type { World } from './world.ts';

interface RouteViewProps {
  world: World;
  route: string;
  goTo: (to: Address) => Promise<void>;
}

/** The page of a route, with the world around it. */
export const RouteView = observer(function RouteView({ world, route, goTo }: RouteViewProps) {
  const bundle: PageBundle = useLoaderData({ strict: false });
  const { site, session, visit, driver } = world;
  const { brand, city, phoneMasked, situation } = session;

  const decide = useCallback(
    async (outcome: string | null) => {
      const stillHere = visit.place;
      const to = await driver.decide(
        { route, outcome },
        window.location.search,
        () => visit.place === stillHere,
      );
      if (to) await goTo(to);
      return to;
    },
    [driver, goTo, route, visit],
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
    const values: TextValues = {
      'brand.name': brand.name,
      'brand.slogan': brand.slogan,
      'brand.companyName': brand.companyName,
      'brand.icp': brand.icp,
      'brand.sourcesFunding': brand.sourcesFunding,
      'brand.annualRate': brand.annualRate,
      'brand.complaintPhone': brand.complaintPhone,
      'session.phoneMasked': phoneMasked ?? '',
      'session.city': city,
    };
    const text = (template: string) => fillText(template, values);
    return {
      brand,
      text,
      facts: factsOf(site, situation, { route, outcome: null }),
      limits: site.settings,
      message: (id) => text(own(site.messages, id) ?? id),
      finish,
      call: world.call,
      loadPage: (id) => world.pages.load(id),
      answersOf: world.answersOf,
      keepAnswers: world.keepAnswers,
      deadline: world.deadline,
      setDeadline: world.setDeadline,
      back: () => window.history.back(),
      device: situation.device,
    };
  }, [brand, city, phoneMasked, situation, site, route, finish, world]);

  return (
    <PageContextProvider value={context}>
      {visit.hold !== null && (
        <Hold message={visit.hold} retry={() => decide(visit.place?.outcome ?? null)} />
      )}
      <Page bundle={bundle} />
    </PageContextProvider>
  );
});
