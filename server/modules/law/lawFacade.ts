/** Public interface of this module for the rest of the server. */

export { type Callable, findCallableCases, type UncallableCase } from './findCallableCases';
export { restoreReturnedCase, parkCases, restoreParkedCases, type SkippedCaseUntil } from './override/parkedCaseStore';
export { LAW_SETTING, MODE_SETTING } from './settings/loadComplianceConfig';
export { removeOwnName } from './decideFor';
export { isStillLawful } from './isStillLawful';
export { getPackFingerprint } from './settings/getPackFingerprint';
export { enforceContactRules } from './enforceContactRules';
export type { FindingRow } from './replay/replayBorrowerPage';
export { replayHistory } from './replay/replayHistory';
export { startReplayWorker } from './replay/replayWorker';
export { createTextLint } from './settings/loadComplianceConfig';
