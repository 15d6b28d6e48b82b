import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../../server/seed/random';
import { connect, type Database } from '../../server/database/connect';
import { bindMany, type BoundBatch } from '../durability/bindMany';
import { findBrokenStarts } from '../durability/bindings';
import type { Faults, Tally, Write } from '../durability/book';
import type { RunFixtures } from '../durability/runFixtures';
import { createEditedName } from '../durability/effects';
import { judgeRound } from '../durability/judgeRound';
import type { RunningSite } from '../durability/runningSite';
import { Stage } from '../durability/stage';
import { startWriters } from '../durability/writers';
import { findLongestGap } from './gap';
import type { ClusterFault } from './member';
import type { Cluster } from './startCluster';

/** A moment of writing before the blow. */
const BEFORE_MS = { least: 500, most: 2500 };
const BACK_WITHIN_MS = 120_000;
/** Number of acknowledged writes that prove recovery. */
const ENOUGH = 20;
/** Milliseconds after a failure in which an acknowledged write may have been executed before it. */
const NOTICED_MS = 300;
/** Time for which writes continue after the old primary is back, in milliseconds. */
const OLD_ONE_BACK_MS = 2000;

/** Environment of a round, and its results. */
export interface RoundPlan {
  readonly cluster: Cluster;
  readonly site: RunningSite;
  readonly cast: RunFixtures;
  readonly random: Random;
  /** Writes are acknowledged without a copy on another machine, unnoticed: the rounds must detect the loss. */
  readonly planted: boolean;
  readonly faults: Faults;
  readonly tally: Tally;
  /** Milliseconds without an acknowledged write, by what was done to the primary. */
  readonly gaps: Partial<Record<ClusterFault, number[]>>;
}

const withDatabase = async <T>({ cluster }: RoundPlan, work: (database: Database) => Promise<T>): Promise<T> => {
  const database = connect({ url: cluster.sessionUrl, onError: () => {}, limits: { size: 2 } });
  try {
    return await work(database);
  } finally {
    await database.$client.end();
  }
};

/** Injects a failure into the primary. Planted: the standbys receive nothing of the last moment before it. */
const strike = async ({ cluster, random, planted }: RoundPlan, blow: ClusterFault) => {
  const victim = await cluster.primary();
  if (victim === undefined) throw new Error('there is no primary to hit');
  const others = cluster.members.filter((member) => member !== victim);
  const moment = wait(random.int(BEFORE_MS.least, BEFORE_MS.most));
  const hit = victim.aim(blow);
  const deafened = planted ? others.map((member) => member.deafen()) : [];
  await moment;
  const at = performance.now();
  hit();
  for (const hearAgain of deafened) hearAgain();
  return { at, victim };
};

/** Waits for writes acknowledged by the successor. Writes pending at the failure, and refused ones, do not count. */
const isWrittenAgain = async ({ writes }: Stage, at: number): Promise<boolean> => {
  const isLater = ({ answer, answeredAt }: Write): boolean => answer.outcome === 'done' && answeredAt > at + NOTICED_MS;
  for (const end = at + BACK_WITHIN_MS; performance.now() < end; await wait(50)) {
    if (writes.filter(isLater).length >= ENOUGH) return true;
  }
  return false;
};

interface Played {
  /** Time of the failure. */
  readonly at: number;
  readonly isBack: boolean;
  /** Member that failed, and the one that took over. */
  readonly who: string;
}

/** Fails the primary during writes. Another member takes over, and the old primary rejoins during those writes. */
const playScene = async (play: RoundPlan, stage: Stage, blow: ClusterFault): Promise<Played> => {
  const { at, victim } = await strike(play, blow);
  const isBack = await isWrittenAgain(stage, at);
  const successor = await play.cluster.primary();
  victim.mend(blow);
  await wait(OLD_ONE_BACK_MS);
  stage.isOver = true;
  play.faults.add('failedStart', isBack ? 0 : 1, `${blow}: no writes`);
  return { at, isBack, who: `${victim.name} ${blow}, then ${successor?.name ?? 'nobody'}` };
};

/** Runs one round and verifies all its writes. Returns false if the cluster did not recover. */
export const playClusterRound = async (play: RoundPlan, name: string, blow: ClusterFault): Promise<boolean> => {
  const { cluster, site, cast, random, faults, tally } = play;
  const before = faults.sum;
  const since = performance.now();
  const stage = new Stage({ cast, random }, name, () => site.address);
  const nameBefore = await withDatabase(play, (database) => createEditedName(database, cast.editedId));
  const bound: BoundBatch[] = [];
  const writing = Promise.all([startWriters(stage), bindMany(stage, bound)]);
  const { at, isBack, who } = await playScene(play, stage, blow);
  if (!isBack) return false;
  await writing;
  const gap = findLongestGap(stage.writes, at);
  (play.gaps[blow] ??= []).push(gap);
  for (const write of stage.writes) tally.add(write);
  await withDatabase(play, async (database) => {
    faults.add('halfDone', await findBrokenStarts(database), 'a binding under way');
    await judgeRound(database, { stage, bound, nameBefore }, faults);
  });
  const isWhole = await cluster.isWhole();
  faults.add('failedStart', isWhole ? 0 : 1, 'the cluster did not become whole again');
  const took = ((performance.now() - since) / 1000).toFixed(0);
  const how = faults.sum === before ? 'ok' : 'FAIL';
  console.log(`${how} ${name} ${who}: ${stage.writes.length} writes, none for ${gap} ms (${took} s)`);
  return isWhole;
};
