import type { Hono } from 'hono';
import type { LanguagesResponse } from '../api/index.ts';
import { ApiRefusalError, malformedRequest } from '../api/refusal-error.ts';
import { triedOverlay } from './draft-calls.ts';
import type { OpsConsole } from './ops-console.ts';
import { readBody, readTexts } from './read-request.ts';

const mostLanguages = 40;

/** The call about the languages of the site. */
export function addLanguageRoutes(app: Hono, console: OpsConsole): void {
  app.post('/api/languages', async ({ req, json }) => {
    const began = performance.now();
    const languages = readTexts(await readBody(req.raw), 'languages', mostLanguages) ?? [];
    if (languages.length === 0 || !languages.every(isTag))
      throw malformedRequest('languages takes BCP 47 tags');
    const { draft, queryThread, revision } = console;
    const found = await queryThread.ask(revision, { ask: 'languageEdits', languages });
    // The edits are those of this version alone.
    if (draft.version !== revision.version) throw changedMeanwhile();
    const overlay = triedOverlay(console, { edits: found.edits });
    const lacking = await queryThread.ask(revision, { ask: 'lackingTexts', overlay });
    const ms = Math.round(performance.now() - began);
    return json({ version: revision.version, ...found, lacking, ms } satisfies LanguagesResponse);
  });
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
