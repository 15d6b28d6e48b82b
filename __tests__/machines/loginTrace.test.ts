import type { LoginEvent } from '@/machines/loginModel';
import { type LoginTrace, findTraceFault } from '@/machines/loginTrace';
import { type LoginTraceRow, TRACE_GENESIS, hashTraceRow } from '@/machines/loginTraceRow';
import { loginEvent } from '@/app/login/loginSlice';

import { scriptedLogin, settle, toPreview } from '../support/login/loginScript';

const PHOTO: LoginEvent = {
  type: 'PHOTO',
  photo: { bytes: 1_048_577, width: 1280, height: 720, recompressed: true, sha256: 'ab'.repeat(32) },
};

/** A sign-in with a failed try, a late answer, an ignored event, a forced logout and another captcha. */
async function eventful(capacity?: number) {
  const login = scriptedLogin({}, capacity);
  await toPreview(login);
  login.send({ type: 'CAPTURE' });
  await login.answer(PHOTO);
  const first = login.running();
  await login.answer({ type: 'NET_FAIL', code: '14', text: 'Too many requests, Ms Pérez' });
  login.send({ type: 'CAPTURE' });
  await login.answer(PHOTO);
  first?.run.send({ type: 'VERIFY', pass: true });
  login.send({ type: 'STAY' });
  await login.answer({ type: 'VERIFY', pass: false });
  login.store.dispatch(loginEvent({ event: { type: 'FORCED', code: '-1', msg: 'Signed out by Ms Pérez' } }));
  await login.answer({ type: 'CAPTCHA_OK' });
  await settle();
  return login;
}

const traced = async (capacity?: number): Promise<LoginTrace> => (await eventful(capacity)).recorder.exportTrace();

/** Changes a row and mends its own hash, as somebody would who knows how the hash is made. */
function forge(trace: LoginTrace, seq: number, change: Partial<LoginTraceRow>): LoginTrace {
  const rows = trace.rows.map((row) => {
    const changed = { ...row, ...change };
    return row.seq === seq ? { ...changed, hash: hashTraceRow(changed) } : row;
  });
  return { ...trace, rows };
}

/** Mends the whole chain after a change, which only an anchor elsewhere or the machine finds out. */
function rechain(trace: LoginTrace): LoginTrace {
  let prev = trace.base.prev;
  const rows = trace.rows.map((row) => {
    const linked = { ...row, prev };
    const mended = { ...linked, hash: hashTraceRow(linked) };
    prev = mended.hash;
    return mended;
  });
  return { ...trace, rows, head: prev };
}

const getSeq = ({ rows }: LoginTrace, type: LoginEvent['type'], outcome = 'taken'): number =>
  rows.find((row) => row.event.type === type && row.outcome === outcome)?.seq ?? -1;

// Only the time-outs: the rows' times are looked at.
beforeEach(() => void jest.useFakeTimers({ doNotFake: ['Date', 'performance'] }));
afterEach(() => void jest.useRealTimers());

