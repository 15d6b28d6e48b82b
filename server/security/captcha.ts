import { type Outline, getOutlines, type Point } from './captchaOutlines';
import { createHash, randomInt } from 'node:crypto';

/** Three pixels per displayed pixel, so that the picture stays sharp when the page is enlarged. */
const WIDTH = 360;
const HEIGHT = 120;
const INK = '#2f3f47';
const PAPER = '#f5f5f5';
/** Glyph size in units of an em. */
const SIGN_SIZE = 112;
const MARGIN = 24;

/** Random numbers from 0 to 1. They reveal nothing about the text, so Math.random suffices. */
type Chance = () => number;

/** Returns a random number between two. */
type Between = (least: number, most: number) => number;

type Move = (point: Point) => Point;

/** Bends the whole picture, as cloth in the wind. */
const bent = (between: Between): Move => {
  const waves = Array.from({ length: 2 }, () => ({
    sideways: between(4, 7),
    upwards: between(4, 7),
    often: between(0.035, 0.06),
    from: between(0, 2 * Math.PI),
  }));
  return (point) =>
    waves.reduce<Point>(
      ([x, y], { sideways, upwards, often, from }) => [
        x + sideways * Math.sin(often * 1.3 * y + from),
        y + upwards * Math.sin(often * x + from + 1),
      ],
      point,
    );
};

const written = (type: string, points: readonly Point[]): string =>
  type + points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' ');

const draw = ({ pieces }: Outline, move: Move): string =>
  pieces.map(({ type, points }) => written(type, points.map(move))).join('');

interface Sign {
  readonly outline: Outline;
  readonly wide: number;
  readonly high: number;
  readonly turn: number;
  readonly slant: number;
}

const chosenSign = async (letter: string, between: Between): Promise<Sign> => {
  const outlines = await getOutlines(letter);
  const outline = outlines[Math.floor(between(0, outlines.length))];
  if (outline === undefined) throw new Error('there is no typeface for captchas');
  return {
    outline,
    wide: SIGN_SIZE * between(0.74, 1.1),
    high: SIGN_SIZE * between(0.74, 1.1),
    turn: between(-0.32, 0.32),
    slant: between(-0.15, 0.15),
  };
};

/** Places a glyph with a slight rotation and slant around its own center. */
const placed = ({ wide, high, turn, slant }: Sign, [left, top]: Point, shrink: number): Move => {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return ([x, y]) => {
    const across = (x * wide + y * high * slant) * shrink;
    const down = y * high * Math.min(1, shrink);
    return [left + across * cos - down * sin, top + across * sin + down * cos];
  };
};

/** Draws the characters side by side, close enough to touch. */
const drawnText = (signs: readonly Sign[], between: Between): string => {
  const widths = signs.map(({ outline, wide }) => outline.width * wide);
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const shrink = Math.min(1.15, (WIDTH - 2 * MARGIN) / whole);
  const bend = bent(between);
  let left = (WIDTH - whole * shrink) / 2 + between(-8, 8);
  return signs
    .map((sign, number) => {
      const width = (widths[number] ?? 0) * shrink;
      const move = placed(sign, [left + width / 2, HEIGHT / 2 + between(-11, 11)], shrink);
      left += width;
      return draw(sign.outline, (point) => bend(move(point)));
    })
    .join('');
};

const BLOT_CORNERS = 9;

/** Draws a round spot within one half of the picture, in which ink and background are swapped. */
const drawnBlot = (half: 0 | 1, between: Between): string => {
  const middle: Point = [WIDTH * (0.28 + 0.44 * half) + between(-30, 30), HEIGHT / 2 + between(-30, 30)];
  const size = between(34, 46);
  const corners = Array.from({ length: BLOT_CORNERS }, (_, number): Point => {
    const angle = (number / BLOT_CORNERS) * 2 * Math.PI;
    const far = size * between(0.85, 1.15);
    return [middle[0] + far * 1.35 * Math.cos(angle), middle[1] + far * Math.sin(angle)];
  });
  const edges = corners.map((corner, number): [Point, Point] => {
    const next = corners[(number + 1) % BLOT_CORNERS] ?? corner;
    return [corner, [(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2]];
  });
  const [start] = edges.slice(-1);
  return `${written('M', start ? [start[1]] : [])}${edges.map((edge) => written('Q', edge)).join('')}Z`;
};

const drawnLine = (color: string, between: Between): string => {
  const places = [between(-5, 40), between(90, 150), between(210, 270), between(320, 365)];
  const [start, ...bends] = places.map((x): Point => [x, between(18, HEIGHT - 18)]);
  const path = written('M', start ? [start] : []) + written('C', bends);
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${between(2, 3).toFixed(1)}"/>`;
};

/** Draws a text as SVG; only shown as pixels, because its paths would reveal the text. */
const captchaDrawing = async (text: string, chance: Chance): Promise<string> => {
  const between: Between = (least, most) => least + chance() * (most - least);
  const signs: Sign[] = [];
  for (const letter of text) signs.push(await chosenSign(letter, between));
  const shapes = drawnText(signs, between) + drawnBlot(0, between) + drawnBlot(1, between);
  const lines = drawnLine(INK, between) + drawnLine(PAPER, between);
  const size = `width="${WIDTH}" height="${HEIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="${PAPER}"/>
<path fill="${INK}" fill-rule="evenodd" d="${shapes}"/>${lines}</svg>`;
};

/** Letters and digits that remain distinguishable when rotated, distorted and crossed out. */
export const CAPTCHA_ALPHABET = '39ACDEJKMT';
/** Two more than the form's minimum (§5): a program recognizes two of five characters, and must recognize all. */
export const CAPTCHA_LENGTH = 6;

/** Generates a text for one captcha picture, from the system's randomness. */
export const createCaptchaText = (): string =>
  Array.from({ length: CAPTCHA_LENGTH }, () => CAPTCHA_ALPHABET.charAt(randomInt(CAPTCHA_ALPHABET.length))).join('');

/** Renders a captcha text as a data URL for an <img>; as pixels, rendered in worker threads. */
export const drawCaptcha = async (text: string, chance: Chance = Math.random): Promise<string> => {
  const { default: sharp } = await import('sharp');
  const drawing = await captchaDrawing(text.toUpperCase(), chance);
  const picture = await sharp(Buffer.from(drawing)).png({ colours: 8, effort: 1 }).toBuffer();
  return `data:image/png;base64,${picture.toString('base64')}`;
};

/** Hash of a captcha as stored in the database, bound to its key; ignores case and surrounding blanks. */
export const hashCaptcha = (codeKey: string, text: string): string =>
  createHash('sha256').update(`${codeKey}\n${text.trim().toUpperCase()}`).digest('hex');
