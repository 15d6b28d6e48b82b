import { createHash } from 'node:crypto';
import type { LoginEvent } from '@/machines/loginModel';
import { createLoginState } from '@/machines/loginStep';
import { createTraceRow } from '@/machines/loginTrace';
import { type LoginTraceRow, TRACE_GENESIS } from '@/machines/loginTraceRow';
import { livenessAttempt, loginLog } from '../database/tables/signInTables';
import { trailEntry } from '../database/tables/trailTables';
import { toBrowserTrailRow } from '../security/trail/toBrowserTrailRow';
import type { SeedConnection } from './seedConnection';
import type { MadeUser } from './seedOrganization';

/** Device of these sign-ins, whose audit log entries are unusual. */
export const FAILED_DEVICE = 'seeded';

interface FailedPlan {
  readonly users: readonly MadeUser[];
  readonly now: Date;
}

/** Event of the app, in seconds after the page was opened; `told` is what the server observed at that time. */
interface Step {
  readonly event: LoginEvent;
  readonly after: number;
  readonly told?: { readonly event: string; readonly outcome: string; readonly detail: string | null };
}

const judged = (attempt: number, kind: string) => ({
  event: 'faceCheck',
  outcome: 'failed',
  detail: JSON.stringify({ kind, verdict: kind === 'camera' ? 'noFace' : 'refused', attempt }),
});

const cameraTry = (attempt: number, after: number): Step[] => [
  { event: { type: 'CAPTURE' }, after },
  { event: { type: 'PHOTO' }, after: after + 1 },
  { event: { type: 'VERIFY', pass: false }, after: after + 2, told: judged(attempt, 'camera') },
];

const beginning = (check: 'camera' | 'provider', userLoginLogId: string): Step[] => [
  { event: { type: 'CAPTCHA_OK' }, after: 1 },
  { event: { type: 'SUBMIT', usernameLength: 1, passwordLength: 5, captchaLength: 4 }, after: 14 },
  { event: { type: 'KEY_OK' }, after: 15 },
  {
    event: { type: 'LOGIN_OK', check, userLoginLogId },
    after: 16,
    told: { event: 'signIn', outcome: 'livenessPending', detail: JSON.stringify({ client: 'main', ip: '10.20.3.14' }) },
  },
];

/** Events of a camera denied once, then three pictures without a face. */
const threeFailures = (userLoginLogId: string): Step[] => [
  ...beginning('camera', userLoginLogId),
  { event: { type: 'START' }, after: 20 },
  { event: { type: 'CAM_DENIED' }, after: 23 },
  { event: { type: 'RETRY' }, after: 31 },
  { event: { type: 'CAM_OK' }, after: 33 },
  ...cameraTry(1, 39),
  ...cameraTry(2, 52),
  ...cameraTry(3, 67),
];

/** Sign-out by the page after the check is cancelled. */
const signedOut = { event: 'logout', outcome: 'logout', detail: null };

/** Events of a page where the provider gave up. */
const providerGaveUp = (userLoginLogId: string): Step[] => [
  ...beginning('provider', userLoginLogId),
  { event: { type: 'FRAME_READY' }, after: 19 },
  { event: { type: 'PROVIDER_CODE', code: '408' }, after: 140, told: signedOut },
];

const later = (time: Date, seconds: number): Date => new Date(time.getTime() + seconds * 1000);

/** Builds the rows that the app's recorder would have written. */
function recorded(steps: readonly Step[], sid: string, begin: Date): LoginTraceRow[] {
  const rows: LoginTraceRow[] = [];
  let before = createLoginState();
  for (const [seq, { event, after }] of steps.entries()) {
    const meta = { time: later(begin, after).toISOString(), mono: after * 1000 };
    const next = createTraceRow(
      { before, payload: { event }, meta },
      { sid, seq, prev: rows.at(-1)?.hash ?? TRACE_GENESIS },
    );
    rows.push(next.row);
    before = next.after;
  }
  return rows;
}

interface FailedSignIn {
  readonly user: MadeUser;
  readonly begin: Date;
  readonly steps: (userLoginLogId: string) => readonly Step[];
  readonly attempts: number;
}

/** Inserts a failed check with its trail. */
export async function writeFailed(
  tx: SeedConnection,
  { user, begin, steps: stepsOf, attempts }: FailedSignIn,
): Promise<void> {
  const { id: userId, institutionId } = user;
  const of = { institutionId, userId };
  const [log] = await tx
    .insert(loginLog)
    .values({
      ...of,
      client: 'main',
      outcome: attempts === 3 ? 'livenessFailed' : 'livenessPending',
      ip: '10.20.3.14',
      veins: FAILED_DEVICE,
      createdAt: later(begin, 16),
    })
    .returning({ id: loginLog.id });
  if (!log) throw new Error('a sign-in was not written down');
  const steps = stepsOf(String(log.id));
  const sid = createHash('md5').update(`page of ${user.username}`).digest('hex');
  const row = { ...of, loginLogId: log.id };
  const rows = recorded(steps, sid, begin).map((each) =>
    toBrowserTrailRow(each, { ...row, at: later(begin, Math.ceil(each.mono / 1000) + 1) }),
  );
  const entries = steps.flatMap(({ told: seen, after }) =>
    seen ? [{ ...row, ...seen, at: later(begin, after), source: 'server' as const }] : [],
  );
  const end = {
    ...row,
    event: 'faceCheckEnded',
    outcome: 'livenessFailed',
    at: later(begin, 69),
    source: 'server' as const,
  };
  const all = [...rows, ...entries, ...(attempts === 3 ? [end] : [])];
  await tx.insert(trailEntry).values(all.toSorted((one, other) => one.at.getTime() - other.at.getTime()));
  if (attempts > 0) {
    await tx.insert(livenessAttempt).values(
      Array.from({ length: attempts }, (_, place) => ({
        ...row,
        kind: 'camera' as const,
        verdict: 'noFace',
        createdAt: later(begin, 41 + place * 14),
      })),
    );
  }
}

/** Returns two failed face checks of this morning in chronological order: three times with the camera, and on the provider's page. */
export function planFailedChecks({ users, now }: FailedPlan): readonly FailedSignIn[] {
  const camera = users.find(({ faceCheck }) => faceCheck === 'camera');
  const provider = users.find(({ faceCheck }) => faceCheck === 'provider');
  return [
    ...(camera ? [{ user: camera, begin: later(now, -3000), steps: threeFailures, attempts: 3 }] : []),
    ...(provider ? [{ user: provider, begin: later(now, -1800), steps: providerGaveUp, attempts: 0 }] : []),
  ];
}
