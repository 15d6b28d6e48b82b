/** Reason why there is no camera picture: the user or the browser denied it, or the camera could not be started (§5). */
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

/** No exact width: the camera provides its best size, of which the screen shows a circle of 400 (§9). */
const WANTED: MediaStreamConstraints = { audio: false, video: { facingMode: 'user', width: { ideal: 1280 } } };

/** The open camera stream, for the preview; there is at most one. */
let open: MediaStream | null = null;

const getFault = (error: unknown): CameraFault =>
  error instanceof Error && DENIED.has(error.name) ? 'denied' : 'failed';

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Rejects as soon as the signal aborts. A later stream is stopped at once, or the camera's light would stay on (LV-08). */
async function streamUnless(signal: AbortSignal): Promise<MediaStream> {
  if (!('mediaDevices' in navigator)) throw new CameraError('failed');
  const stream = await navigator.mediaDevices.getUserMedia(WANTED);
  if (!signal.aborted) return stream;
  stop(stream);
  throw new CameraError('failed');
}

/** Opens the camera and closes an open one first; throws `CameraError`. Aborting the signal closes it at any time. */
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

/**
 * Runs a callback when the open camera is unplugged or its permission revoked, at once if it already is. Returns a function that stops
 * watching.
 */
export function watchCamera(onLost: () => void): () => void {
  const tracks = open?.getVideoTracks() ?? [];
  const lose = (): void => {
    closeCamera();
    onLost();
  };
  // A track that we stop sends no `ended` event.
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

/** Stops the camera and turns its light off. */
export function closeCamera(): void {
  if (open) closeIfOpen(open);
}

/** Returns the open stream for the preview, or null. */
export const getCameraStream = (): MediaStream | null => open;
