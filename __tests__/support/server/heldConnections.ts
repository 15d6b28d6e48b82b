import type { Database } from '../../../server/database/connect';
import { untilNextLook } from '../untilNextLook';

/** Takes every connection that a server does not need for itself, and gives them back when the returned function is called. */
export const holdConnections = async ({ $client }: Database): Promise<() => Promise<void>> => {
  const over = new AbortController();
  const held: { release: () => void }[] = [];
  const take = async (): Promise<void> => {
    while (!over.signal.aborted) {
      // One that the server uses at the moment comes later, or not in time.
      const client = await $client.connect().catch(untilNextLook);
      if (client) {
        held.push(client);
        return;
      }
    }
  };
  const release = (): void => {
    for (const client of held.splice(0)) client.release();
  };
  const takes = Array.from({ length: $client.options.max }, take);
  while ($client.free > 0) await untilNextLook();
  return async () => {
    over.abort();
    release();
    await Promise.all(takes);
    release();
  };
};
