import { isObject, type JsonObject } from '../../ops/json/json-values.ts';
import type {
  CommitFilesRequest,
  CommitSaveRequest,
  Language,
  MergeRequest,
  SaveRequest,
  SeenValue,
} from '../api/index.ts';
import { malformedRequest } from '../api/refusal-error.ts';

/** The body of a call. @throws RefusalError where it is not a JSON object */
export async function readBody(request: Request): Promise<JsonObject> {
  const content = await request.text();
  try {
    const value: unknown = content === '' ? {} : JSON.parse(content);
    if (isObject(value)) return value;
  } catch {
    throw malformedRequest('the body is no JSON');
  }
  throw malformedRequest('the body takes an object');
}

export function readText(body: JsonObject, key: string, longest = 200): string {
  const value = body[key];
  if (typeof value !== 'string' || value.length > longest) throw malformedRequest(`${key} takes a text`);
  return value;
}

export function readTexts(body: JsonObject, key: string, most: number): string[] | null {
  const value = body[key];
  if (value === undefined || value === null) return null;
  const isTexts = Array.isArray(value) && value.every((one) => typeof one === 'string' && one.length <= 200);
  if (!isTexts || value.length > most) throw malformedRequest(`${key} takes at most ${most} texts`);
  return value as string[];
}

export function readCount(body: JsonObject, key: string, otherwise: number, most: number): number {
  const value = body[key] ?? otherwise;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > most) {
    throw malformedRequest(`${key} takes a number from 1 to ${most}`);
  }
  return value;
}

export const readLanguage = ({ lang }: JsonObject): Language => (lang === 'en' ? 'en' : 'zh');

const mostSeen = 20_000;

/** @param files - the file names that they may have */
export function readSeenValues({ seen }: JsonObject, files: ReadonlySet<string>): SeenValue[] {
  if (seen === undefined) return [];
  if (!Array.isArray(seen) || seen.length > mostSeen) throw malformedRequest('seen takes a list of places');
  return seen.map((place: unknown) => {
    const { file, path, value } = isObject(place) ? place : {};
    const isPath =
      Array.isArray(path) &&
      path.length <= 64 &&
      path.every((key) => typeof key === 'string' || (Number.isInteger(key) && key >= 0));
    if (typeof file !== 'string' || !files.has(file) || !isPath)
      throw malformedRequest('a place has a file and a path');
    return { file, path: path as SeenValue['path'], ...(value !== undefined && { value }) };
  });
}

const longestText = 30_000_000;

export const readMerge = (body: JsonObject): MergeRequest => ({
  file: readText(body, 'file'),
  theirs: readText(body, 'theirs', longestText),
  text: readText(body, 'text', longestText),
});

export function readSave(body: JsonObject): SaveRequest {
  const { version, confirm, commit } = body;
  if (typeof version !== 'number') throw malformedRequest('version takes a number');
  if (confirm !== undefined && typeof confirm !== 'string') throw malformedRequest('confirm takes a text');
  if (commit !== undefined && !isObject(commit)) throw malformedRequest('commit takes an object');
  return {
    version,
    ...(confirm !== undefined && { confirm }),
    ...(commit && { commit: { message: readText(commit, 'message', longestMessage) } }),
  };
}

export const mostFiles = 10_000;
const longestMessage = 10_000;

export const readCommitFiles = (body: JsonObject): CommitFilesRequest => ({
  files: readTexts(body, 'files', mostFiles) ?? [],
  message: readText(body, 'message', longestMessage),
});

export function readCommitSave(body: JsonObject): CommitSaveRequest {
  const files = readTexts(body, 'with', mostFiles);
  if (!files) throw malformedRequest('with takes the files');
  const at = readText(body, 'at');
  return body.message === undefined
    ? { at, with: files }
    : { at, with: files, message: readText(body, 'message', longestMessage) };
}
