import { loginEvent } from '@/app/login/loginSlice';
import type { LoginEvent } from '@/machines/loginModel';
import { PROVIDER_CANCEL_CODES } from '@/machines/loginSetup';
import { desc, eq } from 'drizzle-orm';

import { attemptCount, loginLog, rateUse, session } from '../../server/database/tables/signInTables';
import { trailEntry } from '../../server/database/tables/trailTables';
import { sampled } from '../support/sampled';
import {
  camera,
  type LoginRig,
  opened,
  realServer,
  submit,
  toFacePreview,
  toProviderPage,
} from '../support/login/servedLoginRig';

const BLANK = Buffer.from('no picture at all').toString('base64');

let server: Awaited<ReturnType<typeof realServer>>;

beforeAll(async () => {
  server = await realServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.fresh();
  await server.database.delete(attemptCount);
  await server.database.delete(rateUse);
});

const newestSignIn = async (): Promise<number> =>
  (await server.database.select().from(loginLog).orderBy(desc(loginLog.id)).limit(1))[0]?.id ?? 0;

/** Returns the steps of a sign-in that the app reported: event, from, to. */
const reported = async (signIn: number): Promise<string[]> =>
  (await server.database.select().from(trailEntry).where(eq(trailEntry.loginLogId, signIn)))
    .filter(({ source }) => source === 'browser')
    .toSorted((one, other) => (one.pageSeq ?? 0) - (other.pageSeq ?? 0))
    .map(({ event, fromState, toState, code }) => [event, fromState, toState, code ?? ''].join(' ').trim());

/** Waits for something that the server has to say. */
async function eventually(
  holds: () => Promise<boolean> | boolean,
  what: () => Promise<string> | string,
): Promise<void> {
  for (let turn = 0; !(await holds()); turn += 1) {
    if (turn > 1000) throw new Error(`never: ${await what()}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 10);
    });
  }
}

const reportedEnd = (signIn: number, step: string): Promise<void> =>
  eventually(
    async () => (await reported(signIn)).includes(step),
    async () => `${step} among ${(await reported(signIn)).join('; ')}`,
  );

/** The next person signs in on the same page; gives what is reported of that sign-in. */
async function nextPerson(rig: LoginRig): Promise<string[]> {
  await rig.reach('form.editing');
  submit(rig, 'agent');
  await rig.reach('authenticated.active');
  await rig.ports.tellTrail(rig.store.dispatch);
  return reported(await newestSignIn());
}

const OWN_STEPS = [
  'CAPTCHA_OK form.captchaLoading form.editing',
  'SUBMIT form.editing submitting.key',
  'KEY_OK submitting.key submitting.posting',
  'LOGIN_OK submitting.posting authenticated.active',
];

const isOwnStep = (step: string): boolean => OWN_STEPS.some((own) => step.startsWith(own));

async function threeFailures(): Promise<LoginRig> {
  const rig = await toFacePreview();
  camera.picture = BLANK;
  for (const leaf of ['camera.preview', 'camera.preview', 'form.editing']) {
    const { epoch } = rig.context();
    rig.send({ type: 'CAPTURE' });
    await eventually(
      () => rig.context().epoch >= epoch + 3,
      () => `a verdict, stands in ${rig.leaf()}`,
    );
    await rig.reach(leaf);
  }
  return rig;
}

const after = (begin: () => Promise<LoginRig>, event: LoginEvent) => async (): Promise<LoginRig> => {
  const rig = await begin();
  rig.send(event);
  return rig;
};

/** An administrator ends the session; the next call of the page finds out. */
const forcedOut = (begin: () => Promise<LoginRig>) => async (): Promise<LoginRig> => {
  const rig = await begin();
  await server.database
    .update(session)
    .set({ endedAt: new Date(), endReason: 'administrator' })
    .where(eq(session.loginLogId, await newestSignIn()));
  rig.store.dispatch(loginEvent({ event: { type: 'FORCED', code: '-1', msg: 'ended' }, epoch: rig.context().epoch }));
  return rig;
};

async function signedIn(): Promise<LoginRig> {
  const rig = await opened();
  submit(rig, 'agent');
  await rig.reach('authenticated.active');
  return rig;
}

const ENDS: [string, () => Promise<LoginRig>, string][] = [
  ['Back in the face check', after(toFacePreview, { type: 'BACK' }), 'BACK camera.preview form.captchaLoading'],
  [
    'leaving the page of the provider',
    after(toProviderPage, { type: 'LEAVE' }),
    'LEAVE provider.running form.captchaLoading',
  ],
  ['the third failure', threeFailures, 'VERIFY camera.verifying form.captchaLoading'],
  [
    'a provider that does not finish in time',
    after(toProviderPage, { type: 'TIMEOUT' }),
    'TIMEOUT provider.running form.captchaLoading',
  ],
  ...sampled(PROVIDER_CANCEL_CODES, PROVIDER_CANCEL_CODES.length).map(
    (code): [string, () => Promise<LoginRig>, string] => [
      `the provider's code ${code}`,
      after(toProviderPage, { type: 'PROVIDER_CODE', code }),
      `PROVIDER_CODE provider.running form.captchaLoading ${code}`,
    ],
  ),
  ['a forced sign-out in the face check', forcedOut(toFacePreview), 'FORCED camera.preview form.captchaLoading -1'],
  ['a forced sign-out at work', forcedOut(signedIn), 'FORCED authenticated.active form.captchaLoading -1'],
  ['signing out', after(signedIn, { type: 'LOGOUT' }), 'LOGOUT authenticated.active authenticated.leaving'],
];

