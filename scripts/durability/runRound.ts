import { setTimeout as wait } from 'node:timers/promises';
import { connect, type Database } from '../../server/database/connect';
import { bindMany, type BoundBatch } from './bindMany';
import { findBrokenStarts } from './bindings';
import { createEditedName } from './effects';
import { aimFault, type FaultKind, isSupervised } from './faultPoints';
import { judgeRound } from './judgeRound';
import { findLeftoverProcesses } from './processes';
import type { RunningSite } from './runningSite';
import { isUnavailable, Stage } from './stage';
import type { Results, TestEnvironment } from './testEnvironment';
import { startWriters } from './writers';

const BACK_WITHIN_MS = 60_000;
/** A moment of writing before the blow. */
const BEFORE_MS = { least: 150, most: 1200 };

const withDatabase = async <T>(theatre: TestEnvironment, work: (database: Database) => Promise<T>): Promise<T> => {
  const database = connect({ url: theatre.url(), onError: () => {}, limits: { size: 2 } });
  try {
    return await work(database);
  } finally {
    await database.$client.end();
  }
};

const getAny = ({ sites: [first, ...others], random }: TestEnvironment): RunningSite => random.pick([first, ...others]);

interface Blow {
  readonly hit: FaultKind;
  readonly victim: RunningSite;
}

/** A failure that was injected. */
interface Struck extends Blow {
  readonly at: number;
}

/** Injects a failure at a random time and restarts what has no supervisor; returns the time. */
const strike = async (theatre: TestEnvironment, { hit, victim }: Blow, { faults }: Results): Promise<number> => {
  const moment = wait(theatre.random.int(BEFORE_MS.least, BEFORE_MS.most));
  if (hit === 'SIGTERM') {
    await moment;
    const at = performance.now();
    faults.add('badStop', (await victim.stop()) ? 0 : 1, 'SIGTERM');
    victim.start();
    return at;
  }
  const blow = aimFault(hit, { site: victim, postmaster: theatre.postmaster() }, theatre.random);
  await moment;
  const at = performance.now();
  blow();
  if (isSupervised(hit)) victim.countFault();
  if (hit === 'tree') {
    await victim.ended();
    victim.start();
  }
  return at;
};

/** Milliseconds until the victim and all writers were well again. */
const untilBack = async (stage: Stage, { hit, victim, at }: Struck, results: Results): Promise<boolean> => {
  const isReady = await victim.isReady(BACK_WITHIN_MS);
  const ready = Math.round(performance.now() - at);
  const writers = isReady ? await stage.isBack(at, BACK_WITHIN_MS) : undefined;
  results.faults.add('failedStart', writers === undefined ? 1 : 0, hit);
  if (writers !== undefined) (results.back[hit] ??= []).push(hit === 'backend' ? writers : Math.max(writers, ready));
  return writers !== undefined;
};

/** Restarts a supervisor that is about to give up, as an operator would. */
const soothe = async ({ sites }: TestEnvironment, { faults }: Results): Promise<void> => {
  for (const site of sites.filter(({ isPatient }) => !isPatient)) {
    faults.add('badStop', (await site.stop()) ? 0 : 1, 'between rounds');
    site.start();
    faults.add('failedStart', (await site.isReady(BACK_WITHIN_MS)) ? 0 : 1, 'between rounds');
  }
};

/** Counts failed writes at servers that were not hit; there must be none. */
const othersMet = (stage: Stage, { hit, victim }: Blow): number =>
  hit === 'backend'
    ? 0
    : stage.writes.filter(({ server, answer }) => server !== victim.address && isUnavailable(answer)).length;

/** One round: everybody writes, something is killed, all is well again, and everything is counted. False: it did not come back. */
export const runRound = async (theatre: TestEnvironment, number: number, results: Results): Promise<boolean> => {
  const { random, cast, name } = theatre;
  await soothe(theatre, results);
  const faultsBefore = results.faults.sum;
  const since = performance.now();
  const stage = new Stage({ cast, random }, `${name}${number}`, () => getAny(theatre).address);
  const nameBefore = await withDatabase(theatre, (database) => createEditedName(database, cast.editedId));
  const bound: BoundBatch[] = [];
  const writing = Promise.all([startWriters(stage), bindMany(stage, bound)]);
  const blow = { hit: theatre.nextHit(), victim: getAny(theatre) };
  const at = await strike(theatre, blow, results);
  const isBack = await untilBack(stage, { ...blow, at }, results);
  stage.isOver = true;
  if (!isBack) return false;
  await withDatabase(theatre, async (database) => {
    results.faults.add('halfDone', await findBrokenStarts(database), 'a binding under way');
    await writing;
    results.faults.add('otherServerFailed', othersMet(stage, blow), blow.hit);
    for (const write of stage.writes) results.tally.add(write);
    await judgeRound(database, { stage, bound, nameBefore }, results.faults);
  });
  const strangers = findLeftoverProcesses(theatre.folder);
  results.faults.add('leftOver', strangers.length, strangers.map(({ pid, command }) => `${pid} ${command}`).join('; '));
  const how = results.faults.sum === faultsBefore ? 'ok' : 'FAIL';
  const took = `${((performance.now() - since) / 1000).toFixed(1)} s`;
  const back = `back after ${results.back[blow.hit]?.at(-1)} ms`;
  console.log(`${how} ${stage.name} ${blow.hit}: ${stage.writes.length} writes, ${back} (${took})`);
  return true;
};
