/** Public interface of this topic. */

export { startDialler } from './startDialler';
export { findCaseCall } from './phoneCallStore';
