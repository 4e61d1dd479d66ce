import type { Block, PageSchema } from '../../schemas/index.ts';
import { itemsOf, member, stringsOf } from '../json/json-values.ts';
import type { PageWords } from './default-page-words.ts';

interface Given {
  words: PageWords;
  /** The default texts of messages. */
  messages: Readonly<Record<string, string>>;
  forms: ReadonlyMap<string, unknown>;
}

/** The pages that a config without routes.json has, unless it writes a page of the same id, by id. */
export const defaultPages = (given: Given): Readonly<Record<string, PageSchema>> => ({
  thanks: resultPage('thanks', given),
  sorry: resultPage('sorry', given),
  privacy: privacyPage(given),
  'not-found': {
    id: 'not-found',
    outcomes: ['goHome'],
    body: [
      { type: 'brandBar', id: 'brand' },
      {
        type: 'status',
        id: 'state',
        state: 'empty',
        title: given.words.notFoundTitle,
        text: given.words.notFoundText,
      },
      // Visitors of a blocked channel would be led back here.
      { ...homeButton(given.words), showWhen: { 'channel.blocked': false } },
    ],
  },
});

const homeButton = (words: PageWords) =>
  ({
    type: 'button',
    id: 'home',
    label: words.home,
    tone: 'secondary',
    action: { do: 'finish', outcome: 'goHome' },
  }) as const;

/** Both destinations of a form tell what became of it: a visitor may come back to either. */
function resultPage(id: string, { words, forms }: Given): PageSchema {
  const told = [...forms].flatMap(([form, value]) => (member(value, 'receipt') === undefined ? [] : [form]));
  const nothing: Block = {
    type: 'status',
    id: 'nothing',
    state: 'empty',
    title: words.nothingSent,
    text: words.nothingSentText,
  };
  const receipt: Block = {
    type: 'leadReceipt',
    id: 'receipt',
    forms: told,
    accepted: [{ type: 'notice', id: 'done', tone: 'success', text: words.acceptedText }],
    refused: [{ type: 'notice', id: 'again', tone: 'info', text: words.refusedText }],
    none: [nothing],
  };
  return {
    id,
    title: words.thanksTitle,
    outcomes: ['goHome'],
    body: [{ type: 'brandBar', id: 'brand' }, told.length > 0 ? receipt : nothing, homeButton(words)],
  };
}

/** What the forms of the config collect, and what they say of it. */
function privacyPage({ words, messages, forms }: Given): PageSchema {
  const texts = (key: string) =>
    [...new Set(stringsOf([...forms.values()].map((form) => member(form, 'receipt', key))))].join(' ');
  const collected = [...forms.values()].map((form) => {
    const labels = itemsOf(member(form, 'fields')).flatMap((field) => labelOf(field, messages));
    const purpose = stringsOf([member(form, 'purpose')]).join('');
    return `${labels.join(words.separator)}${purpose && words.lead}${purpose}`;
  });
  const notice = (id: string, title: string, text: string): Block[] =>
    text === '' ? [] : [{ type: 'notice', id, tone: 'info', title, text: text.slice(0, 600) }];
  return {
    id: 'privacy',
    title: words.privacyTitle,
    outcomes: [],
    body: [
      { type: 'hero', id: 'top', title: words.privacyTitle, layout: 'plain' },
      ...notice('who', words.who, '{brand.companyName}'),
      ...notice('what', words.what, collected.filter(Boolean).join(words.stop)),
      ...notice('uploads', words.uploads, hasUploads(forms) ? words.uploadsText : ''),
      ...notice('recipients', words.recipients, texts('recipients')),
      ...notice('withdraw', words.withdraw, texts('withdraw')),
    ],
  };
}

/** Photos and signatures are sent before the form is, and say more than was asked: that is told by itself. */
const hasUploads = (forms: Given['forms']): boolean =>
  [...forms.values()].some((form) =>
    itemsOf(member(form, 'fields')).some((field) =>
      ['photo', 'signature'].some((kind) => kind === member(field, 'kind')),
    ),
  );

function labelOf(field: unknown, messages: Given['messages']): string[] {
  const kind = member(field, 'kind');
  if (kind === 'consent' || kind === 'smsCode') return [];
  const known = messages[`field.${kind}.label`];
  return stringsOf([member(field, 'label') ?? known]);
}
