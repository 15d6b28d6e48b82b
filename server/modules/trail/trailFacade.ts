/** Public interface of this topic. */

export { anchorAtStart, startTrailAnchorWorker } from './trailAnchorWorker';
export { checkTrailFile, type TrailVerdict } from './checkTrailFile';
