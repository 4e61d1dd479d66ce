import type { Config, PageSchema } from '../../schemas/index.ts';
import type { ForeignForm } from '../foreign-forms/foreign-form.ts';
import { cut } from '../foreign-forms/plain-text.ts';

/** What a visitor reads after the form was sent; the code shows it as well, so that every config has it. */
const sent = 'lead.sent';
const failed = 'call.failed';
const refused = 'form.refused';

/** A page with the form: the bar of the brand, the title, and what follows each result code. */
export function toPage(read: ForeignForm, id: string, endpoint: string, config: Config): PageSchema {
  const { codes } = config.endpoints.endpoints[endpoint] ?? { codes: [200] };
  const refusal = Object.hasOwn(config.messages.messages, refused) ? refused : failed;
  const others = codes.filter((code) => code !== 200);
  return {
    $schema: '../../schemas/json/page.schema.json',
    id,
    outcomes: [],
    body: [
      { type: 'brandBar', id: 'brand' },
      {
        type: 'hero',
        id: 'top',
        title: cut(read.title, 80) || id,
        ...(read.description !== '' && { subtitle: cut(read.description, 600) }),
        layout: 'plain',
      },
      {
        type: 'form',
        id: 'form',
        form: id,
        onResult: {
          cases: [
            { code: 200, stay: sent },
            ...(others.length > 0 ? [{ code: others, show: { at: 'form', message: refusal } }] : []),
          ],
          otherwise: { show: { at: 'form', message: failed } },
        },
      },
    ],
  };
}
