import { describe, expect, it, test } from 'vitest';
import {
  type Deleted,
  usesIn,
  usesOfDeleted,
  usesOpening,
} from '../../../../console/ui/page-links/config-uses.ts';
import { deletionEdits } from '../../../../console/ui/pages/new-definition.ts';
import { checkReferences } from '../../../../ops/check/check-references.ts';
import { checkSchemas } from '../../../../ops/check/check-schemas.ts';
import { readReferences } from '../../../../ops/check/read-ids.ts';
import { collectIds } from '../../../../ops/config/collect-ids.ts';
import { parseFiles } from '../../../../ops/config/parse-files.ts';
import type { ParsedFile } from '../../../../ops/config/parsed-file.ts';
import type { Project } from '../../../../ops/config/project.ts';
import { pagesShowing } from '../../../../ops/edits/pages-showing.ts';
import { displayNamesOf } from '../../../../ops/explain/display-names.ts';
import { Explainer } from '../../../../ops/explain/explain.ts';
import { toPointer } from '../../../../ops/json/pointer.ts';
import { valueIn } from '../../../../ops/json/value-in.ts';
import { root } from '../../../../publish/environment/settings.ts';
import { config, sources } from '../../../runtime/real-config.ts';

const names = displayNamesOf(new Explainer(config, sources));
const shipped = () => parseFiles(root).parsed;
const files = shipped();
const { references, ids } = readReferences(root);
const definitions = files.filter(({ kind }) => kind === 'pages' || kind === 'forms');
const usesOf = ({ kind, stem: id, file, value }: ParsedFile) =>
  usesOfDeleted({ folder: kind as Deleted['folder'], id, file, value }, files, names);

/** The places of which `check` says that they name nothing once a page or form is deleted, and nothing is mended. */
function danglingAfter({ kind, stem, file }: ParsedFile): string[] {
  const left = files.filter((one) => one.file !== file);
  const contentOf = (name: string) => files.find((one) => one.file === name)?.value;
  const edited = new Map(
    ['definitions/routes.json', 'hosts.json'].map((name) => [name, structuredClone(contentOf(name))]),
  );
  const given = { routes: contentOf('definitions/routes.json'), hosts: contentOf('hosts.json') };
  for (const edit of deletionEdits(kind as Deleted['folder'], stem, given)) {
    if (edit.do !== 'remove') continue;
    const owner = valueIn(edited.get(edit.file), edit.path.slice(0, -1).map(String));
    const key = edit.path.at(-1);
    if (Array.isArray(owner)) owner.splice(Number(key), 1);
    else delete (owner as Record<string, unknown>)[String(key)];
  }
  const after = left.map((one) => ({ ...one, value: edited.get(one.file) ?? one.value }));
  const again = checkSchemas(
    structuredClone(after.filter((one) => edited.has(one.file) || one.kind === 'facts')),
  ).references.filter((one) => edited.has(one.file.file));
  const stems = (of: string) => after.filter((one) => one.kind === of).map((one) => one.stem);
  const project = {
    files: after,
    ids: collectIds(after, { pages: stems('pages'), forms: stems('forms') }, ids.asset),
    unknown: new Set(),
  } as unknown as Project;
  const kept = references.filter((one) => one.file.file !== file && !edited.has(one.file.file));
  return checkReferences(project, [...kept, ...again])
    .flatMap((one) => [one, ...(one.related ?? [])])
    .map((one) => `${one.file} ${one.pointer}`)
    .sort();
}

describe('what still names a page or form that is deleted', () => {
  it('is every place of which check would say so, for each of the shipped config', () => {
    for (const one of definitions) {
      // The lists of hosts change with the deletion: `check` tells their later places by other numbers.
      const found = [...new Set(usesOf(one).map(({ file, path }) => `${file} ${toPointer(path)}`))].sort();
      expect(found, one.file).toEqual(danglingAfter(one));
    }
  });
  it('is site.json for the pages about the login of a link', () => {
    const placesOf = (id: string) =>
      definitions
        .filter(({ stem }) => stem === id)
        .flatMap(usesOf)
        .map(({ file, path }) => [file, toPointer(path)]);
    expect(placesOf('link-refused')).toEqual([['definitions/site.json', '/linkLogin/refused']]);
    expect(placesOf('link-login')).toEqual([['definitions/site.json', '/linkLogin/otherUser']]);
  });
});

test('what opens a page in a sheet is there for every page that the impact counts as shown by another one', () => {
  const uses = usesIn(files, names);
  for (const page of Object.keys(config.pages)) {
    const isShown = pagesShowing(config, page).size > 1;
    expect(usesOpening(uses, page).length > 0, page).toBe(isShown);
  }
  expect(usesOpening(uses, 'link-refused').map(({ file }) => file)).toEqual(['definitions/site.json']);
});
