import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';

/** The public-domain face that passes (see README.md here), as JPEG. */
export const face = readFileSync(resolve('__tests__/support/faces/face.jpg'));

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#808890' } });

/** The pictures that a face check has to tell apart. */
export const picture = {
  mirrored: () => sharp(face).flop().jpeg({ quality: 70 }).toBuffer(),
  png: () => sharp(face).png().toBuffer(),
  /** A phone held sideways: the pixels lie, EXIF says so, and tells where it was taken. */
  exif: () =>
    sharp(face)
      .rotate(270)
      .withExif({ IFD3: { GPSLatitude: '19/1 25/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),
  two: async () => {
    const size = 480;
    const one = await sharp(face).resize(size, size).toBuffer();
    const composed = plain(size * 2, size).composite([
      { input: one, left: 0, top: 0 },
      { input: await sharp(one).flop().toBuffer(), left: size, top: 0 },
    ]);
    return composed.jpeg().toBuffer();
  },
  /** The background above the head, stretched. */
  none: async () => {
    const strip = await sharp(face).extract({ left: 0, top: 0, width: 480, height: 60 }).toBuffer();
    return sharp(strip).resize(480, 480, { fit: 'fill' }).jpeg().toBuffer();
  },
  noise: () =>
    sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer(),
  blank: () => plain(400, 400).jpeg().toBuffer(),
  black: () =>
    sharp({ create: { width: 400, height: 400, channels: 3, background: '#000' } })
      .png()
      .toBuffer(),
  tiny: () => sharp(face).resize(60, 60).jpeg().toBuffer(),
  far: async () =>
    plain(1600, 1600)
      .composite([{ input: await sharp(face).resize(240, 240).toBuffer(), left: 700, top: 700 }])
      .jpeg()
      .toBuffer(),
  /** 25 million pixels in a few hundred kilobytes. */
  bomb: () => plain(5000, 5000).png({ compressionLevel: 9 }).toBuffer(),
  cut: () => Promise.resolve(face.subarray(0, Math.floor(face.length / 3))),
  svg: () =>
    Promise.resolve(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="9" height="9"/></svg>',
      ),
    ),
  gif: () => plain(400, 400).gif().toBuffer(),
  text: () => Promise.resolve(Buffer.from('not a picture at all')),
  empty: () => Promise.resolve(Buffer.alloc(0)),
};
