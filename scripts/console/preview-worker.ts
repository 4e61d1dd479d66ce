import { answerInThread } from '../../ops/console/index.ts';
import { readConfig } from '../../ops/index.ts';
import type { Config } from '../../schemas/index.ts';
import { readAppPages } from '../app-pages.ts';
import { dist } from '../settings.ts';
import { bundleJson, htmlOf } from './preview-pages.ts';
import type { PreviewAnswer, PreviewQuestion, PreviewSide } from './preview-question.ts';

/** The last configs that could be walked. */
const shown: Record<PreviewSide, Config | null> = { disk: null, draft: null };
let disk = -1;
const app = readAppPages(dist.app);

async function answer(question: PreviewQuestion): Promise<PreviewAnswer> {
  if (question.ask === 'show') return show(question);
  const config = shown[question.of];
  if (!config) return null;
  if (question.ask === 'bundle') return bundleJson(config, question.page);
  return htmlOf(await app, config, question.host, question.path);
}

async function show({ dir, overlay, disk: now }: Extract<PreviewQuestion, { ask: 'show' }>): Promise<null> {
  await app;
  if (now !== disk) {
    shown.disk = readConfig(dir).wellFormed ?? shown.disk;
    disk = now;
  }
  shown.draft = overlay.size === 0 ? shown.disk : (readConfig(dir, { overlay }).wellFormed ?? shown.draft);
  return null;
}

answerInThread(answer);
