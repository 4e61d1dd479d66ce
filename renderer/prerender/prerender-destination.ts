import { decideVisit, deriveFacts, isShown, matchRoute, stored } from '../../runtime/index.ts';
import type { When } from '../../schemas/index.ts';
import { createAppContext } from '../app/create-app-context.ts';
import type { EmbeddedSite } from '../site-data/embedded-site.ts';
import { takenOverAttribute } from '../site-data/page-markup.ts';
import { type Prerendered, prerenderPage } from './prerender-page.tsx';
import { type StaticPhone, staticWindow } from './static-window.ts';

/** A page to which visits lead, as HTML for whoever opens it directly. */
export interface PrerenderedDestination extends Prerendered {
  /** A visitor with a login stays there, too, and is shown the same. */
  isSameWithLogin: boolean;
}

/** Of phones that are shown different pages by some blocks. */
const userAgents = [
  'Mozilla/5.0 (Linux; Android 13)',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X)',
  'Mozilla/5.0 (Linux; Android 13) MicroMessenger/8.0',
];

const withLogin: StaticPhone = { stored: { [stored.token.key]: 'token', [stored.userId.key]: '1' } };

/**
 * Renders a page to which visits lead. Unlike a landing page it is opened by visitors of whom something is known already,
 * so it is rendered only where nothing of that sends them elsewhere, where every phone is shown the same, and where nothing
 * is lost that a visitor does before the app has started.
 * @returns null for any other page
 */
export async function prerenderDestination(
  embedded: EmbeddedSite,
  path: string,
): Promise<PrerenderedDestination | null> {
  const asked = factsOfArrival(embedded, path);
  if (asked.some((fact) => !isSeen(fact)) || needsServer(embedded, path)) return null;
  const page = await prerenderPage(embedded, path);
  if (page === null || losesInput.test(page.form)) return null;
  const isSame = async (phone: StaticPhone) =>
    (await prerenderPage(embedded, path, phone))?.form === page.form;
  for (const userAgent of userAgents) if (!(await isSame({ userAgent }))) return null;
  const mayLeave = asked.includes('session.token') || needsServer(embedded, path, withLogin);
  return { ...page, isSameWithLogin: !mayLeave && (await isSame(withLogin)) };
}

/** A control that would forget what a visitor does with it before the app has started. */
const losesInput = new RegExp(`<(?:input|select|textarea)(?![^>]* ${takenOverAttribute})`);

/** The facts of the rows that the location does not rule out: one of them may decide about an arrival there. */
function factsOfArrival(embedded: EmbeddedSite, path: string): string[] {
  const { site, session, location } = arrivalOf(embedded, path);
  const facts = deriveFacts(site, session.situation, location);
  return site.navigation.rules.flatMap(({ when }) => {
    const asked = Object.entries(when);
    const ofLocation = Object.fromEntries(asked.filter(([fact]) => isOfLocation(fact)));
    return isShown(ofLocation as When, facts) ? asked.map(([fact]) => fact) : [];
  });
}

const isOfLocation = (fact: string): boolean => /^(?:outcome|route|route\..*)$/.test(fact);

/**
 * Facts that all visitors of an HTML have in common, or at which the boot script looks before it shows the page. Those of
 * channels are known later; as on a landing page their visitors see no brand until then.
 */
const isSeen = (fact: string): boolean =>
  isOfLocation(fact) ||
  /^(?:session\.token|query\.(?:_token|mark|markcode)|(?:channel|host)\..*)$/.test(fact);

/** Whether the decision needs an answer of the server: until then nobody knows who sees the page. */
function needsServer(embedded: EmbeddedSite, path: string, phone?: StaticPhone): boolean {
  const { site, session, location } = arrivalOf(embedded, path, phone);
  return decideVisit(site, session.situation, location).kind === 'need';
}

function arrivalOf(embedded: EmbeddedSite, path: string, phone?: StaticPhone) {
  const { site, session } = createAppContext(embedded, staticWindow(path, phone));
  const located = matchRoute(site, path);
  const route = located.kind === 'route' ? located.route : site.catchAll;
  return { site, session, location: { route, outcome: null } };
}
