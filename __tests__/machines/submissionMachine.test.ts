import {
  OUTCOME_POLL_MS,
  type QueryOutcome,
  submissionMachine,
  type SubmissionState,
  isSubmissionBusy,
  isOutcomePending,
  type SendingOutcome,
} from '@/machines/submissionMachine';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';

const EVENTS = ['SUBMIT', 'WAIT', 'TAKE_BACK', 'ASK', 'SETTLE', 'RESUME'] as const;
const STATES = Object.keys(submissionMachine.config.states ?? {}) as SubmissionState[];

/** The one table: where a click leads from each state; what is not in it changes nothing. */
const CLICKS: Readonly<Record<SubmissionState, Partial<Record<(typeof EVENTS)[number], SubmissionState>>>> = {
  idle: { SUBMIT: 'sending', WAIT: 'waiting', RESUME: 'asking' },
  waiting: { SUBMIT: 'sending', TAKE_BACK: 'idle' },
  sending: {},
  refused: { SUBMIT: 'sending', WAIT: 'waiting', RESUME: 'asking' },
  unknown: { ASK: 'asking' },
  asking: {},
  running: { ASK: 'asking' },
  neverArrived: { SUBMIT: 'sending', WAIT: 'waiting' },
  notAskable: { SUBMIT: 'sending', ASK: 'asking', SETTLE: 'done' },
  done: { SUBMIT: 'sending', WAIT: 'waiting' },
};

const never = <T>(): Promise<T> => new Promise(() => undefined);

interface World {
  readonly sent?: () => Promise<SendingOutcome>;
  readonly asked?: () => Promise<QueryOutcome>;
}

/** Creates a submission whose server responds as configured, with the messages to its owner. */
function createSubmission({ sent = () => never(), asked = () => never() }: World, at: SubmissionState = 'idle') {
  const clock = new SimulatedClock();
  const told: string[] = [];
  let sends = 0;
  const machine = submissionMachine.provide({
    actors: {
      send: fromPromise(() => {
        sends += 1;
        return sent();
      }),
      ask: fromPromise(asked),
    },
    actions: { finish: () => told.push('finish'), release: () => told.push('release') },
  });
  const actor = createActor(machine, { clock, snapshot: machine.resolveState({ value: at }) }).start();
  const reaches = (state: SubmissionState) => waitFor(actor, ({ value }) => value === state, { timeout: 1000 });
  return { actor, clock, told, reaches, sends: () => sends };
}

const steps = STATES.flatMap((from) => EVENTS.map((event) => ({ from, event, to: CLICKS[from][event] ?? from })));

test.each(steps)('CD-06 $event in $from leads to $to', ({ from, event, to }) => {
  const { actor } = createSubmission({}, from);
  actor.send({ type: event });
  expect(actor.getSnapshot().value).toBe(to);
});

test.each([
  ['answered', 'done', ['finish']],
  ['refused', 'refused', ['release']],
  ['unanswered', 'unknown', []],
] as const)('CD-06 sending that ends %s leads to %s', async (end, state, tells) => {
  const { actor, reaches, told } = createSubmission({ sent: () => Promise.resolve(end) });
  actor.send({ type: 'SUBMIT' });
  await reaches(state);
  expect(told).toEqual(tells);
});

test.each([
  ['carriedOut', 'done', ['finish']],
  ['running', 'running', []],
  ['neverArrived', 'neverArrived', ['release']],
  ['notAskable', 'notAskable', []],
  ['unanswered', 'unknown', []],
] as const)('CD-06 the question by key answered with %s leads to %s', async (end, state, tells) => {
  const { actor, reaches, told } = createSubmission({ asked: () => Promise.resolve(end) }, 'unknown');
  actor.send({ type: 'ASK' });
  await reaches(state);
  expect(told).toEqual(tells);
});

test('CD-06 a sending or a question that breaks down leaves the outcome unknown', async () => {
  const broken = { sent: () => Promise.reject(new Error('no')), asked: () => Promise.reject(new Error('no')) };
  const { actor, reaches } = createSubmission(broken);
  actor.send({ type: 'SUBMIT' });
  await reaches('unknown');
  actor.send({ type: 'ASK' });
  expect(actor.getSnapshot().value).toBe('asking');
  await reaches('unknown');
});

test('CD-06 two clicks in the same moment send once, and so do ten', () => {
  const { actor, sends } = createSubmission({});
  for (let click = 0; click < 10; click += 1) actor.send({ type: 'SUBMIT' });
  expect(sends()).toBe(1);
});

test('CD-06 while the outcome is open nothing is sent, whatever is clicked', async () => {
  const { actor, reaches, sends } = createSubmission({ sent: () => Promise.resolve('unanswered') });
  actor.send({ type: 'SUBMIT' });
  await reaches('unknown');
  for (const type of ['SUBMIT', 'RESUME', 'SETTLE', 'ASK', 'SUBMIT', 'RESUME', 'SETTLE'] as const) actor.send({ type });
  expect([actor.getSnapshot().value, sends()]).toEqual(['asking', 1]);
});

test('CD-06 while the server still works on it, the outcome is polled until it is known', async () => {
  const answers: QueryOutcome[] = ['running', 'running', 'carriedOut'];
  const { actor, clock, reaches, told } = createSubmission(
    { asked: async () => answers.shift() ?? 'unanswered' },
    'unknown',
  );
  actor.send({ type: 'ASK' });
  await reaches('running');
  clock.increment(OUTCOME_POLL_MS - 1);
  expect(actor.getSnapshot().value).toBe('running');
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('asking');
  await reaches('running');
  clock.increment(OUTCOME_POLL_MS);
  await reaches('done');
  expect(told).toEqual(['finish']);
});

test('CD-06 the table names every state, and every state can be reached', () => {
  const ends: Partial<Record<SubmissionState, readonly SubmissionState[]>> = {
    sending: ['done', 'refused', 'unknown'],
    asking: ['done', 'running', 'neverArrived', 'notAskable', 'unknown'],
    running: ['asking'],
  };
  const reached = new Set<SubmissionState>(['idle']);
  for (const state of reached) {
    for (const next of [...Object.values(CLICKS[state]), ...(ends[state] ?? [])]) reached.add(next);
  }
  expect([...reached].toSorted()).toEqual(STATES.toSorted());
});

test('CD-06 nothing may be changed exactly while it is sent or its outcome is open', () => {
  expect(STATES.filter(isOutcomePending)).toEqual(['unknown', 'asking', 'running', 'notAskable']);
  expect(STATES.filter(isSubmissionBusy)).toEqual(['sending', 'asking', 'running']);
});
