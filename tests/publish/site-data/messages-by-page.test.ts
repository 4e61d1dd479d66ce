import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { embeddedDataOf, pageBundleOf } from '../../../publish/site-data/site-data.ts';
import { messageOwners } from '../../../schemas/page/message-owners.ts';
import { config, root } from '../../runtime/real-config.ts';

const files = ['renderer', 'profiles'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
);
const textOf = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));

/** The modules of the renderer and of profiles that one of them imports statically, itself included. */
function needed(file: string, visited = new Set<string>()): Set<string> {
  if (visited.has(file)) return visited;
  visited.add(file);
  for (const [, from = ''] of (textOf.get(file) ?? '').matchAll(
    /^(?:import|\} from|export) .*?'(\.[^']+)'/gm,
  )) {
    const next = join(dirname(file), from);
    if (textOf.has(next)) needed(next, visited);
  }
  return visited;
}
const views = (registry: string): [string, string][] =>
  [...(textOf.get(registry) ?? '').matchAll(/^import \{ (?:type )?(\w+) \} from '(\.[\w./-]+\.tsx)'/gm)].map(
    ([, name = '', file = '']): [string, string] => [name, join(dirname(registry), file)],
  );
const lazyViews = [
  'renderer/blocks/block-registry.ts',
  'renderer/blocks/late-blocks.ts',
  ...files.filter((file) => /^profiles\/\w+\/renderer\/block-views\.ts$/.test(file)),
].flatMap((registry) =>
  [...(textOf.get(registry) ?? '').matchAll(/import\('(\.[\w./-]+\/(\w+)\.tsx)'\)/g)].map(
    ([, file = '', name = '']): [string, string] => [name, join(dirname(registry), file)],
  ),
);
const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const owners = [
  ...views('renderer/blocks/block-registry.ts'),
  ...lazyViews,
  ...views('renderer/fields/field-registry.ts'),
  ...views('renderer/fields/lazy-field-kinds.ts'),
  ...views('renderer/fields/elaborate-field-kinds.ts'),
  ...views('renderer/fields/further-field-kinds.ts'),
  ...views('renderer/fields-time/time-field-kinds.ts'),
  ...views('renderer/fields-upload/upload-field-kinds.ts'),
  ...views('profiles/renderer/field-kinds.ts'),
].map(([name, file]): [string, string] => [lower(name), file]);

/** Owners that only some forms and fields are: a form whose answers are a lead, a field that offers the position. */
const conditional: Readonly<Record<string, readonly string[]>> = {
  lead: ['form'],
  locate: ['area', 'address'],
  formSteps: ['form'],
  '.instalment': ['amount'],
};

describe('the messages of a page bundle', () => {
  it('are all that its blocks and fields use', () => {
    expect(owners.length).toBeGreaterThan(45);
    const missing = owners.flatMap(([owner, file]) =>
      [...needed(file)].flatMap((one) =>
        Object.entries(messageOwners).flatMap(([beginning, known]) =>
          (textOf.get(one) ?? '').includes(`'${beginning}`) &&
          !known.some((name) => name === owner || conditional[name]?.includes(owner))
            ? [`${owner} shows ${beginning}* (${one})`]
            : [],
        ),
      ),
    );
    // A form shows its fields, whose kinds bring their own.
    const byField = /^form shows .*\((?:renderer\/fields-\w+|profiles\/\w+\/renderer\/fields)\//;
    expect(missing.filter((one) => !byField.test(one))).toEqual([]);
  });

  it('together with those of the site contain each message that the page itself names', () => {
    const pages = { pages: '', shards: { version: '', count: 1 } };
    const { site } = embeddedDataOf(config, 'default', null, pages, { sandbox: true });
    for (const id of Object.keys(config.pages)) {
      const { messages, ...bundle } = pageBundleOf(config, id);
      const json = JSON.stringify(bundle);
      for (const message of Object.keys(config.messages.messages)) {
        if (!json.includes(`"${message}"`)) continue;
        expect({ ...site.messages, ...messages }).toHaveProperty([message]);
      }
    }
    expect(site.messages).toHaveProperty(['ipInfo.failed']);
    expect(site.messages).not.toHaveProperty(['calculator.amount']);
  });

  it('include those about leads only for a form whose answers are a lead', () => {
    const messagesOf = (page: string) => pageBundleOf(config, page).messages;
    expect(messagesOf('form-package')).toHaveProperty(['lead.sent']);
    expect(messagesOf('login')).not.toHaveProperty(['lead.sent']);
    expect(messagesOf('login')).toHaveProperty(['form.sending']);
  });

  it('include those about steps only for a form in steps', () => {
    const messagesOf = (page: string) => pageBundleOf(config, page).messages;
    expect(messagesOf('form-package')).toHaveProperty(['step.next']);
    expect(messagesOf('form-package-simple')).not.toHaveProperty(['step.next']);
    expect(messagesOf('login')).not.toHaveProperty(['step.next']);
  });

  it('include those about the current position only for a field that offers it', () => {
    const messagesOf = (page: string) => pageBundleOf(config, page).messages;
    for (const page of ['city', 'uni-carloan'])
      expect(messagesOf(page)).toHaveProperty(['field.locate.press']);
    expect(messagesOf('carloan')).not.toHaveProperty(['field.locate.press']);
  });
});