test.each(ENDS)(
  'PS-01 TR-01 TR-02 %s is reported under its own sign-in, and not under the next one',
  async (_, end, step) => {
    const rig = await end();
    const signIn = await newestSignIn();
    await reportedEnd(signIn, step);
    await rig.reach('form.editing');
    expect((await nextPerson(rig)).filter((each) => !isOwnStep(each))).toEqual([]);
  },
);

test('PS-01 TR-02 the end of a sign-in that could not be sent at once is sent with the next sign-in, under its own', async () => {
  const rig = await toProviderPage();
  await rig.ports.tellTrail(rig.store.dispatch);
  const signIn = await newestSignIn();
  server.browser.unplug(true);
  rig.send({ type: 'BACK' });
  await rig.reach('form.captchaFailed');
  server.browser.unplug(false);
  rig.send({ type: 'CAPTCHA_REFRESH' });
  const next = await nextPerson(rig);
  expect(await reported(signIn)).toContain('BACK provider.running form.captchaLoading');
  expect(next.filter((step) => step.startsWith('BACK'))).toEqual([]);
});

test('TR-02 steps that the server refuses for some time are sent again', async () => {
  const rig = await signedIn();
  const signIn = await newestSignIn();
  const [{ userId } = { userId: 0 }] = await server.database.select().from(loginLog).where(eq(loginLog.id, signIn));
  await server.database.insert(rateUse).values({ key: `trail:${userId}`, points: 10_000, expire: Date.now() + 60_000 });
  expect(await rig.ports.tellTrail(rig.store.dispatch)).toBe(0);
  expect(await reported(signIn)).toEqual([]);
  await server.database.delete(rateUse);
  await rig.ports.tellTrail(rig.store.dispatch);
  expect(await reported(signIn)).toEqual(expect.arrayContaining(OWN_STEPS));
});

test('LV-04 SE-02 after the third failure signing out is accepted, and no forced end follows', async () => {
  const rig = await threeFailures();
  await reportedEnd(await newestSignIn(), 'VERIFY camera.verifying form.captchaLoading');
  await eventually(
    () => !server.browser.cookies.has('saldo_sid'),
    () => 'the cookie of the dead session is removed',
  );
  expect(rig.recorder.exportTrace().rows.filter(({ event }) => event.type === 'FORCED')).toEqual([]);
});
