import type { FastifyBaseLogger } from 'fastify';
import { inTenantTransaction } from '../../database/callTransaction';
import { OperatorError } from '../../kernel/operatorError';
import { startPollingWorker, type PollingWorker } from '../../kernel/pollingWorker';
import { getAnchorFile, appendAnchors } from '../../security/trail/trailAnchors';
import { listChainHeads, lockAnchors } from '../../security/trail/trailStore';
import type { WorkContext } from '../../access/appContext';

/** Interval at which the head of each chain that has grown is written outside the database; at the start, all heads are. */
export const ANCHOR_EVERY_MS = 60_000;

type WorkerParts = WorkContext;
type Log = Pick<FastifyBaseLogger, 'warn'>;

/** Number of the last row that this server has anchored, by chain. */
type Anchored = Map<number, number>;

/** Writes the heads of the chains that have grown to the file outside the database (TR-02). */
const anchorTrail = async ({ database, settings, now }: WorkerParts, log: Log, anchored: Anchored): Promise<void> => {
  const file = getAnchorFile(settings);
  const { heads, wasTorn } = await inTenantTransaction(database, 'open', async (tx) => {
    await lockAnchors(tx);
    const grown = (await listChainHeads(tx, now())).filter(({ institution, seq }) => anchored.get(institution) !== seq);
    return { heads: grown, wasTorn: await appendAnchors(file, grown) };
  });
  for (const { institution, seq } of heads) anchored.set(institution, seq);
  if (wasTorn) {
    log.warn(
      { file },
      'the last line of the anchor file was torn (a crash or a full disk); it was marked, and the file goes on',
    );
  }
};

/**
 * Anchors the audit log before other services start. A file that cannot be written prevents the start, because the fault would not be
 * noticed later.
 */
export const anchorTrailAtStart = async (parts: WorkerParts, log: Log): Promise<void> => {
  try {
    await anchorTrail(parts, log, new Map());
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new OperatorError(`The heads of the audit trail can not be kept: ${reason}`, { cause: error });
  }
};

/** Anchors what the trail has grown by, minute after minute, for as long as the server runs. */
export const startTrailAnchorWorker = (parts: WorkerParts, log: FastifyBaseLogger): PollingWorker => {
  const anchored: Anchored = new Map();
  return startPollingWorker({
    everyMs: ANCHOR_EVERY_MS,
    round: () => anchorTrail(parts, log, anchored),
    log,
    failure: 'anchoring the trail failed',
  });
};
