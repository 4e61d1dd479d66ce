import { uploadPartBytes } from '../../schemas/index.ts';

/** The bytes of one part in base64url. By FileReader: `Blob.arrayBuffer` is missing before Safari 14. */
export function readPart(blob: Blob, part: number): Promise<string> {
  const slice = blob.slice(part * uploadPartBytes, (part + 1) * uploadPartBytes);
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(base64url(String(reader.result)));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(slice);
  });
}

/** A form leaves these characters as they are; those of base64 would become three each. */
const base64url = (dataUrl: string): string =>
  dataUrl
    .slice(dataUrl.indexOf(',') + 1)
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
