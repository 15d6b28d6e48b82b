import { inTenantTransaction } from '../../../database/callTransaction';
import type { Database } from '../../../database/connect';
import { replayedPage, type ReplayedPage } from './replayedPage';
import { replayedBy } from './replayPacks';
import { getOwner, readPage } from './replayPageStore';
import { type ReplayedDays, replayWork } from './replayWork';

/** What is replayed: the contacts of an institution in some days. */
export interface AskedReplay extends ReplayedDays {
  readonly institutionId: number;
  /** Pack and version, as if it had always been in force; absent: the packs that apply there. */
  readonly pack: string | undefined;
}

/** A replay that has begun. */
export interface BegunReplay {
  /** The packs that are asked, with their versions. */
  readonly packs: readonly string[];
  /** What was found, some borrowers at a time. */
  readonly pages: AsyncGenerator<ReplayedPage>;
}

/** Replays history here and now: memory holds some borrowers alone, and nothing is written (LC-07). */
export async function replayHistory(database: Database, asked: AskedReplay): Promise<BegunReplay> {
  const { institutionId } = asked;
  const scope = { institutionId };
  const begun = await inTenantTransaction(database, scope, async (tx) => {
    const owner = await getOwner(institutionId, { tx });
    const caller = { institutionId, timeZone: owner.timeZone };
    return { owner, by: await replayedBy({ pack: asked.pack }, { tx, caller }) };
  });
  const { since, ...work } = replayWork({ ...asked, ...begun.by }, begun.owner);
  async function* pages(): AsyncGenerator<ReplayedPage> {
    for (let after = ''; ;) {
      const wanted = { institutionId, after, since, until: work.until };
      const { borrowers, last } = await inTenantTransaction(database, scope, (tx) => readPage(wanted, { tx }));
      if (last === null) return;
      yield replayedPage({ ...work, borrowers });
      after = last;
    }
  }
  return { packs: begun.by.packs, pages: pages() };
}
