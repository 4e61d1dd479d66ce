/**
 * The values of the call that sends one part of an upload; an endpoint whose payload has them all takes uploads. `upload`
 * is the id that the phone has made, the same however often a part is sent; `part` counts from 0; `size` is that of the
 * whole in bytes, `type` its media type, and `data` the bytes of the part in base64url.
 */
export const uploadNames = ['upload', 'part', 'parts', 'size', 'type', 'data'] as const;

/** Bytes of a part. In base64url they are 128 KB: servers take calls of 256 KB. */
export const uploadPartBytes = 96 * 1024;

/** The largest upload that a field may ask for and the sandbox takes, bytes. */
export const uploadMostBytes = 5000 * 1024;

/** Types of files that a photo field may take, by what the config calls them. */
export const uploadTypes = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  pdf: 'application/pdf',
} as const;
export type UploadType = keyof typeof uploadTypes;

/** Whether the payload of an endpoint takes uploads. */
export const takesUploads = (payload: 'form' | readonly string[]): boolean =>
  payload !== 'form' && uploadNames.every((name) => payload.includes(name));
