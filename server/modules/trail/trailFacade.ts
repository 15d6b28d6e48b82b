/** What the rest of the server may use of this topic. */

export { anchorAtStart, startTrailAnchorWorker } from './trailAnchorWorker';
export { checkTrailFile, type TrailVerdict } from './checkTrailFile';
