import { type LoginContext, LOGIN_MESSAGES, type LoginEvent, LOGIN_EFFECTS } from '@/machines/loginModel';
import { loginMachine } from '@/machines/loginMachine';
import { type LoginState, createLoginState, getLoginLeaf, getLoginMeta, stepLogin } from '@/machines/loginStep';
import { createTestModel } from 'xstate/graph';

import { ALPHABET, EFFECTFUL } from '../support/login/loginAlphabet';
import { TABLE } from '../support/login/loginTable';

/** A machine that counts without end is found out, and not walked without end. */
const bounded = (fails: number): number => Math.max(-1, Math.min(fails, 3));

/** States that differ in nothing that a guard looks at are one. */
const getKind = ({ value, context }: { value: unknown; context: LoginContext }): string =>
  [getLoginLeaf(value), bounded(context.fails), context.hasSession, context.captchaDemanded].join(' ');

const reached: readonly LoginState[] = createTestModel(loginMachine, {
  events: Object.values(ALPHABET),
  stateMatcher: () => false,
})
  .getShortestPaths({ serializeState: getKind, events: Object.values(ALPHABET), allowDuplicatePaths: true })
  .map(({ state: { value, context } }) => ({ value, context, status: 'active' }));

/** Returns the expected transition from the manually written table. */
function expected(name: string, { value, context }: LoginState): string | undefined {
  const rows = TABLE[getLoginLeaf(value)] ?? {};
  const remarks = [
    ...(context.fails === 2 ? ['third'] : []),
    ...(context.captchaDemanded ? [] : ['not asked']),
    ...(context.hasSession ? [] : ['no session']),
  ];
  const special = remarks.map((remark) => rows[`${name} (${remark})`]).find(Boolean);
  if (special) return special;
  const isBlindForced = name.startsWith('FORCED') && !context.hasSession;
  return isBlindForced ? undefined : rows[name];
}

interface Drive {
  readonly state: LoginState;
  readonly name: string;
  readonly event: LoginEvent;
}

const drives: readonly Drive[] = reached.flatMap((state) =>
  Object.entries(ALPHABET).map(([name, event]) => ({ state, name, event })),
);

/** One drive as one line of text, so that a difference names itself. */
function seen({ state, event }: Drive): string {
  const { state: next, outcome } = stepLogin(state, { event });
  if (outcome === 'ignored') return next === state ? 'nothing' : 'ignored, yet changed';
  return getLoginLeaf(next.value) + (next.context.msg === null ? '' : ` ${next.context.msg}`);
}

/** Returns the matching line of the manually written table. If the table has no message, a present one may stay or be removed. */
function wanted({ state, name, event }: Drive): string {
  const row = expected(name, state) ?? 'nothing';
  const { msg } = stepLogin(state, { event }).state.context;
  return row === 'nothing' || row.includes(' ') || msg === null ? row : `${row} ${msg}`;
}

const line = ({ state, name }: Drive): string => `${getKind(state)} + ${name}`;

const isIn = (state: LoginState, room: RegExp): boolean => room.test(getLoginLeaf(state.value));

