/** Public interface of this topic. */

export { startDialler } from './dialLine';
export { findCaseCall } from './phoneCallStore';
