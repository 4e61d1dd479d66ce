import type { Explainer } from '../../ops/explain/explain.ts';
import { type FieldDifference, facetsOf } from '../../ops/explain/facets.ts';
import { type ExplainInput, readInput } from '../../ops/explain/input.ts';
import { withOpenSteps } from '../../ops/explain/open-steps.ts';
import { resolveOpenAxes } from '../../ops/explain/resolve-open-axes.ts';
import { InputError } from '../../ops/explain/value-readers.ts';
import { visitorViewOf } from '../../ops/explain/visitor-view.ts';
import type { Language, Text } from '../../ops/text/text.ts';
import type { Explained, ExplainResponse } from '../api/index.ts';
import type { DraftRevision } from '../draft/draft-revision.ts';
import type { RevisionCache } from './revision-cache.ts';

/**
 * Explains one visitor's visit on the draft and on the disk.
 * @param input - as received, because only the config knows which facts a visitor may state
 */
export function explainVisit(
  revisions: RevisionCache,
  revision: DraftRevision,
  input: unknown,
  lang: Language,
): ExplainResponse | { refused: Text } {
  const known = revisions.explainer('draft', revision) ?? revisions.explainer('disk', revision);
  try {
    return explainBoth(revisions, revision, readInput(input, known?.config.facts ?? null), lang);
  } catch (error) {
    if (error instanceof InputError) return { refused: error.text };
    throw error;
  }
}

function explainBoth(
  revisions: RevisionCache,
  revision: DraftRevision,
  visitor: ExplainInput,
  lang: Language,
): ExplainResponse {
  const describe = (explainer: Explainer | null) => explainer && explainRevision(explainer, visitor, lang);
  return {
    version: revision.version,
    input: visitor,
    draft: describe(revisions.explainer('draft', revision)),
    disk: describe(revisions.explainer('disk', revision)),
    differs: shownDifferences(revisions, revision, visitor, lang),
  };
}

/** The steps name only the id of a brand; its contents, including the title, and the pages are compared separately. */
function shownDifferences(
  revisions: RevisionCache,
  revision: DraftRevision,
  input: ExplainInput,
  lang: Language,
): FieldDifference[] | null {
  const [disk, draft] = [revisions.explainer('disk', revision), revisions.explainer('draft', revision)];
  if (!disk || !draft) return null;
  const visitorView = (explainer: Explainer) =>
    visitorViewOf(
      explainer.config,
      explainer.site(input.host),
      input,
      explainer.explain(input, lang, false).steps,
      false,
      lang,
    );
  return facetsOf(visitorView(disk), visitorView(draft), revisions.pages(revision))
    .flatMap(({ fields }) => fields)
    .filter(({ field }) => shownFields.test(field));
}

/** Visitors never see the id of a brand; the steps already report where visitors end. */
const shownFields = /^(title$|brand\.(?!id$)|ads\.|page\.|hidden\.)/;

/** The same report as `funnel explain --json`. */
function explainRevision(explainer: Explainer, input: ExplainInput, lang: Language): Explained {
  const resolved = resolveOpenAxes(explainer, input);
  const { steps } = explainer.explain(input, lang, true);
  return {
    format: 'funnel.explain/1',
    outcome: resolved.outcome,
    steps: withOpenSteps(steps, resolved, lang),
  };
}
