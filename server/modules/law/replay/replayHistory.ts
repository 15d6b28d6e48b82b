import { inTenantTransaction } from '../../../database/callTransaction';
import type { Database } from '../../../database/connect';
import { replayBorrowerPage, type ReplayedPage } from './replayBorrowerPage';
import { resolveReplayPacks } from './replayPacks';
import { getOwner, readPage } from './replayPageStore';
import { type ReplayedDays, replayWork } from './replayWork';

/** Replay request: the contacts of an institution in a period. */
export interface ReplayRequest extends ReplayedDays {
  readonly institutionId: number;
  /** Pack and version to treat as always in force; absent: the active packs. */
  readonly pack: string | undefined;
}

/** A replay that has begun. */
export interface StartedReplay {
  /** Packs of the replay with their versions. */
  readonly packs: readonly string[];
  /** Findings, a page of borrowers at a time. */
  readonly pages: AsyncGenerator<ReplayedPage>;
}

/** Replays the history in this process: only some borrowers are in memory, and nothing is written (LC-07). */
export async function replayHistory(database: Database, request: ReplayRequest): Promise<StartedReplay> {
  const { institutionId } = request;
  const scope = { institutionId };
  const begun = await inTenantTransaction(database, scope, async (tx) => {
    const owner = await getOwner(institutionId, { tx });
    const caller = { institutionId, timeZone: owner.timeZone };
    return { owner, by: await resolveReplayPacks({ pack: request.pack }, { tx, caller }) };
  });
  const { since, ...work } = replayWork({ ...request, ...begun.by }, begun.owner);
  async function* pages(): AsyncGenerator<ReplayedPage> {
    for (let after = ''; ;) {
      const query = { institutionId, after, since, until: work.until };
      const { borrowers, last } = await inTenantTransaction(database, scope, (tx) => readPage(query, { tx }));
      if (last === null) return;
      yield replayBorrowerPage({ ...work, borrowers });
      after = last;
    }
  }
  return { packs: begun.by.packs, pages: pages() };
}
