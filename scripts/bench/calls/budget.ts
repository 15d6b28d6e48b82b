import type { BenchCall } from './askings';
import type { Cost } from './measureBenchCall';

/** A question over both databases. */
export interface Measurement {
  readonly asking: BenchCall;
  readonly small: Cost;
  readonly large: Cost;
}

const LIST_P99_MS = 50;
const FIGURES_P99_MS = 1000;
const RATIO = 1.5;
/** Below this a difference is the clock's and the machine's, not the table's. */
const NOISE_MS = 3;
/** Ratio of sizes above which a response counts as having more content. */
const SAME_SIZE = 1.3;

/** Calls that count or sum up; all others show rows. */
const FIGURES: readonly string[] = [
  'boardCalls.summary',
  'boardCalls.agents',
  'boardCalls.personal',
  'boardCalls.history',
  'olderRepayCalls.statistics',
  'behaviourCalls.countList',
  'customerServiceCalls.report',
  'institutionAndQueueCalls.rulePreview',
  'institutionAndQueueCalls.sortPreview',
  'manageUserCalls.rank',
  'manageUserCalls.counts',
  'workScheduleCalls.prediction',
  'workScheduleCalls.dutySum',
  'lawCalls.today',
  'manageConfigCalls.sharingTrial',
  'manageConfigCalls.secondPersonTrial',
  'manageConfigCalls.promisePlanTrial',
  'trailCalls.verify',
  'boardAlertCalls.alerts',
];

/** Accepted exceptions from the budget, by 'call' or 'call variant', with the reason. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {};

const isFigure = ({ call }: BenchCall): boolean => FIGURES.includes(call.name);

/** Milliseconds that 99 of 100 calls may take; a file has none. */
const getBudget = (asking: BenchCall): number => {
  if (asking.call.row.download) return Number.POSITIVE_INFINITY;
  return isFigure(asking) ? FIGURES_P99_MS : LIST_P99_MS;
};

/** Returns the ratio of large to small, if both responses have the same size. */
export const getRatio = ({ small, large }: Measurement): number | undefined =>
  large.bytes > small.bytes * SAME_SIZE ? undefined : large.p50 / small.p50;

const hasGrown = (measured: Measurement): boolean =>
  !isFigure(measured.asking) &&
  !measured.asking.call.row.download &&
  (getRatio(measured) ?? 0) > RATIO &&
  measured.large.p50 - measured.small.p50 > NOISE_MS;

/** Success, and a file, which has no code; -2: no results box. */
const FINE: readonly string[] = ['00', '200', 'file', '-2'];

const refused = ({ small, large }: Measurement): string[] =>
  [small, large].flatMap(({ code }) => (FINE.includes(code) ? [] : [`answers ${code}`]));

/** Returns the violations of the budget; empty if there are none. */
export const getFaults = (measured: Measurement): string[] => [
  ...refused(measured),
  ...(measured.large.p99 > getBudget(measured.asking) ? ['over'] : []),
  ...(hasGrown(measured) ? ['grows'] : []),
];

/** The reason why its faults are known. */
export const getException = ({ call, variant }: BenchCall): string | undefined =>
  EXCEPTIONS[`${call.name} ${variant}`] ?? EXCEPTIONS[call.name];
