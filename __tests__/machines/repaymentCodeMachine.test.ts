import { REPAYMENT_CODE_REFRESH_MS } from '@/contract/limits';
import {
  formatCountdown,
  type RefreshOutcome,
  repaymentCodeMachine,
  type RepaymentCodeState,
} from '@/machines/repaymentCodeMachine';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';

const SECOND = 1000;
/** The simulated clock starts at 0; the world does not. */
const BEGIN = Date.UTC(2026, 10, 20, 9);

/** Creates a dialog opened `after` ms after the start, whose channel responds as configured. */
function dialogAt(after: number, ends: RefreshOutcome[] = []) {
  const clock = new SimulatedClock();
  let refreshes = 0;
  const machine = repaymentCodeMachine.provide({
    actors: {
      refresh: fromPromise(async () => {
        refreshes += 1;
        return ends.shift() ?? 'failed';
      }),
    },
  });
  const actor = createActor(machine, { clock, input: { now: () => BEGIN + after + clock.now() } }).start();
  return {
    actor,
    clock,
    at: () => actor.getSnapshot().value,
    left: () => formatCountdown(actor.getSnapshot().context.left),
    refreshes: () => refreshes,
    newest: (requestedAfter: number, isHere = false) =>
      actor.send({ type: 'NEWEST', newest: { requestedAt: BEGIN + requestedAfter, isHere } }),
    reaches: (state: RepaymentCodeState) => waitFor(actor, ({ value }) => value === state, { timeout: 1000 }),
  };
}

test('CD-10 the countdown runs from two minutes to zero in seconds, and then the page refreshes automatically', async () => {
  const dialog = dialogAt(0, ['here']);
  dialog.newest(0);
  expect([dialog.at(), dialog.left()]).toEqual(['waiting', '02:00']);
  dialog.clock.increment(SECOND);
  expect(dialog.left()).toBe('01:59');
  dialog.clock.increment(REPAYMENT_CODE_REFRESH_MS - 2 * SECOND);
  expect([dialog.at(), dialog.left(), dialog.refreshes()]).toEqual(['waiting', '00:01', 0]);
  dialog.clock.increment(SECOND);
  await dialog.reaches('here');
  expect(dialog.refreshes()).toBe(1);
});

test('CD-10 after closing and opening, the countdown continues from the time of the request', () => {
  const dialog = dialogAt(75 * SECOND);
  dialog.newest(0);
  expect(dialog.left()).toBe('00:45');
});

test('CD-10 opened after the two minutes it refreshes at once', async () => {
  const dialog = dialogAt(10 * REPAYMENT_CODE_REFRESH_MS, ['notYet']);
  dialog.newest(0);
  expect(dialog.at()).toBe('refreshing');
  await dialog.reaches('late');
});

test('CD-10 refreshing by hand before the time is over goes on counting where it was', async () => {
  const dialog = dialogAt(0, ['notYet', 'here']);
  dialog.newest(0);
  dialog.clock.increment(30 * SECOND);
  dialog.actor.send({ type: 'REFRESH' });
  expect(dialog.at()).toBe('refreshing');
  await dialog.reaches('waiting');
  expect(dialog.left()).toBe('01:30');
  dialog.actor.send({ type: 'REFRESH' });
  await dialog.reaches('here');
  expect(dialog.refreshes()).toBe(2);
});

test('CD-10 a late channel is polled every two minutes, and by hand', async () => {
  const dialog = dialogAt(0, ['notYet', 'notYet', 'here']);
  dialog.newest(0);
  dialog.clock.increment(REPAYMENT_CODE_REFRESH_MS);
  await dialog.reaches('late');
  dialog.clock.increment(REPAYMENT_CODE_REFRESH_MS);
  expect(dialog.at()).toBe('refreshing');
  await dialog.reaches('late');
  dialog.actor.send({ type: 'REFRESH' });
  await dialog.reaches('here');
});

test('CD-10 a refresh that fails says so, does not repeat itself, and can be tried again', async () => {
  const dialog = dialogAt(0, ['failed', 'here']);
  dialog.newest(0);
  dialog.actor.send({ type: 'REFRESH' });
  await dialog.reaches('failed');
  dialog.clock.increment(10 * REPAYMENT_CODE_REFRESH_MS);
  expect([dialog.at(), dialog.refreshes()]).toEqual(['failed', 1]);
  dialog.actor.send({ type: 'REFRESH' });
  await dialog.reaches('here');
});

test('CD-10 AP-08 a code that arrives over the live line ends the wait; a new request begins another', () => {
  const dialog = dialogAt(60 * SECOND);
  dialog.newest(0);
  dialog.newest(0, true);
  expect(dialog.at()).toBe('here');
  dialog.newest(60 * SECOND);
  expect([dialog.at(), dialog.left()]).toEqual(['waiting', '02:00']);
  expect(dialog.refreshes()).toBe(0);
});

test('CD-10 a second click while it refreshes does not refresh twice', () => {
  const dialog = dialogAt(0, ['here']);
  dialog.newest(0);
  for (let click = 0; click < 5; click += 1) dialog.actor.send({ type: 'REFRESH' });
  expect(dialog.refreshes()).toBe(1);
});

test('CD-10 a device whose clock is behind never waits longer than two minutes', () => {
  const dialog = dialogAt(-15 * 60 * SECOND);
  dialog.newest(0);
  expect(dialog.left()).toBe('02:00');
});

test('CD-10 without a code there is nothing to wait for', () => {
  const dialog = dialogAt(0);
  dialog.actor.send({ type: 'REFRESH' });
  expect(dialog.at()).toBe('none');
  dialog.newest(0);
  dialog.actor.send({ type: 'NONE' });
  expect([dialog.at(), dialog.refreshes()]).toEqual(['none', 0]);
});
