import { answerInThread } from '../../console/index.ts';
import { readConfig } from '../../ops/index.ts';
import { type AppPages, readAppPages } from '../../publish/prerender/built-app.ts';
import type { Config } from '../../schemas/index.ts';
import { fileJson, htmlOf } from './render-preview.ts';
import type { PreviewAnswer, PreviewQuestion, PreviewSide } from './worker-messages.ts';

/** The last configs that could be walked. */
const shown: Record<PreviewSide, Config | null> = { disk: null, draft: null };
let disk = -1;
let app: Promise<AppPages> | null = null;

async function answer(question: PreviewQuestion): Promise<PreviewAnswer> {
  if (question.ask === 'show') return show(question);
  const config = shown[question.of];
  if (!config || !app) return null;
  if (question.ask === 'file') return fileJson(config, question.path);
  return htmlOf(await app, config, question.host, question.path);
}

/** @returns `shown`, or null where the draft cannot be walked: then the last one that could stays */
async function show(question: Extract<PreviewQuestion, { ask: 'show' }>): Promise<'shown' | null> {
  const { appDir, dir, overlay, pictures, disk: now } = question;
  app ??= readAppPages(appDir);
  await app;
  if (now !== disk) {
    shown.disk = readConfig(dir).wellFormed ?? shown.disk;
    disk = now;
  }
  const { wellFormed } =
    overlay.size === 0 ? { wellFormed: shown.disk } : readConfig(dir, { overlay, pictures });
  shown.draft = wellFormed ?? shown.draft;
  return wellFormed && 'shown';
}

answerInThread(answer);
