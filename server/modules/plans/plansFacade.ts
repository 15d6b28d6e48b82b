/** Public interface of this topic. */

export { followPlans } from './followPlansStore';
export {
  type PlannedPart,
  endPlan,
  partsOfLog,
  readPlan,
  type StoredPlan,
  type LoggedPart,
  writePlan,
} from './planStore';
export { type CallerPlanLimits, getPlanLimits } from './planLimits';
export { planOnWire } from './planWire';
