import type { IdReference } from '../../schemas/compile/config-validator.ts';
import { defaultMessages } from '../../schemas/defaults/default-messages.ts';
import { messageIds, type RefKind } from '../../schemas/index.ts';
import type { ParsedFile } from '../config/parsed-file.ts';
import type { FileReferences, Project } from '../config/project.ts';
import { referenceNouns } from '../config/reference-nouns.ts';
import type { CodeDefinition } from '../diagnostics/code-definition.ts';
import { type Finding, findingOf } from '../diagnostics/finding.ts';
import { didYouMean, nearestName, possibleNames, sameName } from '../did-you-mean/did-you-mean.ts';
import { member, stringsOf } from '../json/json-values.ts';
import { list, quote, spaced, type Text } from '../text/text.ts';
import { assetCase, assetMissing, cityUnknown, refUnknown } from './reference-codes.ts';

const ofCode: ReadonlySet<string> = new Set(messageIds);

interface Use extends IdReference {
  file: ParsedFile;
}

/** Pages finish with their own outcomes only; tables may ask for those of any page. */
const isOwnOutcome = ({ kind, file }: Use) => kind === 'outcome' && file.kind === 'pages';

function known(project: Project, use: Use): readonly string[] {
  return isOwnOutcome(use) ? stringsOf(member(use.file.value, 'outcomes')) : project.ids[use.kind];
}

/** Without a list of outcomes there is nothing to check; the schema reports that. */
const hasOutcomes = ({ value }: ParsedFile) => Array.isArray(member(value, 'outcomes'));

/** Looks up every id that is used; the uses of one unknown id are one finding. */
export function checkReferences(project: Project, all: readonly FileReferences[]): Finding[] {
  const ids = new Map(Object.entries(project.ids).map(([kind, of]) => [kind, new Set(of)]));
  const misnamed = misnamedIds(project);
  const unknown = new Map<string, Use[]>();
  for (const { file, references } of all) {
    for (const reference of references) {
      const use = { ...reference, file };
      // A text of the code without a default in the language of the site is told once, by message-missing.
      if (use.kind === 'message' && ofCode.has(use.id)) continue;
      const own = isOwnOutcome(use);
      if (own ? !hasOutcomes(file) : project.unknown.has(use.kind)) continue;
      if (own ? known(project, use).includes(use.id) : ids.get(use.kind)?.has(use.id)) continue;
      if (misnamed.has(`${use.kind} ${use.id}`)) continue;
      // A route that is gone is missed as a route and as a destination.
      const family = use.kind === 'destination' ? 'route' : use.kind;
      const same = `${own ? file.file : ''} ${family} ${use.id}`;
      const uses = unknown.get(same);
      if (uses) uses.push(use);
      else unknown.set(same, [use]);
    }
  }
  return [...unknown.values()].map((uses) => toFinding(project, uses));
}

/** The ids that pages and forms have in files of other names: `id-file-name` is about them, and their uses are right. */
const misnamedIds = ({ files }: Project): Set<string> =>
  new Set(
    files.flatMap(({ kind, stem, value }) => {
      const id = member(value, 'id');
      const isNamedByFile = kind === 'pages' || kind === 'forms';
      return isNamedByFile && id !== stem ? [`${kind === 'pages' ? 'page' : 'form'} ${String(id)}`] : [];
    }),
  );

const definitions: Partial<Record<RefKind, CodeDefinition>> = { city: cityUnknown, asset: assetMissing };

function toFinding(project: Project, uses: readonly Use[]): Finding {
  const [use, ...later] = uses as [Use, ...Use[]];
  const candidates = known(project, use);
  const otherCase =
    use.kind === 'asset' && candidates.find((one) => one.toLowerCase() === use.id.toLowerCase());
  const near = otherCase || nearestName(use.id, candidates);
  const meant = fixOf(project, uses);
  const suggestions = possibleNames(use.id, candidates).filter((one) => fitsAll(project, uses, one));
  const { name, where } = referenceNouns[use.kind];
  const own = isOwnOutcome(use);
  const shown = list(candidates);
  return findingOf(otherCase ? assetCase : (definitions[use.kind] ?? refUnknown), {
    message: { zh: `没有${name.zh} ${quote(use.id)}`, en: `no ${name.en} ${quote(use.id)}` },
    label: own
      ? { zh: '不在本页的 outcomes 里', en: 'not among the outcomes of this page' }
      : { zh: `不在${spaced(where.zh)}里`, en: `not in ${where.en}` },
    help: isUntranslated(use)
      ? toTranslate
      : near
        ? withWayIn(use.kind, didYouMean(near))
        : use.kind === 'city'
          ? newCity
          : candidates.length === 0
            ? { zh: `先在${spaced(where.zh)}里添加`, en: `add it to ${where.en} first` }
            : { zh: `可用: ${shown.zh}`, en: `there are: ${shown.en}` },
    ...(meant && { replaceBy: meant }),
    suggestions,
    replacesRelated: true,
    file: use.file.file,
    pointer: use.pointer,
    related: later.map((one) => ({
      message: { zh: '也用到它', en: 'used here too' },
      file: one.file.file,
      pointer: one.pointer,
    })),
  });
}

/** A city is no typo as often as one: the list is only of those that rules speak of. */
const newCity: Text = {
  zh: '新城市先加到 definitions/cities.json 的 cities: "名字": { "aliases": ["名字市"] }',
  en: 'a new city is added to cities of definitions/cities.json first: "name": { "aliases": ["name市"] }',
};
/** A text that ships, and not in the language of the site. */
const isUntranslated = ({ kind, id }: Use) => kind === 'message' && Object.hasOwn(defaultMessages('en'), id);
const toTranslate: Text = {
  zh: '站点的语言没有自带它: npx funnel messages --write 写出所有要翻译的文案',
  en: 'it does not ship in the language of the site: npx funnel messages --write writes all texts to translate',
};
const withWayIn = (kind: RefKind, { zh, en }: Text): Text =>
  kind === 'city' ? { zh: `${zh} ${newCity.zh}`, en: `${en} ${newCity.en}` } : { zh, en };

/** The same name in another spelling, where it may be written at all of these places alike. */
function fixOf(project: Project, uses: readonly Use[]): string | undefined {
  const [use] = uses as [Use, ...Use[]];
  const same = sameName(use.id, known(project, use));
  return same !== undefined && fitsAll(project, uses, same) ? same : undefined;
}

const fitsAll = (project: Project, uses: readonly Use[], id: string) =>
  uses.every((one) => known(project, one).includes(id));
