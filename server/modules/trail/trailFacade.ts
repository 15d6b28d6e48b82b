/** What the rest of the server may use of this topic. */

export { anchorAtStart, anchorDaily } from './trailAnchorWorker';
export { readTrailFile } from './readTrailFile';
