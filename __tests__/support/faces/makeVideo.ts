import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** Content of the camera picture. */
export type Scene = 'face' | 'none' | 'twoFaces' | 'black';

const WIDTH = 640;
const HEIGHT = 480;
const FRAMES = 10;

/** Jest runs the tests as CommonJS and Playwright as modules: only the working folder is known to both. */
const faceFile = (): string => path.resolve('__tests__/support/faces/face.jpg');

/** A plain indoor background in soft light; nothing in it resembles a face. */
const ROOM = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <defs><linearGradient id="wall" x1="0" y1="0" x2="1" y2="1">
    <stop offset="0" stop-color="#d9d4c8"/><stop offset="1" stop-color="#8f9aa0"/>
  </linearGradient></defs>
  <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#wall)"/>
  <rect y="380" width="${WIDTH}" height="100" fill="#6b5a4a"/>
</svg>`);

const room = () => sharp(ROOM);

const getFace = (size: number): Promise<Buffer> => sharp(faceFile()).resize(size, size).toBuffer();

async function draw(scene: Scene): Promise<Sharp> {
  if (scene === 'none') return room();
  if (scene === 'black') return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#000' } });
  if (scene === 'face') return room().composite([{ input: await getFace(HEIGHT), left: (WIDTH - HEIGHT) / 2, top: 0 }]);
  const half = WIDTH / 2;
  const input = await getFace(half);
  return room().composite([
    { input, left: 0, top: 80 },
    { input, left: half, top: 80 },
  ]);
}

/** The scene as one JPEG of 640 × 480, for tests that send a picture themselves. */
export async function makePicture(scene: Scene): Promise<Buffer> {
  // Chromium's fake camera reads only baseline JPEG with 4:2:0 colors.
  return (await draw(scene)).jpeg({ quality: 88, progressive: false, chromaSubsampling: '4:2:0' }).toBuffer();
}

/** Writes the scene as a camera film for `--use-file-for-fake-video-capture` into `folder`, and gives its address. */
export async function makeVideo(scene: Scene, folder: string): Promise<string> {
  const file = path.resolve(folder, `${scene}.mjpeg`);
  const picture = await makePicture(scene);
  await mkdir(folder, { recursive: true });
  await writeFile(file, Buffer.concat(Array.from({ length: FRAMES }, () => picture)));
  return file;
}
