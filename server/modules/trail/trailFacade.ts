/** What the rest of the server may use of this topic. */

export { anchorAtStart, startTrailAnchorWorker } from './trailAnchorWorker';
export { readTrailFile } from './readTrailFile';
