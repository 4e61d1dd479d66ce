import { answerInThread } from '../../ops/console/index.ts';
import { readConfig } from '../../ops/index.ts';
import type { Config } from '../../schemas/index.ts';
import { type AppPages, readAppPages } from '../app-pages.ts';
import { bundleJson, htmlOf } from './preview-pages.ts';
import type { PreviewAnswer, PreviewQuestion, PreviewSide } from './preview-question.ts';

/** The last configs that could be walked. */
const shown: Record<PreviewSide, Config | null> = { disk: null, draft: null };
let disk = -1;
let app: Promise<AppPages> | null = null;

async function answer(question: PreviewQuestion): Promise<PreviewAnswer> {
  if (question.ask === 'show') return show(question);
  const config = shown[question.of];
  if (!config || !app) return null;
  if (question.ask === 'bundle') return bundleJson(config, question.page);
  return htmlOf(await app, config, question.host, question.path);
}

async function show({
  appDir,
  dir,
  overlay,
  disk: now,
}: Extract<PreviewQuestion, { ask: 'show' }>): Promise<null> {
  app ??= readAppPages(appDir);
  await app;
  if (now !== disk) {
    shown.disk = readConfig(dir).wellFormed ?? shown.disk;
    disk = now;
  }
  shown.draft = overlay.size === 0 ? shown.disk : (readConfig(dir, { overlay }).wellFormed ?? shown.draft);
  return null;
}

answerInThread(answer);
