import { differingExits } from '../edits/exits.ts';
import type { PageContent } from './page-content.ts';

/** What visitors lose where a page is replaced by another, or its content changes. */
export type ContentRiskCode =
  | 'page-lost'
  | 'form-lost'
  | 'login-lost'
  | 'field-lost'
  | 'consent-removed'
  | 'agreement-lost'
  | 'disclosure-lost'
  | 'disclosure-changed'
  | 'terms-changed'
  | 'verification-lost'
  | 'receipt-lost'
  | 'dead-end'
  | 'lead-elsewhere'
  | 'result-elsewhere';

/** One loss: what is gone, as ids or labels; empty where the code says it all. */
export interface ContentRisk {
  risk: ContentRiskCode;
  before: string;
  after: string;
}

const listed = (names: readonly string[]): string => names.join(', ');

/** The names of one record that the other lacks, as `id label`. */
const gone = (was: Readonly<Record<string, string>>, is: Readonly<Record<string, string>>): string[] =>
  Object.entries(was).flatMap(([id, label]) => (Object.hasOwn(is, id) ? [] : [`${id} ${label}`]));

/**
 * The losses of visitors who see other content at the same route. Of a page that became an error page only that is
 * reported, and of a page without its form only the form: the rest follows from it.
 */
export function contentRisks(was: PageContent, is: PageContent): ContentRisk[] {
  const lost = (risk: ContentRiskCode, before = '', after = ''): ContentRisk => ({ risk, before, after });
  if (is.isError && !was.isError) return [lost('page-lost')];
  if (was.forms.length > 0 && is.forms.length === 0) return [lost('form-lost', listed(was.forms))];
  if (was.logins.length > 0 && is.logins.length === 0 && is.forms.length === 0) {
    return [lost('login-lost', listed(was.logins))];
  }
  const found: ContentRisk[] = [];
  const fields = [...gone(was.fields, is.fields), ...photosGone(was, is)];
  if (fields.length > 0) found.push(lost('field-lost', listed(fields)));
  // A form that is still there and no longer logs in: only visitors with a token can send it.
  const logins = was.ownLogins.filter((form) => is.forms.includes(form) && !is.ownLogins.includes(form));
  if (logins.length > 0) found.push(lost('login-lost', listed(logins)));
  found.push(...consentAndLeadRisks(was, is));
  const elsewhere = Object.keys(was.endpoints).filter(
    (form) => Object.hasOwn(is.endpoints, form) && was.endpoints[form] !== is.endpoints[form],
  );
  const [before, after] = [was, is].map(({ endpoints }) =>
    listed(elsewhere.map((form) => endpoints[form] ?? '')),
  );
  if (elsewhere.length > 0 && !found.some(({ risk }) => risk === 'lead-elsewhere')) {
    found.push(lost('lead-elsewhere', before, after));
  }
  found.push(...resultRisks(was, is));
  const agreements = agreementsLost(was, is);
  if (agreements.length > 0) found.push(lost('agreement-lost', listed(agreements)));
  const verified = was.verified.filter((form) => is.forms.includes(form) && !is.verified.includes(form));
  if (verified.length > 0) found.push(lost('verification-lost', listed(verified)));
  found.push(...disclosureRisks(was, is));
  found.push(...statementRisks(was, is));
  found.push(...receiptRisks(was, is));
  if (was.waysOn.length > 0 && is.waysOn.length === 0) {
    found.push(lost('dead-end', listed(was.waysOn), '-'));
  }
  return found;
}

/** The disclosures of which a page has fewer, and the texts about costs and risks, and of documents, that say something else. */
function disclosureRisks({ disclosures: was }: PageContent, { disclosures: is }: PageContent): ContentRisk[] {
  const isLost = (name: string) => (was[name] ?? []).length > (is[name] ?? []).length;
  // A document that is gone has lost its text.
  const lost = Object.keys(was).filter(
    (name) => isLost(name) && (name !== 'article.text' || !isLost('article')),
  );
  const changed = Object.keys(was)
    .filter((name) => !isLost(name))
    .map((name) => {
      const [before = [], after = []] = [was[name], is[name]];
      return {
        risk: name === 'article.text' ? ('terms-changed' as const) : ('disclosure-changed' as const),
        before: before.filter((text) => !after.includes(text)),
        after: after.filter((text) => !before.includes(text)),
      };
    })
    // A further row of costs takes nothing away, but who agreed to a document has not agreed to a further paragraph.
    .filter(({ risk, before, after }) => before.length > 0 || (risk === 'terms-changed' && after.length > 0));
  return [
    ...(lost.length > 0 ? [{ risk: 'disclosure-lost' as const, before: listed(lost), after: '' }] : []),
    ...changed.map(({ risk, before, after }) => ({
      risk,
      before: before.join('；') || '-',
      after: after.join('；') || '-',
    })),
  ];
}

