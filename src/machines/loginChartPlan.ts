import type { LoginStateCode } from '@/contract/codes/loginStateCodes';

/** Position of a state on the chart, in columns and rows. */
interface Cell {
  readonly column: number;
  readonly row: number;
}

/** Groups of states with the area that they occupy. */
export const CHART_AREAS = {
  form: { column: 0, row: 0, columns: 1, rows: 3 },
  submitting: { column: 1, row: 0, columns: 1, rows: 3 },
  singleSignOn: { column: 0, row: 3, columns: 2, rows: 2 },
  passkey: { column: 0, row: 5, columns: 2, rows: 1 },
  secondFactor: { column: 4, row: 3, columns: 1, rows: 3 },
  camera: { column: 2, row: 0, columns: 2, rows: 3 },
  provider: { column: 2, row: 3, columns: 2, rows: 2 },
  authenticated: { column: 4, row: 0, columns: 1, rows: 3 },
} as const;

/** Positions of the states, in their usual order. */
export const CHART_CELLS: Readonly<Record<LoginStateCode, Cell>> = {
  'form.captchaLoading': { column: 0, row: 0 },
  'form.editing': { column: 0, row: 1 },
  'form.captchaFailed': { column: 0, row: 2 },
  'submitting.key': { column: 1, row: 1 },
  'submitting.posting': { column: 1, row: 2 },
  'singleSignOn.starting': { column: 0, row: 3 },
  'singleSignOn.leaving': { column: 0, row: 4 },
  'singleSignOn.returning': { column: 1, row: 3 },
  'passkey.requesting': { column: 0, row: 5 },
  'passkey.verifying': { column: 1, row: 5 },
  'secondFactor.choosing': { column: 4, row: 3 },
  'secondFactor.passkey': { column: 4, row: 5 },
  'secondFactor.verifying': { column: 4, row: 4 },
  'camera.intro': { column: 2, row: 0 },
  'camera.requesting': { column: 2, row: 1 },
  'camera.preview': { column: 2, row: 2 },
  'camera.error': { column: 3, row: 0 },
  'camera.verifying': { column: 3, row: 1 },
  'camera.drawing': { column: 3, row: 2 },
  'provider.loading': { column: 2, row: 3 },
  'provider.running': { column: 2, row: 4 },
  'provider.recheck': { column: 3, row: 3 },
  'provider.checking': { column: 3, row: 4 },
  'authenticated.leaving': { column: 4, row: 0 },
  'authenticated.active': { column: 4, row: 1 },
  'authenticated.loggedOutDialog': { column: 4, row: 2 },
};

/** Dimensions of the chart, in pixels. */
export const CHART_SIZE = {
  width: 970,
  height: 570,
  cellWidth: 194,
  cellHeight: 90,
  boxWidth: 152,
  boxHeight: 44,
  top: 30,
} as const;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns the center of a state's box. */
export const getMiddle = (state: LoginStateCode): Point => {
  const { column, row } = CHART_CELLS[state];
  return { x: (column + 0.5) * CHART_SIZE.cellWidth, y: CHART_SIZE.top + (row + 0.5) * CHART_SIZE.cellHeight };
};

/** Returns the point where the line from the center of a box towards a point crosses the box's edge. */
function getEdge(middle: Point, towards: Point): Point {
  const dx = towards.x - middle.x;
  const dy = towards.y - middle.y;
  const gap = 4;
  const share = Math.min(
    (CHART_SIZE.boxWidth / 2 + gap) / Math.max(Math.abs(dx), 0.001),
    (CHART_SIZE.boxHeight / 2 + gap) / Math.max(Math.abs(dy), 0.001),
  );
  return { x: middle.x + dx * share, y: middle.y + dy * share };
}

/** Curvature of a line, so that opposite directions do not overlap. */
const BEND = 0.16;

/** Distance of the lines back to the form from the side of their box and from the top of all boxes. */
const ASIDE = 13;

/** Returns the path back to the form: up along the side of the boxes, then across above all of them. */
function wayBack(from: LoginStateCode, to: LoginStateCode): string {
  const [start, end] = [getMiddle(from), getMiddle(to)];
  const side = start.x + CHART_SIZE.boxWidth / 2;
  return `M ${side} ${start.y} H ${side + ASIDE} V 6 H ${end.x} V ${end.y - CHART_SIZE.boxHeight / 2 - 4}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Returns the path of a transition between two states, bent to the left of its direction. */
export function getEdgePath(from: LoginStateCode, to: LoginStateCode): string {
  if (to === 'form.captchaLoading' && !from.startsWith('form.')) return wayBack(from, to);
  const [start, end] = [getMiddle(from), getMiddle(to)];
  const bend = {
    x: (start.x + end.x) / 2 + (end.y - start.y) * BEND,
    y: (start.y + end.y) / 2 - (end.x - start.x) * BEND,
  };
  const [out, into] = [getEdge(start, bend), getEdge(end, bend)];
  return `M ${round(out.x)} ${round(out.y)} Q ${round(bend.x)} ${round(bend.y)} ${round(into.x)} ${round(into.y)}`;
}
