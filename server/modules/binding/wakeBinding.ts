import type { CallerContext } from '../../access/callContext';

/** Wakes the worker for the call's queued binding after the commit. */
export const wakeBinding = ({ afterCommit, services }: CallerContext): void => {
  afterCommit(async () => services.bindingWorker.wake());
};
