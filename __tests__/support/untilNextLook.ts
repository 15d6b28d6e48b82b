import { setTimeout as wait } from 'node:timers/promises';

const PAUSE_MS = 10;

/** Passes between two looks at what is waited for: who looks without a pause takes the processor from it, and from its database. */
export const untilNextLook = (): Promise<void> => wait(PAUSE_MS);
