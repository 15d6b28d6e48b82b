/**
 * How far what came in keeps a promise, whatever day it is: not at all, in part, or wholly. What the parts of a plan before this one
 * promise is kept first (MI-08).
 */
export type PromiseStanding = 'none' | 'partly' | 'kept';