/** Other words for what happens to the answers, in a form or a consent that is still there. */
function statementRisks(was: PageContent, is: PageContent): ContentRisk[] {
  const left = new Set([...is.forms, ...is.logins]);
  const isLeft = (place: string) => left.has(place.split(/[ /]/)[0] ?? '');
  return Object.entries(was.statements).flatMap(([place, before]): ContentRisk[] => {
    const after = is.statements[place];
    if (after === before || !isLeft(place)) return [];
    // A consent that is gone is told as that.
    if (after === undefined && place.includes('/')) return [];
    return [{ risk: 'terms-changed', before, after: after ?? '-' }];
  });
}

/** The photos that a field no longer asks for, as `photos Label`. */
const photosGone = ({ photos: was }: PageContent, { photos: is }: PageContent): string[] =>
  Object.entries(was).flatMap(([place, labels]) => {
    const left = is[place];
    const isFewer = left !== undefined && left.length < labels.length;
    return isFewer ? labels.filter((label) => !left.includes(label)).map((one) => `${place} ${one}`) : [];
  });

/** The result codes that lead elsewhere, of each form that is still there. */
const resultRisks = ({ results: was }: PageContent, { results: is }: PageContent): ContentRisk[] =>
  Object.entries(was).flatMap(([form, exits]) => {
    const now = is[form];
    if (!now) return [];
    return differingExits(exits, now).map(({ at, before, after }) => {
      const result = `${form} ${at.slice(1)}`;
      return {
        risk: 'result-elsewhere',
        before: `${result} ${before ?? '-'}`,
        after: `${result} ${after ?? '-'}`,
      };
    });
  });

/** The pages that no consent links to any more, and those that a consent which is still there no longer links to. */
function agreementsLost({ agreements: was }: PageContent, { agreements: is }: PageContent): string[] {
  const left = new Set(Object.values(is).flat());
  const lost = Object.entries(was).flatMap(([consent, pages]) => {
    const linked = is[consent];
    return pages.filter((page) => (linked ? !linked.includes(page) : !left.has(page)));
  });
  return [...new Set(lost)].sort();
}

/** The losses of visitors who are sent to another route: that a page has less to fill in is then no loss of its own. */
export function otherRouteRisks(was: PageContent, is: PageContent): ContentRisk[] {
  if (is.isError) return was.isError ? [] : [{ risk: 'page-lost', before: '', after: '' }];
  if (was.forms.length > 0 && is.forms.length === 0) {
    return [{ risk: 'form-lost', before: listed(was.forms), after: '' }];
  }
  return consentAndLeadRisks(was, is);
}

/** The loss of visitors who have sent a form, which they still can: the page no longer tells what became of it. */
export function receiptRisks(was: PageContent, is: PageContent): ContentRisk[] {
  const untold = was.receipts.filter((form) => !is.receipts.includes(form) && is.askedAnywhere.has(form));
  return untold.length > 0 ? [{ risk: 'receipt-lost', before: listed(untold), after: '' }] : [];
}

/** The losses that count at any route: a visitor fills in another form with fewer consents, or for another receiver. */
function consentAndLeadRisks(was: PageContent, is: PageContent): ContentRisk[] {
  if (was.forms.length === 0 || is.forms.length === 0) return [];
  const found: ContentRisk[] = [];
  const consents = gone(was.consents, is.consents);
  if (consents.length > 0) found.push({ risk: 'consent-removed', before: listed(consents), after: '-' });
  const [before, after] = [listed(was.leadEndpoints), listed(is.leadEndpoints)];
  if (before !== '' && before !== after) found.push({ risk: 'lead-elsewhere', before, after: after || '-' });
  return found;
}
