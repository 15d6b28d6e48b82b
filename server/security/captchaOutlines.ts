import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font, PathCommand } from 'opentype.js';

/** A place in the picture. */
export type Point = readonly [x: number, y: number];

/** One piece of a sign's outline: what SVG calls it, and the points that it has. */
interface Piece {
  readonly type: PathCommand['type'];
  readonly points: readonly Point[];
}

/** The outline of a sign around its own middle, one unit high at the height of a capital letter's em. */
export interface Outline {
  readonly pieces: readonly Piece[];
  readonly width: number;
}

/** Two that differ in weight, in shape and in having serifs: who knows one by heart does not know the other. */
const FILES = [
  '@fontsource/roboto-slab/files/roboto-slab-latin-700-normal.woff',
  '@fontsource/varela-round/files/varela-round-latin-400-normal.woff',
];

const readFont = async (file: string): Promise<Font> => {
  // With the first captcha: many starts of a server never draw one.
  const { default: opentype } = await import('opentype.js');
  const bytes = await readFile(createRequire(import.meta.url).resolve(file));
  return opentype.parse(Uint8Array.from(bytes).buffer);
};

const getPoints = (command: PathCommand): Point[] => {
  if (command.type === 'Z') return [];
  const end: Point = [command.x, command.y];
  if (command.type === 'Q') return [[command.x1, command.y1], end];
  return command.type === 'C' ? [[command.x1, command.y1], [command.x2, command.y2], end] : [end];
};

const outlineIn = (font: Font, sign: string): Outline => {
  const path = font.charToGlyph(sign).getPath(0, 0, 1);
  const { x1, x2, y1, y2 } = path.getBoundingBox();
  const centred = ([x, y]: Point): Point => [x - (x1 + x2) / 2, y - (y1 + y2) / 2];
  const pieces = path.commands.map((command) => ({ type: command.type, points: getPoints(command).map(centred) }));
  return { pieces, width: x2 - x1 };
};

const outlines = new Map<string, Outline[]>();

let reading: Promise<Font[]> | undefined;

/** The outlines of a sign, one for each typeface. */
export const getOutlines = async (sign: string): Promise<Outline[]> => {
  const fonts = await (reading ??= Promise.all(FILES.map(readFont)));
  const known = outlines.get(sign) ?? fonts.map((font) => outlineIn(font, sign));
  outlines.set(sign, known);
  return known;
};
