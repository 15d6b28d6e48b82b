import { asc, eq } from 'drizzle-orm';
import type { ServerTrailEvent } from '@/contract/codes/trailCodes';
import { trailEntry } from '../../../server/database/tables/trailTables';
import { passkeyCalls } from '../server/passkeys';
import { attempt, getHeaders, makeSignInUser } from '../server/signingIn';
import type { AnswerFaults, SoftAuthenticator } from '../server/softAuthenticator';
import { startFactorRig } from './factorRig';

type Headers = Record<string, string>;

/** Answers that fit neither the challenge nor the app, with the code and the reason of the refusal. */
export const WRONG_ANSWERS = [
  { what: 'another challenge', faults: { challenge: 'x'.repeat(43) }, code: '164', reason: 'passkeyExpired' },
  { what: 'another origin', faults: { origin: 'https://evil.example' }, code: '165', reason: 'passkeyOrigin' },
  { what: 'another RP ID', faults: { rpId: 'evil.example' }, code: '165', reason: 'passkeyOrigin' },
] as const;

/** A server with its own clock, and users with passkeys. */
export async function startPasskeyRig() {
  const rig = await startFactorRig();
  const { database } = rig.server;
  const passkeys = passkeyCalls(rig.server);
  /** A user whose password was just confirmed. */
  const person = async (institutionId = rig.institutionId) => {
    const username = rig.createName();
    const { id } = await makeSignInUser(database, { username, institutionId });
    return { id, username, headers: getHeaders(await attempt(rig.server, { username })) };
  };
  return {
    ...rig,
    passkeys,
    person,
    /** A user with a passkey. */
    async passkeyOwner(institutionId = rig.institutionId) {
      const user = await person(institutionId);
      return { ...user, institutionId, authenticator: await passkeys.enroll(user.headers) };
    },
    /** Proves with a fresh challenge. */
    async prove(headers: Headers, authenticator: SoftAuthenticator, faults: Partial<AnswerFaults> = {}) {
      const { challenge } = (await passkeys.request(headers)).data;
      return passkeys.prove(headers, authenticator.get({ challenge, ...faults }));
    },
    /** Outcomes and details of a user's trail rows of one event, oldest first. */
    async trailOf(userId: number, of: ServerTrailEvent): Promise<[string | null, unknown][]> {
      const rows = database.select().from(trailEntry).where(eq(trailEntry.userId, userId)).orderBy(asc(trailEntry.id));
      return (await rows).flatMap(({ event, outcome, detail }): [string | null, unknown][] =>
        event === of ? [[outcome, JSON.parse(detail ?? '{}')]] : [],
      );
    },
  };
}

/** See startPasskeyRig. */
export type PasskeyRig = Awaited<ReturnType<typeof startPasskeyRig>>;
