import { PHOTO_JPEG_QUALITY } from '@/contract/limits';

/** Longest side of an announcement's picture in pixels. */
const ANNOUNCEMENT_PICTURE_SIDE = 640;

/** Thrown when a file is no picture that this browser can draw. */
export class PictureError extends Error {}

const getSize = ({ width, height }: { readonly width: number; readonly height: number }, side: number) => {
  const scale = Math.min(1, side / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

/**
 * A chosen picture, redrawn as a JPEG of at most so many pixels a side, as a data URL: small enough to be sent,
 * and without what a camera writes into its files (place, time, device).
 */
export async function smallPicture(file: Blob, side: number = ANNOUNCEMENT_PICTURE_SIDE): Promise<string> {
  const drawn = await createImageBitmap(file).catch(() => {
    throw new PictureError('not a picture');
  });
  const canvas = document.createElement('canvas');
  const { width, height } = getSize(drawn, side);
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new PictureError('no canvas');
  // A JPEG knows no transparency: what is clear becomes white, not black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(drawn, 0, 0, width, height);
  drawn.close();
  return canvas.toDataURL('image/jpeg', PHOTO_JPEG_QUALITY);
}
