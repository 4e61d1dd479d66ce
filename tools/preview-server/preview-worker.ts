import { answerInThread } from '../../console/index.ts';
import { readConfig } from '../../ops/index.ts';
import { pictureSizeIn } from '../../publish/files/picture-size.ts';
import { type BuiltPlugin, buildPlugins } from '../../publish/plugins/build-plugins.ts';
import { withPluginAddresses } from '../../publish/plugins/plugin-addresses.ts';
import { type BuiltApp, readBuiltApp } from '../../publish/prerender/built-app.ts';
import type { Config } from '../../schemas/index.ts';
import { type PictureSizes, previewDataFile, renderPreviewHtml } from './render-preview.ts';
import type { Revision, WorkerRequest, WorkerResponse } from './worker-messages.ts';

/** The last configs that could be decided. */
const shown: Record<Revision, Config | null> = { disk: null, draft: null, review: null };
const unknown: PictureSizes = () => null;
const sizes: Record<Revision, PictureSizes> = { disk: unknown, draft: unknown, review: unknown };
let disk = -1;
/** The app with the plug-ins of each config. */
const apps: Record<Revision, BuiltApp | null> = { disk: null, draft: null, review: null };
/** The files of all plug-ins that were shown, by address: a page that is still open asks for those of its own config. */
const pluginFiles = new Map<string, string>();

async function answer(question: WorkerRequest): Promise<WorkerResponse> {
  if (question.ask === 'show') return show(question);
  const [config, app] = [shown[question.of], apps[question.of]];
  if (!config || !app) return null;
  if (question.ask === 'file')
    return pluginFiles.get(question.path) ?? previewDataFile(config, question.path, sizes[question.of]);
  return renderPreviewHtml(app, config, question, sizes[question.of]);
}

/** @returns `shown`, or null if the draft cannot be decided: then the last one that could stays */
async function show(question: Extract<WorkerRequest, { ask: 'show' }>): Promise<'shown' | null> {
  const { appDir, dir, of, overlay, pictures, disk: now } = question;
  sizes.disk = pictureSizeIn(dir);
  sizes[of] = pictureSizeIn(dir, pictures);
  if (now !== disk || !apps.disk) {
    const { wellFormed } = readConfig(dir);
    if (wellFormed) await keep('disk', wellFormed, appDir, dir);
    apps.disk ??= await appWith([], appDir);
    disk = now;
  }
  if (overlay.size === 0) {
    [shown[of], apps[of]] = [shown.disk ?? (of === 'draft' ? shown.draft : null), apps.disk];
    return shown.disk && 'shown';
  }
  const { wellFormed } = readConfig(dir, { overlay, pictures });
  if (wellFormed) await keep(of, wellFormed, appDir, dir);
  // Of a review that cannot be decided nothing is shown: the one before is another one.
  else if (of !== 'draft') shown[of] = null;
  return wellFormed && 'shown';
}

/** Shows a config from now on, with its plug-ins. @throws Error where one of these cannot be built */
async function keep(of: Revision, config: Config, appDir: string, dir: string): Promise<void> {
  const plugins = await buildPlugins(config, dir);
  for (const { files } of plugins) for (const [address, text] of files) pluginFiles.set(address, text);
  apps[of] = await appWith(plugins, appDir);
  shown[of] = withPluginAddresses(config, plugins);
}

/** Each knows the styles of the pages that it has rendered: a new one for each edit would be slow. */
const appsByPlugins = new Map<string, Promise<BuiltApp>>();

function appWith(plugins: readonly BuiltPlugin[], appDir: string): Promise<BuiltApp> {
  const key = plugins.map(({ address }) => address).join();
  const app = appsByPlugins.get(key) ?? readBuiltApp(appDir, plugins);
  appsByPlugins.set(key, app);
  return app;
}

answerInThread(answer);
