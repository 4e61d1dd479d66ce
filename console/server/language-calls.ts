import type { Hono } from 'hono';
import type { LanguagesResponse } from '../api/index.ts';
import { ApiRefusalError, malformedRequest } from '../api/refusal-error.ts';
import { triedOverlay } from './draft-calls.ts';
import type { OpsConsole } from './ops-console.ts';
import { readBody, readTexts } from './read-request.ts';

const mostLanguages = 40;
/** Of a draft that another window edits at the same time. */
const mostTries = 5;

/** The call about the languages of the site. */
export function addLanguageRoutes(app: Hono, console: OpsConsole): void {
  app.post('/api/languages', async ({ req, json }) => {
    const began = performance.now();
    const languages = readTexts(await readBody(req.raw), 'languages', mostLanguages) ?? [];
    if (languages.length === 0 || !languages.every(isTag))
      throw malformedRequest('languages takes BCP 47 tags');
    for (let tries = 0; tries < mostTries; tries += 1) {
      const found = await trialLanguages(console, languages);
      const ms = Math.round(performance.now() - began);
      if (found) return json({ ...found, ms } satisfies LanguagesResponse);
    }
    throw changedMeanwhile();
  });
}

/** @returns undefined where the draft changed meanwhile: the edits are those of one version alone */
async function trialLanguages(
  console: OpsConsole,
  languages: string[],
): Promise<Omit<LanguagesResponse, 'ms'> | undefined> {
  const { draft, queryThread, revision } = console;
  const found = await queryThread.ask(revision, { ask: 'languageEdits', languages });
  if (draft.version !== revision.version) return undefined;
  const overlay = triedOverlay(console, { edits: found.edits });
  const lacking = await queryThread.ask(revision, { ask: 'lackingTexts', overlay });
  return { version: revision.version, ...found, lacking };
}

function isTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

const changedMeanwhile = () =>
  new ApiRefusalError('stale', {
    zh: '草稿已经变了，请再看一次',
    en: 'the draft has changed meanwhile: ask again',
  });
