import type { CallerContext } from '../../../access/callContext';
import { ScimError } from './scimError';

/** Transaction of a provisioning request. */
export interface ProvisioningContext extends Pick<CallerContext, 'tx' | 'caller' | 'now' | 'publish'> {
  /** Address of the endpoints. */
  readonly base: string;
  /** Wakes the worker for a queued binding after the commit. */
  readonly wake: () => void;
}

/** Resource to be changed, with the version that the directory has read. */
export interface ScimTarget {
  readonly id: string;
  readonly ifMatch: string | undefined;
}

/** Returns true if a list of entity tags has the version. */
export const includesVersion = (tags: string, version: string): boolean => {
  const versions = tags.split(',').map((each) => each.trim());
  return versions.includes('*') || versions.includes(version);
};

/** Refuses a change of another version than the current one. */
export const refuseOutdated = (ifMatch: string | undefined, version: string): void => {
  if (ifMatch === undefined || includesVersion(ifMatch, version)) return;
  throw new ScimError(412, 'The resource has changed');
};
