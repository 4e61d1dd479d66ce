import { useEffect, useState, useSyncExternalStore } from 'react';
import type { UploadState } from '../../runtime/effects/index.ts';
import { documentUploads } from './document-uploads.ts';

/** What has become of an upload; undefined before it is known. */
export const useUploadState = (id: string): UploadState | undefined =>
  useSyncExternalStore(
    documentUploads.onChange,
    () => documentUploads.state(id),
    () => undefined,
  );

/** An address under which a picture can be shown, as long as this is mounted; none for what is no picture. */
export function usePreview(blob: Blob | undefined): string | undefined {
  const [address, show] = useState<string>();
  useEffect(() => {
    if (!blob || !/^image\//.test(blob.type)) return;
    const made = URL.createObjectURL(blob);
    show(made);
    return () => {
      URL.revokeObjectURL(made);
      show(undefined);
    };
  }, [blob]);
  return address;
}
