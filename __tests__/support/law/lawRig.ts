import type { LawMode } from '@/contract/codes/lawCodes';
import type { ModeException } from '@/contract/law/ruleModes';
import type { ContactVerdict } from '@/contract/entities/law/contactVerdict';
import type { PhoneCall } from '@/contract/entities/cases/phoneCall';
import { asc, eq } from 'drizzle-orm';
import { phoneCall } from '../../../server/database/tables/callTables';
import { contact } from '../../../server/database/tables/caseTables';
import { contactDecision } from '../../../server/database/tables/lawTables';
import { institution, systemSetting } from '../../../server/database/tables/organizationTables';
import { type Cells, get, makeCase, send, type StoredTask } from '../cases/cases';
import { makeGroup, makeInstitution, makeUser, type SignedIn, signInAs } from '../server/people';
import { startApp, type TestServer } from '../server/server';

interface Place {
  readonly packs: readonly string[];
  readonly zone: string;
  readonly now: string;
}

interface Dialled {
  readonly who?: SignedIn;
  readonly server?: TestServer | undefined;
  readonly lawReason?: string;
}

let number = 0;
const newKey = (): string => `law-intent-${(number += 1).toString().padStart(10, '0')}`;

/** Says in a test's institution which packs apply and what they do. */
export async function setLaw(
  { database }: TestServer,
  institutionId: number,
  { packs, mode, exceptions = [] }: { packs: readonly string[]; mode: LawMode; exceptions?: readonly ModeException[] },
): Promise<void> {
  await database.delete(systemSetting).where(eq(systemSetting.institutionId, institutionId));
  await database.insert(systemSetting).values([
    { institutionId, key: 'law', value: packs.join(',') },
    { institutionId, key: 'lawMode', value: mode },
    { institutionId, key: 'lawExceptions', value: JSON.stringify(exceptions) },
  ]);
}

/** An institution under some packs, whose agents call by dialler links, and a clock. */
export async function openLawRig({ packs, zone, now }: Place) {
  const clock = { now: new Date(now) };
  const server = await startApp({ now: () => clock.now, environment: { DIALLER: 'link' } });
  const { database } = server;
  const institutionId = await makeInstitution(database);
  await database.update(institution).set({ timeZone: zone, currency: 'CNY' }).where(eq(institution.id, institutionId));
  const groupId = await makeGroup(database, institutionId);
  const userId = await makeUser(database, { institutionId, groupId });
  const signIn = () => signInAs(database, userId, { now: clock.now });
  let agent = await signIn();
  const setMode = (mode: LawMode, exceptions: readonly ModeException[] = []) =>
    setLaw(server, institutionId, { packs, mode, exceptions });
  await setMode('enforce');
  return {
    server,
    clock,
    institutionId,
    groupId,
    agentId: userId,
    setMode,
    /** Moves the clock; the agent's session of before would be over. */
    at: async (moment: string): Promise<void> => {
      clock.now = new Date(moment);
      agent = await signIn();
    },
    fresh: (cells: Cells = {}): Promise<StoredTask> =>
      makeCase(database, { institutionId, agentId: userId, now: clock.now, cells }),
    contactOf: async ({ borrowerId }: StoredTask, relation = 'R01'): Promise<string> => {
      const rows = await database
        .select()
        .from(contact)
        .where(eq(contact.borrowerId, borrowerId))
        .orderBy(asc(contact.id));
      return String(rows.find((each) => each.relation === relation)?.id);
    },
    dial: (of: StoredTask, contactId: string, { who, server: at = server, ...body }: Dialled = {}) =>
      send<PhoneCall & ContactVerdict>(at, who ?? agent, {
        path: '/prod/task/dial',
        body: { taskId: String(of.id), contactId, ...body },
        key: newKey(),
      }),
    post: (path: string, body: object) => send<ContactVerdict>(server, agent, { path, body, key: newKey() }),
    get: <Data>(path: string) => get<Data>(server, agent, { path }),
    decisions: (of: StoredTask) =>
      database
        .select()
        .from(contactDecision)
        .where(eq(contactDecision.borrowerId, of.borrowerId))
        .orderBy(asc(contactDecision.id)),
    calls: (of: StoredTask) => database.select().from(phoneCall).where(eq(phoneCall.taskId, of.id)),
    close: () => server.close(),
  };
}

/** Such an institution. */
export type LawRig = Awaited<ReturnType<typeof openLawRig>>;