describe('login machine, every state with every event', () => {
  test('TR-04 all states are reached', () => {
    const leaves = new Set(reached.map(({ value }) => getLoginLeaf(value)));
    expect([...leaves].toSorted()).toEqual(Object.keys(TABLE).toSorted());
    expect(leaves.size).toBe(26);
    expect(drives.length).toBeGreaterThan(1500);
  });

  test.each(Object.keys(TABLE))('TR-04 LV-04 LV-07 SE-02 %s goes where the hand-typed table says', (leaf) => {
    const here = drives.filter(({ state, name }) => getLoginLeaf(state.value) === leaf && name !== 'LANG es');
    expect(here.map((drive) => [line(drive), seen(drive)])).toEqual(here.map((drive) => [line(drive), wanted(drive)]));
  });

  test('LG-08 a captcha that fails to load is reported, but does not hide why the form returned', () => {
    const noCaptcha: LoginEvent = { type: 'CAPTCHA_FAIL', code: '14', text: 'Too many requests' };
    const said = (state: LoginState) => stepLogin(state, { event: noCaptcha }).state.context;
    const first = createLoginState();
    expect(said(first)).toMatchObject({ msg: 'login.captcha', text: 'Too many requests', code: '14' });
    const told = { msg: 'login.bad', text: 'Wrong password or username', code: '11' } as const;
    expect(said({ ...first, context: { ...first.context, ...told } })).toMatchObject(told);
  });

  test('LG-08 each message of the login screens is used, and no other one is', () => {
    const said = drives.map(({ state, event }) => stepLogin(state, { event }).state.context.msg);
    expect([...new Set(said)].filter((msg) => msg !== null).toSorted()).toEqual(LOGIN_MESSAGES.toSorted());
  });

  test('LG-10 a change of language changes the language and nothing else, anywhere', () => {
    const changed = reached.map((state) => stepLogin(state, { event: { type: 'LANG', lang: 'es' } }).state);
    expect(changed).toEqual(reached.map((state) => ({ ...state, context: { ...state.context, lang: 'es' } })));
  });

  test('TR-04 each transition of the chart is taken by at least one of the drives', () => {
    const taken = new Set<unknown>();
    for (const { state, event } of drives) {
      const snapshot = loginMachine.resolveState(state);
      for (const transition of loginMachine.getTransitionData(snapshot, event)) taken.add(transition);
    }
    const all = [loginMachine.root, ...nodesBelow()].flatMap((node) => [...node.transitions.values()].flat());
    const missed = all.filter((transition) => !taken.has(transition));
    expect(missed.map(({ source, eventType }) => `${source.id} ${eventType}`)).toEqual([]);
    expect(all.length).toBeGreaterThan(60);
  });

  test('LV-08 the form never has a session, a check always has one, and failures never exceed two', () => {
    const after = drives.map(({ state, event }) => stepLogin(state, { event }).state);
    const { hasSession, fails, loginLogId } = { hasSession: false, fails: 0, loginLogId: null };
    const inForm = after.filter((state) => isIn(state, /^form\./));
    expect(inForm.map(({ context }) => context)).toEqual(
      inForm.map(({ context }) => ({ ...context, hasSession, fails, loginLogId })),
    );
    expect(
      after.filter((state) => isIn(state, /^(secondFactor|camera|provider)\./) && !state.context.hasSession),
    ).toEqual([]);
    expect(after.filter(({ context }) => context.fails > 2)).toEqual([]);
  });

  test.each(['camera.verifying', 'provider.checking'])(
    'LV-04 the third failure ends %s, and no earlier one does',
    (leaf) => {
      const targets = [0, 1, 2].map((fails) => {
        const state = reached.find((each) => getLoginLeaf(each.value) === leaf && each.context.fails === fails);
        return state && getLoginLeaf(stepLogin(state, { event: { type: 'VERIFY', pass: false } }).state.value);
      });
      const again = leaf === 'camera.verifying' ? 'camera.preview' : 'provider.loading';
      expect(targets).toEqual([again, again, 'form.captchaLoading']);
    },
  );

  test('TR-04 each entry into a state with an effect raises the epoch', () => {
    const entries = drives
      .map(({ state, event }) => ({ state, next: stepLogin(state, { event }).state }))
      .filter(
        ({ state, next }) =>
          getLoginLeaf(state.value) !== getLoginLeaf(next.value) && EFFECTFUL.includes(getLoginLeaf(next.value)),
      );
    expect(entries.filter(({ state, next }) => next.context.epoch <= state.context.epoch)).toEqual([]);
    expect(entries.length).toBeGreaterThan(100);
  });

  test('TR-04 exactly the listed states have effects, and each time-out and each crash leads out of its state', () => {
    const withEffect = reached.flatMap((state) => {
      const { effect } = getLoginMeta(state.value);
      return effect ? [{ state, ...LOGIN_EFFECTS[effect] }] : [];
    });
    expect([...new Set(withEffect.map(({ state }) => getLoginLeaf(state.value)))].toSorted()).toEqual(
      EFFECTFUL.toSorted(),
    );
    const stuck = withEffect.filter(({ state, timeoutMs, failure }) => {
      const ends: LoginEvent[] = [{ type: failure }, ...(timeoutMs === null ? [] : [{ type: 'TIMEOUT' } as const])];
      return ends.some((event) => getLoginLeaf(stepLogin(state, { event }).state.value) === getLoginLeaf(state.value));
    });
    expect(stuck).toEqual([]);
  });
});

function nodesBelow(node = loginMachine.root): (typeof node)[] {
  return Object.values(node.states).flatMap((child) => [child, ...nodesBelow(child)]);
}
