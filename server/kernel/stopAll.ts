/** Cleanup functions for shutdown, newest first. */
export type Disposables = (() => unknown)[];

/** Runs all cleanup functions in reverse order of startup; a failing one does not prevent the others. */
export const stopAll = async (stops: Disposables): Promise<void> => {
  for (let stop = stops.pop(); stop !== undefined; stop = stops.pop()) {
    try {
      await stop();
    } catch (error) {
      console.error('Stopping failed:', error);
    }
  }
};
