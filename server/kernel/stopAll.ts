/** What has to be stopped at the end, newest first. */
export type Disposables = (() => unknown)[];

/** Stops everything that was started, in the opposite order; what fails does not keep the others running. */
export const stopAll = async (stops: Disposables): Promise<void> => {
  for (let stop = stops.pop(); stop !== undefined; stop = stops.pop()) {
    try {
      await stop();
    } catch (error) {
      console.error('Stopping failed:', error);
    }
  }
};
