import { statSync } from 'node:fs';
import { listAssets } from '../../ops/config/config-files.ts';
import type { JsonObject } from '../../ops/json/json-values.ts';
import type {
  DiffResponse,
  DraftChangeResponse,
  EditAuthor,
  FileResponse,
  NextSteps,
  PictureResponse,
  StateResponse,
} from '../api/index.ts';
import { ApiRefusalError, malformedRequest } from '../api/refusal-error.ts';
import { type DraftTextOfFile, describeStep } from '../draft/describe-step.ts';
import type { Draft, DraftChange } from '../draft/draft.ts';
import { editAuthors } from '../draft/edit-authors.ts';
import { editedTogether } from '../draft/edited-together.ts';
import { type Edit, EditError, readEdits } from '../edits/edit.ts';
import { pictureDiff, unifiedDiff } from '../git/merge-and-diff.ts';
import { runGit } from '../git/run-git.ts';
import { pictureAddressPrefix } from '../pictures/picture-address.ts';
import { maxPictureBytes, pictureFormat } from '../pictures/picture-format.ts';
import { picturesToPublish } from '../pictures/publish-pictures.ts';
import { conflictsOf } from '../save/save.ts';
import { undoNext } from '../undo/undo-next.ts';
import { changedMeanwhile } from '../windows/changed-meanwhile.ts';
import { currentWindow } from '../windows/current-window.ts';
import type { OpsConsole } from './ops-console.ts';
import { readMerge, readSeenValues, readText, readTexts } from './read-request.ts';

export async function stateOf({
  dir,
  draft,
  lastSave,
  pictures,
  preview,
}: OpsConsole): Promise<StateResponse> {
  const changed = new Set(draft.changed.keys());
  const conflicting = new Set(draft.conflicting);
  return {
    config: dir,
    version: draft.version,
    files: [...new Map([...draft.disk.files, ...draft.files]).values()].map(({ file, kind }) => ({
      file,
      kind,
      isChanged: changed.has(file),
      isConflicting: conflicting.has(file),
      ...(draft.isDeleted(file) && { isDeleted: true }),
    })),
    undo: draft.undoCount,
    redo: draft.redoCount,
    next: nextSteps(draft),
    lastSave: lastSave.response?.at ?? null,
    pictures: newPictures({ dir, draft, pictures }).map(([asset]) => `public${asset}`),
    assets: [...new Set([...listAssets(dir), ...pictures.paths.keys()])].sort(),
    git: await gitOf(dir),
    previews: preview?.status ?? null,
  };
}

function nextSteps(draft: Draft): NextSteps {
  const { undo, redo } = draft.next;
  const fileOf = (name: string): DraftTextOfFile | null => {
    const file = draft.files.get(name) ?? draft.disk.files.get(name);
    return file ? { ...file, text: draft.text(name) } : null;
  };
  return {
    undo: undo ? describeStep(undo, fileOf, true) : null,
    redo: redo ? describeStep(redo, fileOf, false) : null,
  };
}

export const newPictures = ({ dir, draft, pictures }: Pick<OpsConsole, 'dir' | 'draft' | 'pictures'>) =>
  picturesToPublish(
    dir,
    pictures.paths,
    [...draft.changed.values()].map(({ text }) => text),
  );

async function gitOf(dir: string): Promise<StateResponse['git']> {
  const [branch, head] = await Promise.all([
    runGit(dir, ['rev-parse', '--abbrev-ref', 'HEAD']),
    runGit(dir, ['rev-parse', 'HEAD']),
  ]);
  if (head.code !== 0) return null;
  const name = branch.stdout.trim();
  // Git calls a detached HEAD `HEAD`: no branch.
  return { branch: name === 'HEAD' ? null : name, head: head.stdout.trim() };
}

/** @throws RefusalError where it is not the name of a config file */
export function knownFile({ draft }: OpsConsole, name: string | undefined): string {
  const known = name === undefined ? undefined : (draft.files.get(name) ?? draft.disk.files.get(name));
  if (known) return known.file;
  // A new page that was undone: pages of the console that show it ask once more.
  if (name !== undefined && draft.hasOpened(name)) return name;
  throw new ApiRefusalError('not-found', { zh: '配置里没有这个文件', en: 'no such file of the config' });
}

export function fileOf(console: OpsConsole, name: string | undefined): FileResponse {
  const file = knownFile(console, name);
  const { draft } = console;
  const defaultText = draft.defaultText(file);
  return {
    file,
    version: draft.version,
    text: draft.text(file),
    disk: draft.disk.read(file).text,
    ...(defaultText !== undefined && { defaultText }),
  };
}

/** Changes the draft and notifies all clients. @throws RefusalError where the change cannot be made */
export function move(console: OpsConsole, make: () => DraftChange): DraftChangeResponse {
  return orRefused(() => {
    const moved = make();
    console.draftChanged();
    const { draft } = console;
    return { ...moved, undo: draft.undoCount, redo: draft.redoCount, next: nextSteps(draft) };
  });
}

