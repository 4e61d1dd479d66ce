import { followRedirects, resolveSite, type Site, type Situation } from '../../../runtime/index.ts';
import type { Config } from '../../../schemas/index.ts';

// The oracle: visitors of hand-written lists begin at the landing pages of a host and go on by every outcome of the page
// where they are, each step a visit through the runtime. It knows nothing of spaces, diagrams or plans.

interface Place {
  route: string;
  situation: Situation;
}

const landingKinds = ['entry', 'index'];

/** The pages that some visitor of the channel comes to on the host. */
export function pagesWalked(config: Config, host: string, channel: string): Set<string> {
  const site = resolveSite(config, host);
  const pages = new Set<string>();
  const begins = Object.entries(site.routes).filter(
    ([name, { kind }]) => name === site.root || landingKinds.includes(kind),
  );
  for (const situation of visitors(config, channel)) {
    const open = begins.flatMap(([, { path }]) =>
      [false, true].flatMap((token) => visit(site, { ...situation, token }, path, null)),
    );
    const seen = new Set<string>();
    for (const place of open) {
      const { answers: _, ...rest } = place.situation;
      const key = JSON.stringify([place.route, rest]);
      if (seen.has(key)) continue;
      seen.add(key);
      const { page = '', path = '' } = site.routes[place.route] ?? {};
      pages.add(page);
      for (const outcome of outcomesOn(config, page)) {
        for (const token of tokensOn(config, page, place.situation.token))
          open.push(...visit(site, { ...place.situation, token }, path, outcome));
      }
    }
  }
  return pages;
}

function visit(site: Site, situation: Situation, path: string, outcome: string | null): Place[] {
  const chain = followRedirects(site, situation, path, outcome);
  if (chain.kind === 'need') throw new Error('every answer is given');
  return [{ route: chain.route, situation: chain.situation }];
}

/** The pages that a page opens in sheets, and itself. */
function shownWith(config: Config, page: string): string[] {
  const found = [page];
  for (const one of found) {
    for (const [, named = ''] of JSON.stringify(config.pages[one] ?? {}).matchAll(/"page":"([^"]+)"/g))
      if (!found.includes(named)) found.push(named);
  }
  return found;
}

const outcomesOn = (config: Config, page: string): string[] =>
  shownWith(config, page).flatMap((one) => config.pages[one]?.outcomes ?? []);

/** A page with a form that logs in may give a token. */
function tokensOn(config: Config, page: string, token: boolean): boolean[] {
  const forms = shownWith(config, page).flatMap((one) =>
    [...JSON.stringify(config.pages[one] ?? {}).matchAll(/"form":"([^"]+)"/g)].map(([, form = '']) => form),
  );
  const logsIn = forms.some((id) => {
    const { endpoint = '', logIn } = config.forms[id] ?? {};
    return logIn !== undefined || config.endpoints.endpoints[endpoint]?.stores === 'login';
  });
  return token || !logsIn ? [token] : [false, true];
}

function* visitors({ cities, channels }: Config, channel: string): Generator<Situation> {
  const { cityRule = '' } = channels.channels[channel] ?? {};
  const names = [...(cities.rules[cityRule]?.cities.slice(0, 1) ?? []), '*'];
  for (const city of names)
    for (const input_form of [0, 1])
      for (let todo = 0; todo < 8; todo++)
        yield {
          channel,
          token: false,
          query: {},
          appName: null,
          firstVisit: false,
          loginAddress: null,
          device: { os: 'other', wechat: false, inApp: false },
          answers: {
            user: 'ok',
            mark: 'ok',
            markcode: 'ok',
            ipInfo: { name: city },
            channelInfo: {
              facts: { application: 'web', bdType: null },
              appName: null,
              flags: { input_form, succ_todo: todo, fail_todo: todo },
            },
          },
        };
}