describe('trail of a sign-in', () => {
  test('TR-01 every event is recorded with time, from, event, to, attempt, code and the server’s number', async () => {
    const login = await eventful();
    const { rows, sid } = login.recorder.exportTrace();
    const sent = login.actions.filter((action) => loginEvent.match(action));
    expect(rows.map(({ event }) => event.type)).toEqual(sent.map(({ payload }) => payload.event.type));
    expect(rows[0]).toMatchObject({
      v: 1,
      machine: '1.0.0',
      seq: 0,
      prev: TRACE_GENESIS,
      sid,
      stamp: 1,
      photo: null,
      lang: 'cn',
    });
    expect(rows.map(({ ts }) => ts)).toEqual(sent.map(({ meta }) => meta.time));
    expect(rows.every(({ ts, mono }) => new Date(ts).toISOString() === ts && mono > 0)).toBe(true);
    expect(rows.find(({ event }) => event.type === 'VERIFY' && !event.pass)).toMatchObject({
      outcome: 'taken',
      from: 'camera.verifying',
      to: 'camera.preview',
      fails: 1,
      userLoginLogId: '77',
    });
    expect(rows.find(({ event }) => event.type === 'FORCED')).toMatchObject({
      code: '-1',
      userLoginLogId: '77',
      to: 'form.captchaLoading',
    });
    expect(rows.find(({ event }) => event.type === 'PHOTO')?.photo).toEqual('photo' in PHOTO && PHOTO.photo);
  });

  test('TR-01 stale and ignored events are recorded as such', async () => {
    const { rows } = await traced();
    expect(rows.filter(({ outcome }) => outcome === 'stale').map(({ event }) => event)).toEqual([
      { type: 'VERIFY', pass: true },
    ]);
    expect(rows.filter(({ outcome }) => outcome === 'ignored').map(({ event }) => event)).toEqual([{ type: 'STAY' }]);
  });

  test('TR-01 neither the server’s words nor the length of a password are recorded', async () => {
    const text = JSON.stringify(await traced());
    expect(text).not.toContain('Pérez');
    expect(text).toContain('"passwordLength":5');
    expect(text).not.toContain('"passwordLength":10');
  });

  test('TR-02 an untouched trail is believed', async () => {
    const trace = await traced();
    expect(findTraceFault(trace)).toBeUndefined();
    expect(findTraceFault(JSON.parse(JSON.stringify(trace)) as LoginTrace)).toBeUndefined();
    expect(findTraceFault(rechain(trace))).toBeUndefined();
  });

  test('TR-02 a changed, removed, added or exchanged row and a cut tail are found', async () => {
    const trace = await traced();
    const { rows } = trace;
    const broken = (changed: readonly LoginTraceRow[]) => findTraceFault({ ...trace, rows: changed })?.fault;
    expect(broken(rows.map((row) => (row.seq === 3 ? { ...row, ts: '2026-01-01T00:00:00.000Z' } : row)))).toBe('hash');
    expect(broken(rows.filter(({ seq }) => seq !== 4))).toBe('order');
    expect(broken(rows.toSpliced(2, 0, ...rows.slice(2, 3)))).toBe('order');
    expect(broken(rows.toReversed())).toBe('order');
    expect(broken(rows.slice(0, -1))).toBe('head');
  });

  test('TR-02 a forged row whose own hash is good breaks the chain behind it', async () => {
    const trace = await traced();
    const seq = getSeq(trace, 'SUBMIT');
    expect(findTraceFault(forge(trace, seq, { mono: 1 }))).toEqual({ seq: seq + 1, fault: 'order' });
  });

  test.each<[string, LoginEvent['type'], Partial<LoginTraceRow>]>([
    ['a failed check that is said to have passed', 'VERIFY', { event: { type: 'VERIFY', pass: true } }],
    ['another target', 'VERIFY', { to: 'authenticated.active' }],
    ['fewer failures', 'VERIFY', { fails: 0 }],
    [
      'a late answer that is said to have been in time',
      'VERIFY',
      { stamp: null, event: { type: 'VERIFY', pass: true } },
    ],
    ['another sign-in', 'LOGIN_OK', { userLoginLogId: '78' }],
    ['another machine', 'SUBMIT', { machine: '0.9.0' }],
  ])('TR-02 red-handed by the machine, though every hash is good: %s', async (_, type, change) => {
    const trace = await traced();
    const seq = getSeq(trace, type);
    expect(seq).toBeGreaterThan(0);
    expect(findTraceFault(rechain(forge(trace, seq, change)))).toEqual({ seq, fault: 'machine' });
  });

  test.each<[string, Partial<LoginTraceRow>]>([
    ['another opening of the page', { sid: 'other' }],
    ['another number', { seq: 999 }],
  ])('TR-02 a row of %s stands in the wrong place, though every hash is good', async (_, change) => {
    const trace = await traced();
    const seq = getSeq(trace, 'SUBMIT');
    expect(findTraceFault(rechain(forge(trace, seq, change)))).toEqual({ seq, fault: 'order' });
  });

  test('TR-02 a completely rewritten trail is detected only by a separately stored head', async () => {
    const trace = await traced();
    const rewritten = rechain(forge(trace, getSeq(trace, 'SUBMIT'), { ts: '2020-01-01T00:00:00.000Z' }));
    expect(findTraceFault(rewritten)).toBeUndefined();
    expect(findTraceFault({ ...rewritten, head: trace.head })?.fault).toBe('head');
  });

  test('TR-01 only the newest rows are retained, and they can still be verified', async () => {
    const whole = await traced();
    const end = await traced(5);
    expect(end.rows.map(({ seq }) => seq)).toEqual(whole.rows.slice(-5).map(({ seq }) => seq));
    expect(findTraceFault(end)).toBeUndefined();
    const middle = rechain(forge(end, end.rows[1]?.seq ?? 0, { epoch: 99 }));
    expect(findTraceFault(middle)?.fault).toBe('machine');
  });
});
