import { eq } from 'drizzle-orm';
import { phoneCall } from '../../../server/database/tables/callTables';
import { contact, task } from '../../../server/database/tables/caseTables';
import { sms } from '../../../server/database/tables/messageTables';
import type { Random } from '../../../server/seed/random';
import { caseCells, getCsv, importText, type StoredTask } from '../cases/cases';
import type { LawRig } from './lawRig';
import { callRow, type Contacted, messageRow, type SeededContact, seededDay } from './seededDay';
import { keepStanding, seededStanding, speakAgainst } from './seededStanding';

/** Settings of the history: agents, days, number of borrowers. */
interface Seeded {
  readonly rig: LawRig;
  readonly agents: Contacted['agents'];
  readonly days: readonly string[];
  readonly borrowers: number;
}

const SPOUSE = { contact1_relation: 'R02', contact1_name: 'Li Na', contact1_phone: '13900000001' };

/** Creates borrowers, half of them with a time zone, and the contacts of each. */
async function people({ rig, agents, borrowers }: Seeded, random: Random): Promise<Contacted[]> {
  const { server, institutionId } = rig;
  const zone = () => (random.chance(0.5) ? 'Asia/Shanghai' : '');
  const rows = Array.from({ length: borrowers }, () => caseCells({ time_zones: zone(), ...SPOUSE }));
  await importText(server.database, { institutionId, text: getCsv(rows), now: rig.clock.now });
  const cases = await server.database.select().from(task).where(eq(task.institutionId, institutionId)).orderBy(task.id);
  const contacts = await server.database.select().from(contact).where(eq(contact.institutionId, institutionId));
  const reached = ({ borrowerId }: StoredTask, wanted: string) => {
    const found = contacts.find((each) => each.borrowerId === borrowerId && each.relation === wanted);
    return { contactId: found?.id ?? 0, phone: found?.phone ?? '' };
  };
  return cases.map((of) => ({ of, borrower: reached(of, 'R01'), spouse: reached(of, 'R02'), agents }));
}

/** Creates some days of a borrower, and for two of three borrowers a restriction on some of them. */
async function seedBorrower(who: Contacted, { rig, days }: Seeded, random: Random): Promise<SeededContact[]> {
  const { database } = rig.server;
  const contacts = days
    .flatMap((day) => seededDay(day, who, random))
    .toSorted((one, other) => Number(one.at) - Number(other.at));
  if (random.chance(0.67)) {
    const standing = seededStanding(contacts, random);
    speakAgainst(contacts, standing);
    await keepStanding(who, standing, database);
  }
  const [calls, messages] = (['call', 'sms'] as const).map((by) => contacts.filter(({ channel }) => channel === by));
  if (calls?.length) await database.insert(phoneCall).values(calls.map((each) => callRow(who, each)));
  if (messages?.length) await database.insert(sms).values(messages.map((each) => messageRow(who, each)));
  return contacts;
}

/** Makes history at random, with violations among what is lawful; each contact knows the rules that speak against it. */
export async function seededHistory(seeded: Seeded, random: Random): Promise<SeededContact[]> {
  const made: SeededContact[] = [];
  for (const who of await people(seeded, random)) made.push(...(await seedBorrower(who, seeded, random)));
  return made;
}
