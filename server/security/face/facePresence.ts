import type { Sharp } from 'sharp';
import { FACE_INPUT } from './faceDetection';
import { findFaces } from './faceThread';
import { createWorkQueue } from '../../kernel/createWorkQueue';

/** Result of the face-presence check: 'pass' or the reason for the failure. */
export type FaceVerdict =
  'pass' | 'notAPicture' | 'tooManyPixels' | 'tinyPicture' | 'blankPicture' | 'noFace' | 'manyFaces' | 'smallFace';

/** Output of the detector: faces, size as the viewer sees it (pixels), and whether the picture has a single color. */
export interface ExaminedPicture {
  faces: number;
  /** Height of the largest face as a share of the picture's longer side, 0 to 1. */
  largestFace: number;
  width: number;
  height: number;
  blank: boolean;
}

/** 16 million pixels: more than a browser's camera produces, and 48 MB decoded. */
const MAX_PIXELS = 16_000_000;
const MIN_SIDE = 120;
const MIN_FACE_SHARE = 0.12;
/** A camera picture has a spread of 30 or more in each channel; a covered lens stays below 6. */
const BLANK_SPREAD = 6;

const decoding = createWorkQueue({ running: 2, waiting: 50 });

const startsWith = (picture: Uint8Array, bytes: number[]): boolean =>
  bytes.every((byte, index) => picture[index] === byte);
const isJpegOrPng = (picture: Uint8Array): boolean =>
  startsWith(picture, [0xff, 0xd8, 0xff]) || startsWith(picture, [0x89, 0x50, 0x4e, 0x47]);

const lookAt = async (picture: Uint8Array): Promise<ExaminedPicture> => {
  // Loaded with the first picture: it takes an eighth of the startup time, and many servers never need it.
  const { default: sharp } = await import('sharp');
  const open = (): Sharp => sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 }).autoOrient();
  const { autoOrient } = await open().metadata();
  const square = open()
    .removeAlpha()
    .toColourspace('srgb')
    .resize(FACE_INPUT, FACE_INPUT, { fit: 'contain', background: 'black' });
  const { data, info } = await square.raw().toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new Error('not an RGB picture');
  const faces = await findFaces(Uint8Array.from(data));
  const { channels } = await open().removeAlpha().resize(64, 64, { fit: 'inside' }).stats();
  return {
    faces: faces.length,
    largestFace: Math.max(0, ...faces.map((face) => (face.bottom - face.top) / FACE_INPUT)),
    width: autoOrient.width,
    height: autoOrient.height,
    blank: channels.every((channel) => channel.stdev < BLANK_SPREAD),
  };
};

/** Decodes a JPEG or PNG within the size limits and counts the faces; stores neither the picture nor its EXIF data. */
export const detectFaces = (picture: Uint8Array): Promise<ExaminedPicture> => decoding.run(() => lookAt(picture));

const verdictOn = (seen: ExaminedPicture): FaceVerdict => {
  if (Math.min(seen.width, seen.height) < MIN_SIDE) return 'tinyPicture';
  if (seen.blank) return 'blankPicture';
  if (seen.faces === 0) return 'noFace';
  if (seen.faces > 1) return 'manyFaces';
  return seen.largestFace < MIN_FACE_SHARE ? 'smallFace' : 'pass';
};

/** Checks that a picture shows exactly one face of a reasonable size (face presence, not a proof of life). */
export const judgePicture = async (picture: Uint8Array): Promise<FaceVerdict> => {
  if (!isJpegOrPng(picture)) return 'notAPicture';
  try {
    return verdictOn(await detectFaces(picture));
  } catch (error) {
    if (error instanceof Error && /pixel limit/u.test(error.message)) return 'tooManyPixels';
    if (error instanceof Error && /face detector|too much work/u.test(error.message)) throw error;
    return 'notAPicture';
  }
};
