/** Public interface of this topic. */

export { followPlans } from './followPlansStore';
export {
  type PlannedPart,
  endPlan,
  selectLogParts,
  readPlan,
  type StoredPlan,
  type LoggedPart,
  writePlan,
} from './planStore';
export { type CallerPlanLimits, getPlanLimits, judgePlan } from './planLimits';
export { serializePlan } from './planWire';
