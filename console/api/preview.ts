// The sites that show the disk, the draft and a review.

export interface PreviewStatus {
  /** Ports of the two sites: the config on the disk, and the draft. `http://<label>.localhost:PORT/?_channel=channel_N` */
  disk: number;
  draft: number;
  /** Port of the site of the review that was shown last. */
  review: number;
  /** Version of the draft that the site currently shows; null before the first. */
  version: number | null;
  /** Change counter of the disk that the site currently shows; null before the first. */
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
