import { pageLabel, routeLabel } from '../../../ops/plan-report/route-label.ts';
import { described } from '../../../ops/wording/described.ts';
import { fileWords, optionalFileWords } from '../../../ops/wording/file-words.ts';
import type { LabelSource } from '../../../ops/wording/labels.ts';
import { type ConfigFileName, configFiles, optionalFiles } from '../../../schemas/index.ts';
import type { Text } from '../../api/index.ts';
import { formQuestions } from './form-questions.ts';

const byFile = new Map<string, Text>([
  ...Object.entries(fileWords).map(
    ([name, title]) => [configFiles[name as ConfigFileName].path, title] as const,
  ),
  [optionalFiles.invariants.path, optionalFileWords.invariants],
]);

/**
 * The display name of a file: a page by its route or, in a sheet, by its heading, a form by the pages that contain it
 * or, on none yet, by what it asks for.
 * A plug-in has the name that it gives itself. Empty where nothing is known.
 */
export function fileTitle(source: LabelSource, file: string): string {
  const known = byFile.get(file);
  if (known) return known[source.language];
  const [, folder, id = ''] = /^definitions\/(pages|forms|plugins)\/(.+)\.json$/.exec(file) ?? [];
  if (folder === 'pages') return pageLabel(source, id) ?? sheetTitle(source, id);
  if (folder === 'plugins') return pluginTitle(source, id);
  return folder === 'forms' ? formTitle(source, id, file) : '';
}

function pluginTitle({ names, language }: LabelSource, id: string): string {
  const about = names?.plugins?.[id]?.about;
  return about === undefined ? '' : described(about, id).label[language];
}

function sheetTitle({ names, language }: LabelSource, id: string): string {
  const heading = names?.sheets?.[id];
  if (heading === undefined) return '';
  const kind = language === 'zh' ? '弹层' : 'Sheet';
  return heading === '' ? kind : `${kind}${language === 'zh' ? '：' : ': '}${heading}`;
}

function formTitle(source: LabelSource, id: string, file: string): string {
  const [first, ...others] = source.names?.forms?.[id] ?? [];
  if (first === undefined) return formQuestions(source.file(file)?.value, source.language);
  const location = routeLabel(source, first);
  const rest = others.length;
  if (source.language === 'zh')
    return rest === 0 ? `用于${location}` : `用于${location} 等 ${rest + 1} 个网址`;
  return rest === 0 ? `On the ${location}` : `On the ${location} and ${rest} more addresses`;
}
