import type { Transaction } from '../../../database/connect';
import { getOwner, readPage } from './replayPageStore';
import { addFindings, updateReplay, type StoredReplay, claimReplay } from './replayStore';
import type { ReplayThread } from './replayThread';
import { replayWork } from './replayWork';

/** Dependencies of a step. */
export interface ReplayStep {
  readonly of: StoredReplay;
  readonly thread: ReplayThread;
  readonly now: Date;
}

/**
 * Replays some borrowers and stores findings and progress in one transaction. Returns false if the replay has ended, or if
 * another server is processing it (LC-07).
 */
export async function takeReplayStep(tx: Transaction, { of, thread, now }: ReplayStep): Promise<boolean> {
  const replay = await claimReplay(of, { tx });
  if (!replay) return false;
  const { since, ...work } = replayWork(replay, await getOwner(replay.institutionId, { tx }));
  const query = { institutionId: replay.institutionId, after: replay.after, since, until: work.until };
  const { borrowers, last } = await readPage(query, { tx });
  if (last === null) {
    await updateReplay(replay, { state: 'done', finishedAt: now }, { tx });
    return false;
  }
  const page = await thread.replay({ ...work, borrowers });
  const change = {
    state: 'running',
    after: last,
    done: replay.done + borrowers.length,
    contacts: replay.contacts + page.contacts,
    refused: replay.refused + page.refused,
    doubted: replay.doubted + page.doubted,
    lifted: replay.lifted + page.lifted,
  } as const;
  // Canceled meanwhile: nothing of the page is stored.
  if (!(await updateReplay(replay, change, { tx }))) return false;
  await addFindings(replay, page.findings, { tx });
  return true;
}
