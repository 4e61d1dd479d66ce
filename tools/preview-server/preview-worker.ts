import { answerInThread } from '../../console/index.ts';
import { readConfig } from '../../ops/index.ts';
import { pictureSizeIn } from '../../publish/files/picture-size.ts';
import { type BuiltApp, readBuiltApp } from '../../publish/prerender/built-app.ts';
import type { Config } from '../../schemas/index.ts';
import { type PictureSizes, previewDataFile, renderPreviewHtml } from './render-preview.ts';
import type { Revision, WorkerRequest, WorkerResponse } from './worker-messages.ts';

/** The last configs that could be decided. */
const shown: Record<Revision, Config | null> = { disk: null, draft: null, review: null };
const unknown: PictureSizes = () => null;
const sizes: Record<Revision, PictureSizes> = { disk: unknown, draft: unknown, review: unknown };
let disk = -1;
let app: Promise<BuiltApp> | null = null;

async function answer(question: WorkerRequest): Promise<WorkerResponse> {
  if (question.ask === 'show') return show(question);
  const config = shown[question.of];
  if (!config || !app) return null;
  if (question.ask === 'file') return previewDataFile(config, question.path, sizes[question.of]);
  return renderPreviewHtml(await app, config, question, sizes[question.of]);
}

/** @returns `shown`, or null if the draft cannot be decided: then the last one that could stays */
async function show(question: Extract<WorkerRequest, { ask: 'show' }>): Promise<'shown' | null> {
  const { appDir, dir, of, overlay, pictures, disk: now } = question;
  app ??= readBuiltApp(appDir);
  sizes.disk = pictureSizeIn(dir);
  sizes[of] = pictureSizeIn(dir, pictures);
  await app;
  if (now !== disk) {
    shown.disk = readConfig(dir).wellFormed ?? shown.disk;
    disk = now;
  }
  const { wellFormed } =
    overlay.size === 0 ? { wellFormed: shown.disk } : readConfig(dir, { overlay, pictures });
  // Of a review that cannot be decided nothing is shown: the one before is another one.
  shown[of] = wellFormed ?? (of === 'draft' ? shown.draft : null);
  return wellFormed && 'shown';
}

answerInThread(answer);
