import { PHOTO_JPEG_QUALITY } from '@/contract/limits';

/** Longest side of an announcement's picture in pixels. */
const ANNOUNCEMENT_PICTURE_SIDE = 640;

/** Thrown if this browser cannot decode a file as a picture. */
export class PictureError extends Error {}

const getSize = ({ width, height }: { readonly width: number; readonly height: number }, side: number) => {
  const scale = Math.min(1, side / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

/**
 * Redraws a chosen picture as a JPEG data URL with a maximum side length in pixels. It is small enough to send, and lacks the metadata of a
 * camera (place, time, device).
 */
export async function resizePicture(file: Blob, side: number = ANNOUNCEMENT_PICTURE_SIDE): Promise<string> {
  const drawn = await createImageBitmap(file).catch(() => {
    throw new PictureError('not a picture');
  });
  const canvas = document.createElement('canvas');
  const { width, height } = getSize(drawn, side);
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new PictureError('no canvas');
  // JPEG has no transparency: transparent pixels become white instead of black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(drawn, 0, 0, width, height);
  drawn.close();
  return canvas.toDataURL('image/jpeg', PHOTO_JPEG_QUALITY);
}
