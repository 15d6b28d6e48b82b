import type { Random } from '../../../server/seed/random';
import type { PostedEvent } from './doorServers';

const LOST = 0.1;
const REPEATED = 0.4;

/** Events on their way: some are lost, some are doubled, and the others leave in any order. */
export function createEventBag(random: Random) {
  const waiting: PostedEvent[] = [];
  const acknowledged = new Map<string, PostedEvent>();
  const tally = { made: 0, lost: 0, posted: 0, forged: 0 };
  const draw = (): PostedEvent[] => waiting.splice(random.int(0, waiting.length - 1), 1);

  return {
    tally,
    /** Events with the answer `accepted` or `known`, each once. */
    acknowledged,
    add: (event: PostedEvent): void => {
      tally.made += 1;
      if (random.chance(LOST)) {
        tally.lost += 1;
        return;
      }
      waiting.push(event);
      while (random.chance(REPEATED)) waiting.push(event);
    },
    /** Takes events out at random. */
    take: (most: number): PostedEvent[] => {
      const taken = Array.from({ length: random.int(Math.ceil(most / 2), most) }).flatMap(draw);
      tally.posted += taken.length;
      return taken;
    },
    putBack: (events: readonly PostedEvent[]): void => void waiting.push(...events),
    acknowledge: (events: readonly PostedEvent[], answers: readonly { readonly answer: string }[]): void => {
      for (const [place, event] of events.entries()) {
        const answer = answers[place]?.answer;
        if (answer === 'accepted' || answer === 'known') acknowledged.set(event.id, event);
      }
    },
    count: () => waiting.length,
  };
}

export type EventBag = ReturnType<typeof createEventBag>;