function orRefused<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    throw new ApiRefusalError('edit-impossible', { zh: `改不了：${error.message}`, en: error.message });
  }
}

export function applyEdits(console: OpsConsole, body: JsonObject): DraftChangeResponse {
  const { draft } = console;
  return move(console, () => {
    const edits = readEdits(body.edits, new Set(draft.files.keys()));
    const splices = edits.some((one) => one.do === 'splice');
    if (splices && body.version === undefined) throw malformedRequest('splice needs a version');
    if (body.version !== undefined && body.version !== draft.version) throw staleEdit();
    requireAsSeen(console, body, edits);
    return draft.apply(edits, body.isPaste === true ? { isPaste: true } : {});
  });
}

/** Nobody writes over a value without having seen it. @throws RefusalError with the places that have another value */
function requireAsSeen({ draft }: OpsConsole, body: JsonObject, edits: readonly Edit[]): void {
  const seen = readSeenValues(body, new Set(draft.files.keys()));
  const places = changedMeanwhile(draft, seen, edits, currentWindow());
  if (places.length === 0) return;
  const message = {
    zh: '这里在您修改的同时被别的窗口改过，您的改动没有写入',
    en: 'not written: somebody else has changed this while you were editing it',
  };
  throw new ApiRefusalError('changed-meanwhile', message, { places });
}

/** The texts of the draft with the edits of a request, which are not made. */
export function triedOverlay({ draft }: OpsConsole, body: JsonObject): Map<string, string> {
  return orRefused(() => draft.overlayWith(readEdits(body.edits, new Set(draft.files.keys()))));
}

const staleEdit = () =>
  new ApiRefusalError('stale', {
    zh: '草稿已经变了，这个改动不再适用',
    en: 'the draft has changed: this edit was for another version',
  });

export const undo = (console: OpsConsole): DraftChangeResponse =>
  move(console, () => undoNext(console.draft, 'undo'));
export const redo = (console: OpsConsole): DraftChangeResponse =>
  move(console, () => undoNext(console.draft, 'redo'));

/** Reverts files to the disk, as a step that can be undone. */
export function discard(console: OpsConsole, body: JsonObject): DraftChangeResponse {
  const { draft } = console;
  const named = readTexts(body, 'files', 1000)?.map((name) => knownFile(console, name));
  const files = [...draft.changed.keys()].filter((file) => named?.includes(file) ?? true);
  return move(console, () => {
    const edits = files.map((file) => ({ do: 'text' as const, file, text: draft.disk.read(file).text }));
    return edits.length === 0 ? { version: draft.version, patches: {} } : draft.apply(edits);
  });
}

/** Makes the text on the disk the new base of a file, and gives the file the merged text. */
export function merge(console: OpsConsole, body: JsonObject): DraftChangeResponse {
  const { file: name, theirs, text } = readMerge(body);
  const file = knownFile(console, name);
  console.draft.disk.refresh();
  if (console.draft.disk.read(file).text !== theirs) throw staleEdit();
  return move(console, () => console.draft.rebase(file, text));
}

/**
 * Stores a picture for the draft; an edit then names it. @throws RefusalError where it is not a picture, or its owner
 * does not exist
 */
export function addPicture({ draft, pictures }: OpsConsole, body: JsonObject): PictureResponse {
  const addressPrefix = pictureAddressPrefix(body, (file) =>
    draft.files.has(file) ? draft.text(file) : null,
  );
  const bytes = Buffer.from(readText(body, 'data', maxPictureBytes * 2), 'base64');
  const read = pictureFormat(bytes);
  if ('fault' in read) throw new ApiRefusalError('malformed', read.fault);
  return { asset: pictures.add(addressPrefix, read.kind, bytes) };
}

export function authorsOf(draft: Draft, name: string): EditAuthor[] {
  const file = draft.files.get(name) ?? draft.disk.files.get(name);
  return file ? editAuthors(draft.steps, name, { ...file, text: draft.text(name) }) : [];
}

export async function diffOf({ dir, draft, pictures }: OpsConsole): Promise<DiffResponse> {
  const { version } = draft;
  const added = newPictures({ dir, draft, pictures }).map(([asset, path]) => ({
    file: `public${asset}`,
    diff: pictureDiff(`public${asset}`, statSync(path).size),
  }));
  const files = [...draft.changed].map(async ([file, { text }]) => ({
    file,
    diff: await unifiedDiff(file, draft.disk.read(file).text, text),
    together: editedTogether(draft.steps, file),
    authors: authorsOf(draft, file),
  }));
  return { version, files: [...(await Promise.all(files)), ...added] };
}

export async function conflicts({ draft }: OpsConsole) {
  return { version: draft.version, conflicts: await conflictsOf(draft) };
}
