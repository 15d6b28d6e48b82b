import { startPollingWorker, type PollingWorker } from '../../../server/kernel/pollingWorker';

const EVERY_MS = 3000;

/** A loop whose rounds end when the test says so. */
const startSteered = () => {
  const begun: { readonly signal: AbortSignal; readonly end: () => void; readonly fail: (error: Error) => void }[] = [];
  const logged: unknown[][] = [];
  let active = 0;
  let most = 0;
  const loop: PollingWorker = startPollingWorker({
    everyMs: EVERY_MS,
    failure: 'the work waits',
    log: { error: (...line: unknown[]) => void logged.push(line) },
    round: async (signal) => {
      active += 1;
      most = Math.max(most, active);
      await new Promise<void>((end, fail) => begun.push({ signal, end, fail })).finally(() => (active -= 1));
    },
  });
  return { loop, begun, logged, most: () => most };
};

/** Lets everything happen that waits for nothing but its turn. */
const settle = () => new Promise<void>((done) => setImmediate(done));

const isDone = async (promise: Promise<void>): Promise<boolean> => {
  let done = false;
  void promise.then(() => (done = true));
  await settle();
  return done;
};

let steered: ReturnType<typeof startSteered>;
beforeEach(() => {
  // The loop's own timer is an interval; anything else that passes here was left by the file before, in this environment too.
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'] });
  steered = startSteered();
});
afterEach(async () => {
  const stopped = steered.loop.stop();
  for (const { end } of steered.begun) end();
  await stopped;
  jest.useRealTimers();
});

test('a round begins every so often, not before', async () => {
  jest.advanceTimersByTime(EVERY_MS - 1);
  await settle();
  expect(steered.begun).toHaveLength(0);
  jest.advanceTimersByTime(1);
  await settle();
  expect(steered.begun).toHaveLength(1);
  steered.begun[0]?.end();
  jest.advanceTimersByTime(EVERY_MS);
  await settle();
  expect(steered.begun).toHaveLength(2);
});

test('rounds never overlap; waking the loop during one causes one more, shared by all callers', async () => {
  const { loop, begun } = steered;
  loop.wake();
  loop.wake();
  await settle();
  expect(begun).toHaveLength(1);
  loop.wake();
  loop.wake();
  jest.advanceTimersByTime(2 * EVERY_MS);
  await settle();
  expect(begun).toHaveLength(1);
  begun[0]?.end();
  await settle();
  expect(begun).toHaveLength(2);
  begun[1]?.end();
  await settle();
  expect(begun).toHaveLength(2);
  expect(steered.most()).toBe(1);
});

test('run resolves after a round that began after its request', async () => {
  const { loop, begun } = steered;
  const first = loop.run();
  await settle();
  const second = loop.run();
  begun[0]?.end();
  expect(await isDone(first)).toBe(true);
  expect(await isDone(second)).toBe(false);
  begun[1]?.end();
  expect(await isDone(second)).toBe(true);
});

test('a failed round is logged, its caller continues, and the next one follows', async () => {
  const { loop, begun, logged } = steered;
  const asked = loop.run();
  await settle();
  const error = new Error('no connection');
  begun[0]?.fail(error);
  await asked;
  expect(logged).toEqual([[{ err: error }, 'the work waits']]);
  jest.advanceTimersByTime(EVERY_MS);
  await settle();
  expect(begun).toHaveLength(2);
});

test('stop tells the round under way, waits for it, and no other begins', async () => {
  const { loop, begun } = steered;
  loop.wake();
  await settle();
  const behind = loop.run();
  expect(begun[0]?.signal.aborted).toBe(false);
  const stopped = loop.stop();
  expect(begun[0]?.signal.aborted).toBe(true);
  expect(await isDone(stopped)).toBe(false);
  begun[0]?.end();
  await stopped;
  await behind;
  loop.wake();
  await loop.run();
  expect(begun).toHaveLength(1);
  expect(jest.getTimerCount()).toBe(0);
});
