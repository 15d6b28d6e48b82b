import { PHOTO_JPEG_QUALITY, PHOTO_RECOMPRESS_ABOVE_BYTES } from '@/contract/limits';

/** Maximum difference between the darkest and the brightest pixel of a blank picture, of 255. */
const BLANK_SPREAD = 8;
/** Side of the small copy that is checked for blankness, in pixels. */
const SAMPLE = 32;

/** A photo in wire format: raw base64 without a data URL prefix, and its figures for the trace. */
export interface Photo {
  readonly base64: string;
  readonly type: 'image/png' | 'image/jpeg';
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  readonly recompressed: boolean;
}

/** Thrown when the camera's picture could not be rendered (§5 'page draw failed'). */
export class DrawError extends Error {}

/** Returns true if a photo of this size in bytes is recompressed (LV-02). Exactly 1024 KB is not. */
export const needsRecompression = (bytes: number): boolean => bytes > PHOTO_RECOMPRESS_ABOVE_BYTES;

/** Returns the number of bytes that a base64 text encodes. */
export function countBase64Bytes(base64: string): number {
  const padding = base64.endsWith('==') ? 2 : Number(base64.endsWith('='));
  return (base64.length * 3) / 4 - padding;
}

/** Returns true if nearly all pixels (RGBA) have one color, as from a camera that is not ready, covered or broken. */
export function isBlank(pixels: Uint8ClampedArray): boolean {
  let least = 255;
  let most = 0;
  for (let at = 0; at + 2 < pixels.length; at += 4) {
    const light = ((pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0)) / 3;
    least = Math.min(least, light);
    most = Math.max(most, light);
  }
  return most - least < BLANK_SPREAD;
}

function drawing(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new DrawError('no canvas');
  return { canvas, pen };
}

/** Captures the video's current frame at the camera's resolution, mirrored horizontally (LV-02). */
function drawMirrored(video: HTMLVideoElement): HTMLCanvasElement {
  const { videoWidth: width, videoHeight: height } = video;
  if (video.readyState < video.HAVE_CURRENT_DATA || width === 0) throw new DrawError('no picture yet');
  const { canvas, pen } = drawing(width, height);
  pen.translate(width, 0);
  pen.scale(-1, 1);
  pen.drawImage(video, 0, 0, width, height);
  if (isBlank(getSample(canvas))) throw new DrawError('blank picture');
  return canvas;
}

function getSample(picture: HTMLCanvasElement): Uint8ClampedArray {
  const { pen } = drawing(SAMPLE, SAMPLE);
  pen.drawImage(picture, 0, 0, SAMPLE, SAMPLE);
  return pen.getImageData(0, 0, SAMPLE, SAMPLE).data;
}

const getBase64 = (canvas: HTMLCanvasElement, type: Photo['type']): string =>
  canvas.toDataURL(type, PHOTO_JPEG_QUALITY).split(',')[1] ?? '';

/** Encodes the picture as PNG, or as JPEG if the PNG is too large (LV-02). */
export function encodePhoto(canvas: HTMLCanvasElement): Photo {
  const lossless = getBase64(canvas, 'image/png');
  const recompressed = needsRecompression(countBase64Bytes(lossless));
  const base64 = recompressed ? getBase64(canvas, 'image/jpeg') : lossless;
  if (base64 === '') throw new DrawError('nothing encoded');
  return {
    base64,
    type: recompressed ? 'image/jpeg' : 'image/png',
    bytes: countBase64Bytes(base64),
    width: canvas.width,
    height: canvas.height,
    recompressed,
  };
}

/** Resolves when the first picture of a stream has arrived. Drawing it earlier returns a blank picture without an error. */
async function firstPicture(stream: MediaStream): Promise<HTMLVideoElement> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.srcObject = stream;
  await video.play();
  await new Promise<void>((resolve) => {
    if (video.readyState >= video.HAVE_CURRENT_DATA && video.videoWidth > 0) resolve();
    else video.addEventListener('loadeddata', () => resolve(), { once: true });
  });
  return video;
}

/** Takes the photo of the face check from an open camera; throws `DrawError`. The caller sets the time-out. */
export async function takePhoto(stream: MediaStream): Promise<Photo> {
  const video = await firstPicture(stream).catch(() => {
    throw new DrawError('the camera gave no picture');
  });
  try {
    return encodePhoto(drawMirrored(video));
  } finally {
    video.srcObject = null;
  }
}
