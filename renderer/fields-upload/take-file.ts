import { type FieldOf, type UploadType, uploadMostBytes, uploadTypes } from '../../schemas/index.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** Why a file is not taken; each has a text (`field.photo.…`). */
export type FileProblem = 'wrongType' | 'tooHeavy' | 'unreadable' | 'heic';
export type Taken = { blob: Blob; type: string } | { problem: FileProblem };

type Photo = Pick<FieldOf<'photo'>, 'types' | 'maxEdge' | 'maxKilobytes'>;

const everyPicture: UploadType[] = ['jpeg', 'png', 'webp', 'heic'];
/** No phone takes larger ones; a decoder may use up the memory of a small phone. */
const mostBytesToRead = 60 * 1024 * 1024;

/** What the chooser of the phone offers. */
export const acceptOf = ({ types = everyPicture }: Photo): string =>
  types.map((type) => uploadTypes[type]).join(',');

/** Makes an upload of a file that was chosen: a picture is drawn anew, a PDF stays as it is. */
export async function takeFile(file: File, field: Photo): Promise<Taken> {
  const { types = everyPicture, maxEdge = 1600, maxKilobytes = 1000 } = field;
  const mostBytes = Math.min(maxKilobytes * 1024, uploadMostBytes);
  const type = typeOf(file);
  if (type === undefined || !types.includes(type)) return { problem: 'wrongType' };
  if (type === 'pdf')
    return file.size <= mostBytes ? { blob: file, type: uploadTypes.pdf } : { problem: 'tooHeavy' };
  if (file.size > mostBytesToRead) return { problem: 'tooHeavy' };
  const shrunk = await shrinkPicture(file, maxEdge, mostBytes);
  if ('blob' in shrunk) return { blob: shrunk.blob, type: uploadTypes.jpeg };
  if (shrunk.problem === 'size') return { problem: 'tooHeavy' };
  // What iPhones take, and of browsers Safari opens: whoever chooses one elsewhere is told what to do.
  return { problem: type === 'heic' ? 'heic' : 'unreadable' };
}

const endings: Readonly<Record<string, UploadType>> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  heic: 'heic',
  heif: 'heic',
  pdf: 'pdf',
};

/** Some phones give a file no type: then its name says what it is. */
function typeOf({ type, name }: File): UploadType | undefined {
  const plain = type === 'image/heif' ? uploadTypes.heic : type === 'image/jpg' ? uploadTypes.jpeg : type;
  const known = (Object.keys(uploadTypes) as UploadType[]).find((one) => uploadTypes[one] === plain);
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return known ?? (type === '' && Object.hasOwn(endings, ending) ? endings[ending] : undefined);
}
