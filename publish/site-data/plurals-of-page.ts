import type { PageBundle } from '../../renderer/site-data/page-bundle.ts';
import { ownEntry } from '../../runtime/index.ts';
import { defaultMessages, defaultPlurals } from '../../schemas/defaults/default-messages.ts';
import type { Config, PluralForms } from '../../schemas/index.ts';

/**
 * The forms of the texts of a page and its forms, and of its messages: those of the config, and those that ship.
 * @returns undefined where none of them has any, so that the page gets no code for it
 */
export function pluralsOfPage(
  { site: { language }, plurals }: Config,
  bundle: Pick<PageBundle, 'page' | 'forms'>,
  messages: PageBundle['messages'],
): PageBundle['plurals'] {
  const ofMessages = { ...shippedForms(messages, language), ...plurals?.messages };
  const forms = [
    ...Object.entries(ofMessages).filter(([id]) => Object.hasOwn(messages, id)),
    ...Object.entries(ownEntry(plurals?.pages ?? {}, bundle.page.id) ?? {}),
  ];
  return forms.length > 0 ? { language, forms: Object.fromEntries(forms) } : undefined;
}

/** Those of messages whose text is the one that ships: another one has the forms that the config writes. */
function shippedForms(messages: PageBundle['messages'], language: string): Record<string, PluralForms> {
  const shipped = defaultMessages(language);
  return Object.fromEntries(
    Object.entries(defaultPlurals(language)).flatMap(([id, forms]) => {
      const other = messages[id];
      return other !== undefined && other === shipped[id] ? [[id, { ...forms, other }]] : [];
    }),
  );
}
