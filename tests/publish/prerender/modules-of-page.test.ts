import { expect, it } from 'vitest';
import { modulesOfPage } from '../../../publish/prerender/modules-of-page.ts';
import { pageBundleOf } from '../../../publish/site-data/site-data.ts';
import {
  elaborateFieldKindsModule,
  furtherFieldKindsModule,
} from '../../../renderer/fields/needs-further-kinds.ts';
import { lazyFieldKindsModule } from '../../../renderer/fields/needs-lazy-kinds.ts';
import { allBlocks } from '../../../renderer/site-data/page-blocks.ts';
import type { Config, Field, Form, PageSchema } from '../../../schemas/index.ts';
import { config } from '../../runtime/real-config.ts';

const page: PageSchema = { id: 'quote', title: 'Quote', outcomes: [], body: [] };
const modulesOf = (...fields: Field[]) => {
  const form: Form = { id: 'f', purpose: '-', endpoint: 'userSave', submitLabel: '-', fields };
  return modulesOfPage({ blockModules: new Map() }, page, [form]);
};
const mobile: Field = { kind: 'mobile', id: 'phone' };
const both = [lazyFieldKindsModule, furtherFieldKindsModule];

it('a page is sent the chunk of the further field kinds together with that of the others, where its form needs it', () => {
  expect(modulesOf(mobile)).toEqual([]);
  expect(modulesOf({ kind: 'text', id: 'note' })).toEqual([lazyFieldKindsModule]);
  expect(modulesOf({ kind: 'text', id: 'note', showWhenAnswers: { phone: ['1', '2'] } })).toEqual([
    lazyFieldKindsModule,
  ]);
  expect(modulesOf({ kind: 'address', id: 'home' })).toEqual([
    lazyFieldKindsModule,
    elaborateFieldKindsModule,
  ]);
  expect(modulesOf({ kind: 'email', id: 'mail' })).toEqual(both);
  expect(modulesOf({ kind: 'text', id: 'note', default: 'x' })).toEqual(both);
  expect(
    modulesOf(mobile, { kind: 'text', id: 'note', showWhenAnswers: { phone: { answered: true } } }),
  ).toEqual(both);
});

it('no page that ships loads that chunk or carries a text of these kinds', () => {
  for (const one of Object.values(config.pages)) {
    const forms = allBlocks(one.body).flatMap((block) =>
      block.type === 'form' ? (config.forms[block.form] ?? []) : [],
    );
    expect(modulesOfPage({ blockModules: new Map() }, one, forms)).not.toContain(furtherFieldKindsModule);
    expect(JSON.stringify(pageBundleOf(config, one.id).messages)).not.toContain('field.email.');
  }
});

it('a page whose form has such a field carries its texts, and no others of these kinds', () => {
  const [id = '', form] = Object.entries(config.forms)[0] ?? [];
  const shown = Object.values(config.pages).find(({ body }) =>
    allBlocks(body).some((block) => block.type === 'form' && block.form === id),
  );
  const fields = [...(form?.fields ?? []), { kind: 'email', id: 'mail' }];
  const changed = { ...config, forms: { ...config.forms, [id]: { ...form, fields } } } as Config;
  const { messages } = pageBundleOf(changed, shown?.id ?? '');
  expect(messages).toHaveProperty(['field.email.invalid']);
  expect(messages).not.toHaveProperty(['field.rating.label']);
});
