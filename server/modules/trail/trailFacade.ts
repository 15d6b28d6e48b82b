/** Public interface of this topic. */

export { anchorTrailAtStart, startTrailAnchorWorker } from './trailAnchorWorker';
export { checkTrailFile, type TrailVerdict } from './checkTrailFile';
