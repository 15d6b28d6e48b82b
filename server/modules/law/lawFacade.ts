/** Public interface of this module for the rest of the server. */

export { type Callable, callableCases, type UncallableCase } from './callableCases';
export { cameBack, parkCases, restoreParkedCases, type SkippedCaseUntil } from './override/parkedCaseStore';
export { LAW_SETTING, MODE_SETTING } from './settings/loadComplianceConfig';
export { measuredText } from './decideFor';
export { isStillLawful } from './isStillLawful';
export { packFingerprint } from './settings/packFingerprint';
export { enforceContactRules } from './enforceContactRules';
export type { Finding } from './replay/replayedPage';
export { replayHistory } from './replay/replayHistory';
export { startReplayWorker } from './replay/replayWorker';
export { textLint } from './settings/loadComplianceConfig';
