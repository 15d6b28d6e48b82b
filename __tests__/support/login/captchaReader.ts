import sharp from 'sharp';
import { type Outline, getOutlines } from '../../../server/security/captchaOutlines';

// Attack with knowledge of this repository: every sign of both typefaces, turned and narrowed a little, is laid over every
// place of the picture. It goes by edges, which are the same where ink and paper have changed places.

// Local copies: access to a global costs more than the sum, because the tests' context is searched first.
const { hypot, max, min } = Math;

const WIDTH = 90;
const HEIGHT = 30;
/** Size of a sign in the picture. */
const EM = 25;
const TURNS = [-0.3, -0.15, 0, 0.15, 0.3];
/** Normal width, and the width where six signs share the picture. */
const NARROWED = [1, 0.8];
const ACROSS = 2;
const DOWN = [-3, 0, 3];
/** Signs stand at least this far apart. */
const APART = 11;

interface Edges {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

interface Template extends Edges {
  readonly sign: string;
}

const getEdges = async (picture: Buffer, width: number, height: number): Promise<Edges> => {
  const plain = sharp(picture).flatten({ background: '#fff' }).resize(width, height, { fit: 'fill' });
  // Signed: differences of bytes are taken.
  const data = Int16Array.from(await plain.greyscale().raw().toBuffer());
  const at = (x: number, y: number): number =>
    data[min(height - 1, max(0, y)) * width + min(width - 1, max(0, x))] ?? 0;
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      values[y * width + x] = hypot(at(x + 1, y) - at(x - 1, y), at(x, y + 1) - at(x, y - 1));
    }
  }
  return { width, height, values };
};

const pathOf = ({ pieces }: Outline): string =>
  pieces.map(({ type, points }) => type + points.map((point) => point.join(' ')).join(' ')).join('');

interface Shape {
  readonly outline: Outline;
  readonly turn: number;
  readonly narrowed: number;
}

const signPicture = ({ outline, turn, narrowed }: Shape): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90" viewBox="-.5 -.5 1 1"><rect x="-.5" y="-.5" width="1" height="1" fill="#fff"/><path transform="rotate(${(turn * 180) / Math.PI}) scale(${narrowed} 1)" d="${pathOf(outline)}"/></svg>`,
  );

const centred = ({ width, height, values }: Edges): Edges => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const moved = values.map((value) => value - mean);
  const norm = Math.sqrt(moved.reduce((sum, value) => sum + value * value, 0)) || 1;
  return { width, height, values: moved.map((value) => value / norm) };
};

const getTemplates = async (signs: string): Promise<Template[]> => {
  const wanted = await Promise.all(
    Array.from(signs, async (sign) =>
      (await getOutlines(sign)).flatMap((outline) =>
        TURNS.flatMap((turn) => NARROWED.map((narrowed) => ({ sign, outline, turn, narrowed }))),
      ),
    ),
  );
  return Promise.all(
    wanted.flat().map(async ({ sign, ...shape }) => {
      return { sign, ...centred(await getEdges(signPicture(shape), EM, EM)) };
    }),
  );
};

/** The part of a picture under a template, centred and normed as the template is. */
const getWindow = ({ values }: Edges, left: number, top: number): Edges => {
  const part = new Float32Array(EM * EM);
  for (let y = Math.max(0, -top); y < EM && top + y < HEIGHT; y += 1) {
    for (let x = Math.max(0, -left); x < EM && left + x < WIDTH; x += 1) {
      part[y * EM + x] = values[(top + y) * WIDTH + left + x] ?? 0;
    }
  }
  return centred({ width: EM, height: EM, values: part });
};

const product = (one: Float32Array, other: Float32Array, place: number): number =>
  (one[place] ?? 0) * (other[place] ?? 0);

/** Five sums side by side: a single one would wait for itself at each step. */
const fit = ({ values: one }: Edges, { values: other }: Edges): number => {
  let [a, b, c, d, e] = [0, 0, 0, 0, 0];
  for (let place = 0; place < EM * EM; place += 5) {
    a += product(one, other, place);
    b += product(one, other, place + 1);
    c += product(one, other, place + 2);
    d += product(one, other, place + 3);
    e += product(one, other, place + 4);
  }
  return a + b + c + d + e;
};

interface Guess {
  readonly score: number;
  readonly text: string;
}

const bestAt = (picture: Edges, templates: readonly Template[], left: number): Guess => {
  const windows = DOWN.map((down) => getWindow(picture, left, Math.round((HEIGHT - EM) / 2) + down));
  let best: Guess = { score: -1, text: '' };
  for (const template of templates) {
    for (const window of windows) {
      const score = fit(window, template);
      if (score > best.score) best = { score, text: template.sign };
    }
  }
  return best;
};

const better = (one: Guess | undefined, other: Guess | undefined): Guess | undefined =>
  one === undefined || (other !== undefined && other.score > one.score) ? other : one;

/** The best row of so many signs that do not cover one another. */
const bestRow = (guesses: readonly Guess[], length: number): string => {
  const apart = Math.ceil(APART / ACROSS);
  let rows: (Guess | undefined)[] = guesses.map((guess) => guess);
  for (let signs = 1; signs < length; signs += 1) {
    let before: Guess | undefined;
    rows = guesses.map((guess, place) => {
      before = better(before, rows[place - apart]);
      return before && { score: before.score + guess.score, text: before.text + guess.text };
    });
  }
  return rows.reduce(better, undefined)?.text ?? '';
};

/** Reads pictures with these signs by matching templates. */
export const captchaReader = async (signs: string, length: number): Promise<(picture: Buffer) => Promise<string>> => {
  const templates = await getTemplates(signs);
  return async (picture) => {
    const seen = await getEdges(picture, WIDTH, HEIGHT);
    const lefts = Array.from({ length: (WIDTH - 10) / ACROSS }, (_, place) => place * ACROSS - Math.round(EM / 2) + 5);
    return bestRow(
      lefts.map((left) => bestAt(seen, templates, left)),
      length,
    );
  };
};

/** Renders up to five of the same signs side by side and straight, without distortion, to show what the reader can read. */
export const plainPicture = async (text: string): Promise<Buffer> => {
  const signs = await Promise.all(Array.from(text, getOutlines));
  const drawn = signs.map(
    ([outline], place) =>
      `<path transform="translate(${44 + 68 * place} 60) scale(96)" d="${outline === undefined ? '' : pathOf(outline)}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="120"><rect width="360" height="120" fill="#fff"/>${drawn.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
};
