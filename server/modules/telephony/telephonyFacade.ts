/** What the rest of the server may use of this topic. */

export { startDialLine } from './dialLine';
export { findCaseCall } from './phoneCallStore';
