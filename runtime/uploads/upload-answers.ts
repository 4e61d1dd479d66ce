/** The answer of a photo field: the ids of its uploads with commas between them, in the order of its slots. */
const separator = ',';
const upload = /^[0-9a-f]{32}$/;

/** The name that is typed instead of a drawn signature; the answer says which of the two it is. */
const typed = 'typed:';

export const isUploadId = (text: string): boolean => upload.test(text);

/** The id in each place; an empty text where a slot has none yet. */
export const placesOf = (answer: string): string[] => (answer === '' ? [] : answer.split(separator));

/** The uploads that an answer names. */
export const uploadsIn = (answer: string): string[] => placesOf(answer).filter(isUploadId);

/** The answer that names these uploads; empty where it names none. */
export const uploadsAnswer = (places: readonly string[]): string =>
  places.some((place) => place !== '') ? places.join(separator) : '';

/** @param name - as it was typed; nothing but spaces is no answer */
export const typedAnswer = (name: string): string => {
  const plain = name.normalize('NFC').trim().replace(/\s+/g, ' ');
  return plain === '' ? '' : typed + plain;
};

/** The typed name of a signature; undefined where it was drawn, or is not given. */
export const typedName = (answer: string): string | undefined =>
  answer.startsWith(typed) ? answer.slice(typed.length) : undefined;
