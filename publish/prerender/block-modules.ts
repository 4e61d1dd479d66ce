/** The folder of a block's view follows from its group: `notice` in `renderer/blocks-content/Notice.tsx`. */
const blockView = /^(?:profiles\/\w+\/)?renderer\/blocks-[a-z]+\/(\w+)\.tsx$/;

/** The block types whose views are chunks of their own, with their keys in Vite's manifest. */
export function blockModules(manifestKeys: Iterable<string>): Map<string, string> {
  return new Map(
    [...manifestKeys].flatMap((key) => {
      const name = blockView.exec(key)?.[1];
      return name === undefined ? [] : [[name.charAt(0).toLowerCase() + name.slice(1), key] as const];
    }),
  );
}

/** The table that says how to load what the first bundle does not name. */
const lateTable = 'renderer/blocks/late-blocks.ts';
const lateViews = 'renderer/blocks-marketing/';
const answersView = 'renderer/context/AnswerTexts.tsx';

/** The module of a plug-in's view in the manifest: the app's build does not have it. */
export const pluginModuleFolder = 'plugins/';

/**
 * The modules that the blocks of a page need beside the app.
 * @param modules - as `blockModules` gives them
 * @param types - also that of the view around all blocks of a page that fills answers in (publish/site-data/answer-texts.ts)
 * @param answers - what the page says of answers, if anything
 */
export function modulesOfBlocks(
  modules: ReadonlyMap<string, string>,
  types: readonly string[],
  answers?: readonly unknown[],
): string[] {
  const fillsAnswers = answers !== undefined || types.includes('answers');
  const views = [...types.flatMap((type) => modules.get(type) ?? []), ...(fillsAnswers ? [answersView] : [])];
  const isLate = (view: string) =>
    view.startsWith(lateViews) || view.startsWith(pluginModuleFolder) || view === answersView;
  return views.some(isLate) ? [lateTable, ...views] : views;
}
