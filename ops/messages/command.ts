import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import { applyEdits, modify } from 'jsonc-parser';
import { readReferences } from '../check/read-ids.ts';
import { findConfig } from '../config/find-config.ts';
import { isObject, member } from '../json/json-values.ts';
import { untranslatedMark } from '../languages/shown-messages.ts';
import { defaultLanguageOf, languagesOfSite } from '../languages/site-languages.ts';
import { WorkError } from '../terminal/failures.ts';
import { exitCodes, type Io } from '../terminal/io.ts';
import { sharedOptionsOf } from '../terminal/shared-options.ts';
import { visibleJson } from '../text/visible.ts';
import { askedMessages } from './asked-messages.ts';
import { type MessageEntry, missingMessages } from './missing-messages.ts';

const file = 'definitions/messages.json';

/** Registers `funnel messages`. */
export function messagesCommand(program: Command, io: Io): void {
  const english = program.getOptionValue('lang') === 'en';
  program
    .command('messages')
    .description(
      english
        ? 'lists the messages that a language of the site lacks, to be translated'
        : '列出站点语言缺少的文案，供翻译',
    )
    .option('--write', english ? `puts them into ${file}` : `写进 ${file}`)
    .action((options: { write?: boolean }, command: Command) => {
      const { config, lang, format } = sharedOptionsOf(command, ['human', 'json']);
      const dir = findConfig(io, config);
      const text = textOf(dir);
      const { messages, languages } = missingIn(dir, text, lang);
      const count = Object.keys(messages).length;
      io.exitCode = exitCodes.clean;
      if (options.write && count > 0) write(dir, text, messages);
      if (options.write || (count === 0 && format === 'human'))
        return io.stdout(`${doneText(count, languages)[lang]}\n`);
      io.stdout(`${visibleJson(JSON.stringify({ messages }, null, 2))}\n`);
    });
}

function missingIn(dir: string, text: string | null, lang: string) {
  const { files, references } = readReferences(dir);
  const site = files.find(({ kind }) => kind === 'site')?.value;
  const several = languagesOfSite(site);
  const languages = several.length > 0 ? several : [defaultLanguageOf(site)];
  const { ids, source } = askedMessages(files, references, languages, lang);
  const written = member(text === null ? {} : parsed(text), 'messages');
  return { messages: missingMessages(ids, written, languages, source), languages };
}

function textOf(dir: string): string | null {
  const path = join(dir, file);
  return existsSync(path) ? readFileSync(path, 'utf8').replace(/^\uFEFF/, '') : null;
}

/** @throws WorkError where the file is no JSON object: nothing is written over it */
function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    // Told below.
  }
  throw new WorkError({
    zh: `${file} 不是有效的 JSON；先改好它（npx funnel check 指出位置）`,
    en: `${file} is not valid JSON; mend it first (npx funnel check says where)`,
  });
}

/** Every other character of a file that is there stays as it is. */
function write(dir: string, text: string | null, messages: Readonly<Record<string, MessageEntry>>): void {
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };
  let written = text;
  for (const [id, entry] of Object.entries(messages)) {
    if (written === null) break;
    written = applyEdits(written, modify(written, ['messages', id], entry, { formattingOptions }));
  }
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), written ?? `${JSON.stringify({ messages }, null, 2)}\n`);
}

function doneText(count: number, languages: readonly string[]) {
  const named = languages.join(', ');
  if (count === 0) return { zh: `${named}：文案齐全`, en: `${named}: no message is missing` };
  const mark = untranslatedMark.trim();
  return {
    zh: `写进了 ${file}：${count} 条。以 ${mark} 开头的是原文：译好并删去 ${mark}，此前 npx funnel check 会指出它们`,
    en: `${file} has ${count} more. What begins with ${mark} is the text to translate: write it anew, without ${mark}; until then npx funnel check names it`,
  };
}
