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
  | 'dead-end'
  | 'lead-elsewhere';

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
  if (is.isError) return was.isError ? [] : [lost('page-lost')];
  if (was.forms.length > 0 && is.forms.length === 0) return [lost('form-lost', listed(was.forms))];
  if (was.logins.length > 0 && is.logins.length === 0 && is.forms.length === 0) {
    return [lost('login-lost', listed(was.logins))];
  }
  const found: ContentRisk[] = [];
  const fields = gone(was.fields, is.fields);
  if (fields.length > 0) found.push(lost('field-lost', listed(fields)));
  found.push(...consentAndLeadRisks(was, is));
  const agreements = was.agreements.filter((page) => !is.agreements.includes(page));
  if (agreements.length > 0) found.push(lost('agreement-lost', listed(agreements)));
  const disclosures = was.disclosures.filter((type) => !is.disclosures.includes(type));
  if (disclosures.length > 0) found.push(lost('disclosure-lost', listed(disclosures)));
  if (was.leadsOn && !is.leadsOn) found.push(lost('dead-end'));
  return found;
}

/** The losses of visitors who are sent to another route: that a page has less to fill in is then no loss of its own. */
export function otherRouteRisks(was: PageContent, is: PageContent): ContentRisk[] {
  if (is.isError) return was.isError ? [] : [{ risk: 'page-lost', before: '', after: '' }];
  if (was.forms.length > 0 && is.forms.length === 0) {
    return [{ risk: 'form-lost', before: listed(was.forms), after: '' }];
  }
  return consentAndLeadRisks(was, is);
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
