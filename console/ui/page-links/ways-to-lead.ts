import { blocksWithPointers } from '../../../ops/config/page-blocks.ts';
import { itemsOf, member } from '../../../ops/json/json-values.ts';
import { inFirstLanguage } from '../../../ops/languages/first-language.ts';
import { pageName, routeOfPage } from '../../../ops/plan-report/route-label.ts';
import { routeOfOutcome } from '../../../ops/tables/route-of-outcome.ts';
import { toldApart } from '../../../ops/text/told-apart.ts';
import type { LabelSource } from '../../../ops/wording/labels.ts';
import type { NamedTable } from '../../../schemas/index.ts';
import type { Edit } from '../../api/index.ts';
import { sayIn } from '../language/use-words.ts';
import { formQuestions } from '../value-display/form-questions.ts';
import { askedDestination } from './asked-destination.ts';
import { buttonPlaces, type LeadingPlace, leadButtonEdits, type PageFile } from './button-places.ts';
import { cityPlaces, cityRuleName } from './city-places.ts';
import { codesOfEnd, whereOfEnd } from './end-text.ts';
import { addsReceipt, formEnds, leadEndEdits } from './form-ends.ts';
import { likeness } from './likeness.ts';
import { leadToEdits, linkPlaces } from './link-places.ts';
import { linkWords } from './link-words.ts';
import { conditionsOf, placeLabel, whereText } from './place-label.ts';

/** From where visitors are led to a page, as operators think of it; what reaches the whole site is last. */
export const fromKinds = ['sent', 'button', 'code', 'home', 'table', 'city', 'navigation'] as const;
export type FromKind = (typeof fromKinds)[number];

/** A place that can lead visitors to a page in place of where it leads now. */
export interface WayToLead {
  from: FromKind;
  name: string;
  /** Where it leads now, in words. */
  now: string;
  /** What it is found by besides: ids, addresses, result codes. */
  keywords: string;
  /** The route of the page where it stands; undefined where it stands on none. */
  route: string | undefined;
  /** The destination table that decides there now, which a link to one page bypasses. */
  asked: NamedTable | null;
  /** The page that is led to gets a receipt block. */
  addsReceipt?: boolean;
  edits: () => Edit[];
}

/** The page that is led to. */
export interface Target extends PageFile {
  route: string;
}

type Draft = (way: WayToLead & { mark: string; likeness: number }) => typeof way;
const drafted: Draft = (way) => way;

/**
 * Every place that can lead visitors to a page, what is most probably meant first.
 * @param pages - the pages whose buttons and forms can lead there
 */
export function waysToLead(
  target: Target,
  pages: readonly PageFile[],
  titleOf: (page: PageFile) => string,
  source: LabelSource,
  isNew: (file: string) => boolean,
): WayToLead[] {
  const say = sayIn(linkWords, source.language);
  const contentOf = (file: string) => source.file(file)?.value;
  const byId = new Map(pages.map((page) => [page.id, page]));
  const told = blocksWithPointers(target.value).flatMap(({ block }) => itemsOf(member(block, 'forms')));
  const ofPage = (place: LeadingPlace) => {
    const page = byId.get(place.page);
    const route = routeOfPage(source, place.page);
    return {
      route,
      page: page ? titleOf(page) : place.page,
      keywords: [place.page, route === undefined ? '' : pageName(source, route).path].join(' '),
      likeness: likeness(place.page, target.id) + (isNew(place.file) ? 4 : 0),
      asked: askedDestination(place, contentOf),
      edits: () => leadButtonEdits(place, target.route, contentOf),
    };
  };
  const ends = formEnds(pages, contentOf).map((end) => {
    const { page, keywords, likeness: alike, ...own } = ofPage(end);
    const title = inFirstLanguage(end.title);
    const asked = formQuestions(contentOf(`definitions/forms/${end.form}.json`), source.language);
    return drafted({
      ...own,
      from: end.isSent ? 'sent' : 'code',
      name: say(isText(title) ? 'formEnd' : 'untitledFormEnd', {
        form: isText(title) ? title : '',
        codes: codesOfEnd(end, source),
        page,
      }),
      now: whereOfEnd(end, source),
      addsReceipt: addsReceipt(end, target.route, contentOf),
      edits: () => leadEndEdits(end, target.route, contentOf),
      keywords: `${keywords} ${end.form} ${asked} ${say('code')}`,
      mark: asked,
      likeness:
        alike +
        (end.isSent && told.includes(end.form) ? 2 : 0) +
        (isNew(`definitions/forms/${end.form}.json`) ? 4 : 0),
    });
  });
  const buttons = buttonPlaces(pages).map((button) => {
    const { page, ...own } = ofPage(button);
    const to =
      button.outcome === null
        ? null
        : routeOfOutcome(button.outcome, contentOf('definitions/navigation.json'));
    return drafted({
      ...own,
      from: 'button',
      name: say('button', { label: button.label, page }),
      now: to === null ? say('elsewhere') : whereText(to, source),
      mark: String(button.path.at(1) ?? ''),
    });
  });
  const places = linkPlaces(contentOf).map((place) =>
    drafted({
      from: place.file === 'hosts.json' ? 'home' : place.file.includes('navigation') ? 'navigation' : 'table',
      name: placeLabel(place, source),
      now: whereText(place.leadsTo, source),
      keywords: `${place.leadsTo} ${place.path.join(' ')}`,
      route: undefined,
      mark: conditionsOf(place, source),
      likeness: 0,
      asked: null,
      edits: () => leadToEdits(place, target.route, contentOf),
    }),
  );
  const cities = cityPlaces(target.route, source).map(({ rule, table, edit }) =>
    drafted({
      from: 'city',
      name: say('cityRule', { rule: cityRuleName(rule, source), table: whereText(table, source) }),
      now: say('byOwnFlags'),
      keywords: rule,
      route: undefined,
      mark: rule,
      likeness: 0,
      asked: null,
      edits: () => [edit],
    }),
  );
  const isElsewhere = (way: WayToLead) => way.now !== whereText(target.route, source);
  const all = [...ends, ...buttons, ...places, ...cities].filter(isElsewhere);
  const names = toldApart(
    new Map(all.map(({ name }, at) => [String(at), name])),
    (at) => all[Number(at)]?.mark ?? '',
  );
  return all
    .map(({ mark: _, ...way }, at) => ({ ...way, name: names.get(String(at)) ?? way.name }))
    .sort(
      (one, other) =>
        other.likeness - one.likeness || fromKinds.indexOf(one.from) - fromKinds.indexOf(other.from),
    )
    .map(({ likeness: _, ...way }) => way);
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
