import { buildPackages } from './browserTests/buildPackages';

/** The packages once for all tests of the run. */
export default buildPackages;
