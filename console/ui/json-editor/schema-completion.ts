import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  snippet,
} from '@codemirror/autocomplete';
import { hoverTooltip } from '@codemirror/view';
import type { JsonLanguageService } from './json-language-service.ts';

/** The current service for completion and hover; null until the schema is loaded. */
export type CurrentLanguageService = () => JsonLanguageService | null;

export const completeFrom =
  (help: CurrentLanguageService) =>
  async ({ state, pos, explicit }: CompletionContext): Promise<CompletionResult | null> => {
    const before = state.sliceDoc(Math.max(0, pos - 1), pos);
    if (!explicit && !/["\w\p{L}:]/u.test(before)) return null;
    const proposals = (await help()?.complete(state.doc.toString(), pos)) ?? [];
    const from = proposals[0]?.from ?? pos;
    const fitting = proposals.filter((one) => one.from === from);
    if (fitting.length === 0) return null;
    // The replaced range extends behind the cursor, to the closing quotation mark; only the text before the cursor is
    // matched.
    const beyond = Math.max(0, (fitting[0]?.to ?? pos) - pos);
    return {
      from,
      options: fitting.map(
        ({ label, shown, about, template }): Completion => ({
          label,
          displayLabel: shown,
          ...(about && { detail: nameIn(about), info: about }),
          apply: (view, completion, start, end) => snippet(template)(view, completion, start, end + beyond),
        }),
      ),
      validFor: /^"?[^"\n]*$/,
    };
  };

/** The display name of a key, which begins the description in its schema. */
const nameIn = (about: string): string => about.split(/[：，；\n]|[:,;] /, 1).join('');

export const hoverFrom = (help: CurrentLanguageService) =>
  hoverTooltip(async (view, pos) => {
    const found = await help()?.hover(view.state.doc.toString(), pos);
    if (!found) return null;
    return {
      pos: found.from,
      end: found.to,
      above: true,
      create: () => {
        const dom = document.createElement('div');
        dom.className = 'cm-about';
        dom.textContent = found.about;
        return { dom };
      },
    };
  });
