// The two sites that show the disk and the draft.

export interface PreviewStatus {
  /** Ports of the two sites: the config on the disk, and the draft. `http://<label>.localhost:PORT/?_channel=channel_N` */
  disk: number;
  draft: number;
  /** Version of the draft that is shown by now; null before the first. */
  version: number | null;
  /** How often the disk had changed by what is shown of it; null before the first. */
  diskVersion: number | null;
  state: 'building' | 'ready' | 'failed';
  message: string | null;
}

export interface LoginRequest {
  phone?: string;
}

export interface LoginResponse {
  token: string;
  userId: string;
}
