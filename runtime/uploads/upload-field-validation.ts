import type { FieldValidations } from '../answers/field-validation.ts';
import type { UploadKind } from '../answers/further-kinds.ts';
import { isUploadId, placesOf, typedAnswer, typedName, uploadsAnswer } from './upload-answers.ts';

/** Longest name that a signature may be typed as, in characters. */
const longestName = 60;

/** Normalisation and validation of the kinds whose answers are uploads. Whether they have arrived is no matter of these. */
export const uploadFieldValidations: FieldValidations<UploadKind> = {
  photo: {
    normalise: (_, value) => uploadsAnswer(placesOf(value.trim())),
    check: ({ slots, most = 1 }, value) => {
      const places = placesOf(value);
      if (places.some((place) => place !== '' && !isUploadId(place))) return 'invalid';
      if (!slots) return places.length > most ? 'tooLarge' : null;
      if (places.length > slots.length) return 'tooLarge';
      return places.length === slots.length && places.every((place) => place !== '') ? null : 'tooSmall';
    },
  },
  signature: {
    normalise: (_, value) => {
      const name = typedName(value);
      return name === undefined ? value.trim() : typedAnswer(name);
    },
    check: (_, value) => {
      const name = typedName(value);
      if (name === undefined) return isUploadId(value) ? null : 'invalid';
      if ([...name].length > longestName) return 'tooLong';
      return [...name].length >= 2 ? null : 'tooShort';
    },
  },
};
