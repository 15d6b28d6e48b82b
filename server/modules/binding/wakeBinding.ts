import type { CallerContext } from '../../access/callContext';

/** The worker takes up what the call put in line, once it is committed. */
export const wakeBinding = ({ afterCommit, services }: CallerContext): void => {
  afterCommit(async () => services.bindingWorker.wake());
};
