import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font, PathCommand } from 'opentype.js';

/** Point in the picture. */
export type Point = readonly [x: number, y: number];

/** Segment of a character's outline: its SVG command and points. */
interface Piece {
  readonly type: PathCommand['type'];
  readonly points: readonly Point[];
}

/** Outline of a character around its center, in units of the em height. */
export interface Outline {
  readonly pieces: readonly Piece[];
  readonly width: number;
}

/** Two fonts that differ in weight, shape and serifs, so that recognizing one does not help with the other. */
const FILES = [
  '@fontsource/roboto-slab/files/roboto-slab-latin-700-normal.woff',
  '@fontsource/varela-round/files/varela-round-latin-400-normal.woff',
];

const readFont = async (file: string): Promise<Font> => {
  // Loaded with the first captcha: many server processes never need it.
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

/** Returns the outlines of a character, one per typeface. */
export const getOutlines = async (sign: string): Promise<Outline[]> => {
  const fonts = await (reading ??= Promise.all(FILES.map(readFont)));
  const known = outlines.get(sign) ?? fonts.map((font) => outlineIn(font, sign));
  outlines.set(sign, known);
  return known;
};
