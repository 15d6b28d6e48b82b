import type { LawReplay } from '@/contract/entities/law/lawReplay';
import { serializeTime } from '../../../values/wire';
import type { StoredReplay } from './replayStore';

/** Converts a replay to its wire shape. */
export const serializeReplay = (replay: StoredReplay): LawReplay => ({
  id: String(replay.id),
  from: replay.fromDay,
  to: replay.toDay,
  packs: replay.packs,
  asInForce: replay.asInForce,
  own: replay.own,
  state: replay.state,
  done: replay.done,
  borrowers: replay.borrowers,
  contacts: replay.contacts,
  refused: replay.refused,
  doubted: replay.doubted,
  lifted: replay.lifted,
  userName: replay.actorName,
  createdTime: serializeTime(replay.createdAt),
  finishedTime: replay.finishedAt && serializeTime(replay.finishedAt),
});
