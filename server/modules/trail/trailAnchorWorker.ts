import type { FastifyBaseLogger } from 'fastify';
import { inScope } from '../../database/callTransaction';
import { OperatorError } from '../../kernel/operatorError';
import { startWorkLoop, type WorkLoop } from '../../kernel/workLoop';
import { anchorFileOf, appendAnchors } from '../../security/trail/trailAnchors';
import { chainHeads } from '../../security/trail/trailStore';
import type { AppContext } from '../../access/appContext';

/** The head of each chain is written outside the database this often, and at the start. */
const EVERY_MS = 24 * 60 * 60_000;

type WorkerParts = Omit<AppContext, 'services'>;
type Log = Pick<FastifyBaseLogger, 'warn'>;

/** Writes the head of every chain of the trail to the file outside the database (TR-02). */
const anchorTrail = async ({ database, settings, now }: WorkerParts, log: Log): Promise<void> => {
  const heads = await inScope(database, 'open', (tx) => chainHeads(tx, now()));
  const file = anchorFileOf(settings);
  if (await appendAnchors(file, heads)) {
    log.warn(
      { file },
      'the last line of the anchor file was torn (a crash or a full disk); it was marked, and the file goes on',
    );
  }
};

/** Anchors the trail before anything else is started. A file that cannot be written stops the start: nobody would miss it later. */
export const anchorAtStart = async (parts: WorkerParts, log: Log): Promise<void> => {
  try {
    await anchorTrail(parts, log);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new OperatorError(`The heads of the audit trail can not be kept: ${reason}`, { cause: error });
  }
};

/** Anchors the trail once a day for as long as the server runs. */
export const startTrailAnchorWorker = (parts: WorkerParts, log: FastifyBaseLogger): WorkLoop =>
  startWorkLoop({
    everyMs: EVERY_MS,
    round: () => anchorTrail(parts, log),
    log,
    failure: 'anchoring the trail failed',
  });
