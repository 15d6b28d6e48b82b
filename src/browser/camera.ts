/** Why there is no camera picture: the user or the browser said no, or it could not be started (§5). */
export type CameraFault = 'denied' | 'failed';

/** Thrown by `openCamera`. */
export class CameraError extends Error {
  readonly fault: CameraFault;

  constructor(fault: CameraFault) {
    super(`camera ${fault}`);
    this.fault = fault;
  }
}

const DENIED = new Set(['NotAllowedError', 'SecurityError', 'PermissionDeniedError']);

/** No exact width: the camera gives its own best size, of which the screen shows a circle of 400 (§9). */
const WANTED: MediaStreamConstraints = { audio: false, video: { facingMode: 'user', width: { ideal: 1280 } } };

/** There is one camera: what is open now, for the preview to show. */
let open: MediaStream | null = null;

const getFault = (error: unknown): CameraFault =>
  error instanceof Error && DENIED.has(error.name) ? 'denied' : 'failed';

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Rejects as soon as the signal aborts; a stream that comes later is stopped unseen, or the light would stay on (LV-08). */
async function streamUnless(signal: AbortSignal): Promise<MediaStream> {
  if (!('mediaDevices' in navigator)) throw new CameraError('failed');
  const stream = await navigator.mediaDevices.getUserMedia(WANTED);
  if (!signal.aborted) return stream;
  stop(stream);
  throw new CameraError('failed');
}

/** Opens the camera, closing one that was open; throws `CameraError`. Aborting the signal at any time, later too, closes it again. */
export async function openCamera(signal: AbortSignal): Promise<MediaStream> {
  closeCamera();
  const stream = await streamUnless(signal).catch((error: unknown) => {
    throw error instanceof CameraError ? error : new CameraError(getFault(error));
  });
  closeCamera();
  open = stream;
  signal.addEventListener('abort', () => closeIfOpen(stream), { once: true });
  return stream;
}

/** Calls back when the open camera is pulled out or its permission taken away, at once when it is gone already; the answer stops watching. */
export function watchCamera(onLost: () => void): () => void {
  const tracks = open?.getVideoTracks() ?? [];
  const lose = (): void => {
    closeCamera();
    onLost();
  };
  // A track that we stop ourselves sends no `ended`.
  for (const track of tracks) track.addEventListener('ended', lose, { once: true });
  if (!tracks.some((track) => track.readyState === 'live')) lose();
  return () => {
    for (const track of tracks) track.removeEventListener('ended', lose);
  };
}

function closeIfOpen(stream: MediaStream): void {
  stop(stream);
  if (open === stream) open = null;
}

/** Stops the camera and its light. */
export function closeCamera(): void {
  if (open) closeIfOpen(open);
}

/** The stream that is open, null when none is: what the preview shows. */
export const cameraStream = (): MediaStream | null => open;
