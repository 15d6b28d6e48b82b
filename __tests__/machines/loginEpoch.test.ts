import type { LoginEvent } from '@/machines/loginModel';
import type { LoginState } from '@/machines/loginStep';
import { createLoginState, getLoginLeaf } from '@/machines/loginStep';
import * as fc from 'fast-check';
import { randomInt } from 'node:crypto';

import { ALPHABET, EFFECTFUL, RESULTS } from '../support/login/loginAlphabet';
import type { Move, Step, WalkStep } from '../support/login/loginWalk';
import { naiveStep, realStep, stepWithStampPerAttempt, walk } from '../support/login/loginWalk';

const seed = Number(process.env['FC_SEED'] ?? randomInt(2 ** 31));
const settings = { seed, numRuns: 200 };

const moves: fc.Arbitrary<Move[]> = fc.array(
  fc.record({
    pick: fc.nat(10_000),
    late: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(8) }),
  }),
  { minLength: 20, maxLength: 80, size: 'max' },
);

const CHECKS: readonly string[] = ['camera.verifying', 'provider.checking'];

const room = (step: WalkStep, which: 'before' | 'after'): string => getLoginLeaf(step[which].value).split('.')[0] ?? '';

/** No check needed, a pass of the check that runs, or a second factor without a check after it. */
function isEnough(event: LoginEvent, leaf: string): boolean {
  if (event.type === 'VERIFY') return event.pass && CHECKS.includes(leaf);
  if (event.type === 'FACTOR_OK') return event.check === 'none' && leaf === 'secondFactor.verifying';
  return event.type === 'LOGIN_OK' && event.check === 'none' && event.proofs === undefined;
}

/** The only ways into a session: no check needed, a pass of the check that runs now, a tab that was signed in already. */
function isLegitimate({ before, event, stamp, stamps }: WalkStep): boolean {
  if (event.type === 'RESTORED') return true;
  const leaf = getLoginLeaf(before.value);
  const isCurrent = stamp === stamps.at(-1) && stamp?.leaf === leaf;
  return isCurrent && isEnough(event, leaf);
}

const landings = (steps: readonly WalkStep[]): WalkStep[] =>
  steps.filter((step) => room(step, 'after') === 'authenticated' && room(step, 'before') !== 'authenticated');

const landsOnlyByPass = (step: () => Step) =>
  fc.property(moves, (way) => landings(walk(step(), way)).every(isLegitimate));

/** The laws that a step breaks. */
function broken(step: WalkStep): string[] {
  const { before, event, stamp, after, stamps } = step;
  const isForced = event.type === 'FORCED' && before.context.hasSession;
  const isEntry = after.context.epoch !== before.context.epoch && EFFECTFUL.includes(getLoginLeaf(after.value));
  const laws = {
    'the epoch never falls': after.context.epoch >= before.context.epoch,
    'failures stay below three': after.context.fails <= 2,
    'the form has no session': room(step, 'after') !== 'form' || !after.context.hasSession,
    'a forced logout leads to the form': !isForced || room(step, 'after') === 'form',
    'a late result changes nothing': stamp === undefined || stamp.epoch === before.context.epoch || after === before,
    'every entry has a new stamp': !isEntry || after.context.epoch > Math.max(...stamps.map(({ epoch }) => epoch)),
  };
  return Object.entries(laws)
    .filter(([, isKept]) => !isKept)
    .map(([law]) => law);
}

describe(`login machine, random walks with real stamps, FC_SEED=${seed}`, () => {
  test('TR-04 LV-09 a session is reached only by a pass of the check that runs now, or where none is needed', () => {
    expect(() =>
      fc.assert(
        landsOnlyByPass(() => realStep),
        settings,
      ),
    ).not.toThrow();
  });

  test('TR-04 the walks do reach sessions, third failures and late results', () => {
    const steps = fc.sample(moves, settings).flatMap((way) => walk(realStep, way));
    expect(landings(steps).length).toBeGreaterThan(50);
    expect(steps.filter(({ isLate }) => isLate).length).toBeGreaterThan(500);
    expect(steps.filter(({ after }) => after.context.msg === 'face.three').length).toBeGreaterThan(10);
    expect(new Set(steps.map(({ after }) => getLoginLeaf(after.value))).size).toBe(26);
  });

  test('TR-04 red control: a machine without stamps is found out', () => {
    const { failed } = fc.check(
      landsOnlyByPass(() => naiveStep),
      { ...settings, numRuns: 2000, endOnFailure: true },
    );
    expect(failed).toBe(true);
  });

  test('TR-04 LV-04 LV-08 SE-02 what must hold after every step of any walk', () => {
    fc.assert(
      fc.property(moves, (way) => {
        expect(walk(realStep, way).flatMap(broken)).toEqual([]);
      }),
      settings,
    );
  });

  test.each([
    ['the machine', () => realStep, 'camera.verifying'],
    ['red control: a machine without stamps', () => naiveStep, 'authenticated.active'],
    ['red control: a machine with one stamp a sign-in', stepWithStampPerAttempt, 'authenticated.active'],
  ])('TR-04 a pass of the first try that comes during the second: %s', (_, machine, target) => {
    const step = machine();
    const drive = (state: LoginState, names: readonly string[]): LoginState =>
      names.reduce((reached, name) => {
        const event = ALPHABET[name];
        if (!event) throw new Error(name);
        return step(reached, RESULTS.has(event.type) ? { event, epoch: reached.context.epoch } : { event });
      }, state);
    const first = drive(createLoginState(), [
      'CAPTCHA_OK',
      'SUBMIT',
      'KEY_OK',
      'LOGIN_OK camera',
      'START',
      'CAM_OK',
      'CAPTURE',
      'PHOTO',
    ]);
    const second = drive(first, ['TIMEOUT', 'CAPTURE', 'PHOTO']);
    expect([first, second].map(({ value }) => getLoginLeaf(value))).toEqual(['camera.verifying', 'camera.verifying']);
    const after = step(second, { event: { type: 'VERIFY', pass: true }, epoch: first.context.epoch });
    expect(getLoginLeaf(after.value)).toBe(target);
  });
});
