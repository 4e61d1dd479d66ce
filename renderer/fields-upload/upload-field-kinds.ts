import type { UploadKind } from '../../runtime/index.ts';
import type { FieldKindEntry } from '../field-frame/field-kind.ts';
import { photo } from './PhotoField.tsx';
import { signature } from './SignatureField.tsx';

export { uploadFieldValidations } from '../../runtime/index.ts';
export { waitForUploads } from './wait-for-uploads.ts';

/** The kinds whose answers are uploads: a chunk of their own, so that no other form loads it. */
export const uploadFieldKinds = { photo, signature } satisfies {
  [K in UploadKind]: FieldKindEntry<K>;
};
