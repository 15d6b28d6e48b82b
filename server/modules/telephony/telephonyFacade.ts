/** Public interface of this topic. */

export { startDialLine } from './dialLine';
export { findCaseCall } from './phoneCallStore';
