import { InputError, readInput } from '../../ops/explain/input.ts';
import { isObject, type JsonObject } from '../../ops/json/json-values.ts';
import type { ExplainInput, Language, MergeRequest, SaveRequest } from '../api/index.ts';
import { malformed, RefusalError } from '../api/refusal-error.ts';

/** The body of a call. @throws RefusalError where it is no JSON object */
export async function readBody(request: Request): Promise<JsonObject> {
  const text = await request.text();
  try {
    const value: unknown = text === '' ? {} : JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    throw malformed('the body is no JSON');
  }
  throw malformed('the body takes an object');
}

export function text(body: JsonObject, key: string, longest = 200): string {
  const value = body[key];
  if (typeof value !== 'string' || value.length > longest) throw malformed(`${key} takes a text`);
  return value;
}

export function texts(body: JsonObject, key: string, most: number): string[] | null {
  const value = body[key];
  if (value === undefined || value === null) return null;
  const isTexts = Array.isArray(value) && value.every((one) => typeof one === 'string' && one.length <= 200);
  if (!isTexts || value.length > most) throw malformed(`${key} takes at most ${most} texts`);
  return value as string[];
}

export function count(body: JsonObject, key: string, otherwise: number, most: number): number {
  const value = body[key] ?? otherwise;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > most) {
    throw malformed(`${key} takes a number from 1 to ${most}`);
  }
  return value;
}

export const language = ({ lang }: JsonObject): Language => (lang === 'en' ? 'en' : 'zh');

/** @throws RefusalError in the words of `explain` */
export function visitor({ input }: JsonObject): ExplainInput {
  try {
    return readInput(input);
  } catch (error) {
    if (error instanceof InputError) throw new RefusalError('malformed', error.text);
    throw error;
  }
}

const longestText = 30_000_000;

export const mergeOf = (body: JsonObject): MergeRequest => ({
  file: text(body, 'file'),
  theirs: text(body, 'theirs', longestText),
  text: text(body, 'text', longestText),
});

export function saveOf(body: JsonObject): SaveRequest {
  const { version, confirm, commit } = body;
  if (typeof version !== 'number') throw malformed('version takes a number');
  if (confirm !== undefined && typeof confirm !== 'string') throw malformed('confirm takes a text');
  if (commit !== undefined && !isObject(commit)) throw malformed('commit takes an object');
  return {
    version,
    ...(confirm !== undefined && { confirm }),
    ...(commit && { commit: { message: text(commit, 'message', 10_000) } }),
  };
}
