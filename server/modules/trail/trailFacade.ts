/** What the rest of the server may use of this topic. */

export { anchorAtStart, anchorDaily } from './anchorTrail';
export { readTrailFile } from './readTrailFile';
