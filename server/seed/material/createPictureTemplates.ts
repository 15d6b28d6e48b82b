import { crc32, deflateSync } from 'node:zlib';
import type { PictureKind } from '@/contract/codes/caseCodes';

/** Generated picture; {name} and {number} are replaced by the borrower's. */
export interface MaterialPicture {
  readonly kind: PictureKind;
  readonly contentType: 'image/svg+xml' | 'image/png';
  readonly content: Buffer;
}

const svg = (width: number, height: number, body: readonly string[]): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 2}" height="${height * 2}" font-family="sans-serif">${body.join('')}</svg>`,
  );

const silhouette = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 96})"><rect width="96" height="96" fill="#dfe6ee"/><circle cx="48" cy="38" r="19" fill="#8fa3b8"/><path d="M12 96c2-26 18-34 36-34s34 8 36 34z" fill="#8fa3b8"/></g>`;

const lines = (x: number, y: number, widths: readonly number[]): string =>
  widths
    .map((width, place) => `<rect x="${x}" y="${y + place * 14}" width="${width}" height="5" rx="2" fill="#9fb0c2"/>`)
    .join('');

const HUES = [28, 152, 208, 268] as const;

const idFront = (hue: number): Buffer =>
  svg(320, 200, [
    `<rect width="320" height="200" rx="12" fill="hsl(${hue} 45% 92%)"/><rect width="320" height="34" rx="12" fill="hsl(${hue} 45% 42%)"/>`,
    `<text x="16" y="23" font-size="14" fill="#fff">SPECIMEN · ID</text>${silhouette(16, 50, 96)}`,
    '<text x="128" y="74" font-size="11" fill="#1f2d3d">{name}</text>',
    `<text x="128" y="98" font-size="12" fill="#1f2d3d">{number}</text>${lines(128, 118, [150, 120, 90])}`,
  ]);

const idBack = (hue: number): Buffer =>
  svg(320, 200, [
    `<rect width="320" height="200" rx="12" fill="hsl(${hue} 45% 92%)"/><rect y="18" width="320" height="34" fill="#3b4754"/>`,
    lines(20, 74, [280, 240, 260, 180]),
    `<text x="20" y="180" font-size="15" letter-spacing="2" fill="#1f2d3d">${'&lt;'.repeat(22)}</text>`,
  ]);

const face = (hue: number): Buffer =>
  svg(240, 300, [`<rect width="240" height="300" fill="hsl(${hue} 30% 88%)"/>`, silhouette(24, 60, 192)]);

const paper = (hue: number): Buffer =>
  svg(240, 320, [
    '<rect width="240" height="320" fill="#fff" stroke="#c5cfda"/>',
    `<rect x="24" y="24" width="90" height="16" fill="hsl(${hue} 45% 50%)"/><text x="24" y="70" font-size="12" fill="#1f2d3d">{name}</text>`,
    lines(24, 86, [190, 180, 186, 120, 190, 176, 188, 140, 60]),
  ]);

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** Generates a gray receipt as PNG, so that not every picture is a line drawing. */
function receipt(width: number, height: number): Buffer {
  const rows = Array.from({ length: height }, (_, y) => {
    const isText = y % 12 > 8 && y > 20 && y < height - 20;
    const end = 20 + (((y - (y % 12)) * 37) % (width - 40));
    return Buffer.from([0, ...Array.from({ length: width }, (_unused, x) => (isText && x > 14 && x < end ? 96 : 244))]);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits of gray.
  header.writeUInt8(8, 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const drawn = (kind: PictureKind, draw: (hue: number) => Buffer): MaterialPicture[] =>
  HUES.map((hue) => ({ kind, contentType: 'image/svg+xml', content: draw(hue) }));

/** Templates of borrowers' pictures; they show no real people. */
export const createPictureTemplates = (): MaterialPicture[] => [
  ...drawn('idFront', idFront),
  ...drawn('idBack', idBack),
  ...drawn('face', face),
  ...drawn('document', paper),
  { kind: 'document', contentType: 'image/png', content: receipt(220, 300) },
];
