import type { BehaviorType } from '@/contract/codes/complaintCodes';
import { BORROWERS_UNUSUAL_MIN, REVEALS_UNUSUAL_MIN } from '../../../server/modules/monitoring/behaviorSigns';
import type { Database } from '../../../server/database/connect';
import { behavior } from '../../../server/database/tables/workTables';
import { makeCase } from '../cases/cases';
import { makeGroup, makeInstitution, makeUser, type SignedIn, signInAs } from '../server/people';
import { startApp } from '../server/server';

// Half past six in the evening of the 11th in Mexico City (UTC−6).
const now = new Date('2026-03-12T00:30:00Z');
const two = (number: number): string => String(number).padStart(2, '0');
const at = (day: string, hour: number): Date => new Date(`${day}T${two(hour)}:00:00-06:00`);

interface Did {
  readonly type?: BehaviorType;
  readonly times?: number;
  readonly loanNo?: string | null;
  readonly socketIp?: string;
}

const record =
  (database: Database, institutionId: number) =>
  (who: SignedIn, when: Date, { type = 'revealPhone', times = 1, loanNo = 'X1', socketIp = '10.0.0.1' }: Did = {}) =>
    database.insert(behavior).values(
      Array.from({ length: times }, (_, place) => ({
        institutionId,
        userId: who.userId,
        type,
        loanNo: loanNo ?? `${who.userId}-${place}`,
        detail: 'mobilePhone',
        ip: null,
        socketIp,
        createdAt: new Date(when.getTime() + place * 1000),
      })),
    );

/** A server with people who did usual and unusual things. */
export const openBehaviourRig = async () => {
  const server = await startApp({ now: () => now });
  const { database } = server;
  const institutionId = await makeInstitution(database);
  const did = record(database, institutionId);
  const groupId = await makeGroup(database, institutionId);
  const otherGroup = await makeGroup(database, institutionId);
  const sign = async (more: Omit<Parameters<typeof makeUser>[1], 'institutionId'> & { institutionId?: number }) =>
    signInAs(database, await makeUser(database, { institutionId, ...more }), { now });
  const people = {
    quiet: await sign({ groupId }),
    curious: await sign({ groupId }),
    nightly: await sign({ groupId }),
    mover: await sign({ groupId }),
    elsewhere: await sign({ groupId: otherGroup }),
    member: await sign({ groupId }),
    leader: await sign({ groupId, role: 'leader' }),
    lost: await sign({ role: 'leader' }),
    admin: await sign({ role: 'admin' }),
    auditor: await sign({ role: 'auditor' }),
  };
  const foreign = await sign({ institutionId: await makeInstitution(database), role: 'admin' });
  const caseRow = await makeCase(database, { institutionId, agentId: people.curious.userId, now });
  // A usual day before the period for all but the newcomer.
  for (const who of [people.quiet, people.curious, people.nightly, people.mover]) {
    for (const day of ['2026-02-20', '2026-02-23']) await did(who, at(day, 10), { times: 5 });
  }
  await did(people.quiet, at('2026-03-10', 11), { times: 5 });
  await did(people.curious, at('2026-03-10', 11), { times: REVEALS_UNUSUAL_MIN * 2, loanNo: null });
  await did(people.curious, at('2026-03-11', 12), { type: 'openCase', loanNo: caseRow.loanNo });
  await did(people.nightly, at('2026-03-10', 23), { times: 4 });
  await did(people.mover, at('2026-03-11', 9), { socketIp: '10.9.9.9' });
  await did(people.elsewhere, at('2026-03-10', 12), { times: BORROWERS_UNUSUAL_MIN, type: 'openCase', loanNo: null });
  await did(people.auditor, at('2026-02-01', 3), { times: 50 });
  return { server, people, foreign, held: caseRow };
};
