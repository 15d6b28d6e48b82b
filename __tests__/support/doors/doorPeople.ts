import type { OwnRule } from '@/contract/law/ownRules';
import { asc, eq } from 'drizzle-orm';
import { contact, task } from '../../../server/database/tables/caseTables';
import { lawOwnRules } from '../../../server/database/tables/lawTables';
import { lenderKey } from '../../../server/database/tables/lenderTables';
import { appUser, institution, systemSetting } from '../../../server/database/tables/organizationTables';
import { caseCells, getCsv, importText } from '../cases/cases';
import { setLaw } from '../law/lawRig';
import { ALL_DAYS } from '../law/ownRule';
import { FREE } from '../messages/smsRig';
import { giveTo, makeGroup, makeInstitution, makeUser, signInAs } from '../server/people';
import type { TestServer } from '../server/server';

/** Calls and messages that a person may get on a day. */
export const CAP = 3;

/** Permitted hours of the institution's rule. */
const HOURS = { from: '08:00', to: '20:00' } as const;
const NOON = 13;
const HALF_DAY = 12;

/** Zones around the world, so that at any time it is noon in one of them and midnight in another, give or take two hours. */
const ZONES = [
  'Pacific/Honolulu',
  'America/Los_Angeles',
  'America/Mexico_City',
  'America/Sao_Paulo',
  'Atlantic/Azores',
  'Europe/Athens',
  'Asia/Karachi',
  'Asia/Shanghai',
  'Pacific/Noumea',
] as const;

const getHour = (timeZone: string, now: Date): number =>
  Number(new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(now));

/** Returns the zone whose clock is closest to an hour. */
const findZone = (hour: number, now: Date): string => {
  const getDistance = (zone: string): number => {
    const apart = Math.abs(getHour(zone, now) - hour);
    return Math.min(apart, HALF_DAY * 2 - apart);
  };
  return ZONES.toSorted((one, other) => getDistance(one) - getDistance(other))[0] ?? ZONES[0];
};

/** A borrower with one case and one number. */
export interface DoorPerson {
  readonly taskId: string;
  readonly contactId: string;
  /** National number. */
  readonly phone: string;
  /** It is night at the borrower's: nobody may contact them. */
  readonly isNight: boolean;
}

const isNightAt = (place: number): boolean => place % 8 === 7;
const getPhone = (place: number): string => `55${30_000_000 + place}`;

interface PeopleInput {
  readonly institutionId: number;
  /** User name of the agent of all cases. */
  readonly agent: string;
  readonly number: number;
}

async function makePeople({ database }: TestServer, { institutionId, agent, number }: PeopleInput) {
  const now = new Date();
  const [day, night] = [findZone(NOON, now), findZone(NOON + HALF_DAY, now)];
  const rows = Array.from({ length: number }, (_, place) =>
    caseCells({
      agent_username: agent,
      mobile_phone: getPhone(place),
      time_zones: isNightAt(place) ? night : day,
    }),
  );
  await importText(database, { institutionId, text: getCsv(rows), now });
  const stored = await database
    .select({ taskId: task.id, contactId: contact.id })
    .from(task)
    .innerJoin(contact, eq(contact.borrowerId, task.borrowerId))
    .where(eq(task.institutionId, institutionId))
    .orderBy(asc(task.id));
  return stored.map(({ taskId, contactId }, place): DoorPerson => ({
    taskId: String(taskId),
    contactId: String(contactId),
    phone: getPhone(place),
    isNight: isNightAt(place),
  }));
}

const makeCap = (channel: 'call' | 'sms'): OwnRule => ({
  kind: 'cap',
  channels: [channel],
  limit: CAP,
  period: 'day',
  counts: 'dial',
});

/** Sets hours, and a maximum number of contacts per day, as the only limits. */
async function setRules(server: TestServer, institutionId: number): Promise<void> {
  const { database } = server;
  await setLaw(server, institutionId, { packs: [], mode: 'enforce' });
  const hours: OwnRule = { kind: 'window', channels: ['call', 'sms'], days: ALL_DAYS, ...HOURS };
  const rules = [hours, makeCap('call'), makeCap('sms')];
  await database
    .insert(lawOwnRules)
    .values({ institutionId, version: 1, rules, actorName: 'Ada', createdAt: new Date() });
  const limits = ['accountDaily', 'caseDaily'].map((key) => ({ institutionId, key: `sms.${key}`, value: '1000000' }));
  await database.insert(systemSetting).values(limits);
}

/** An institution with hours, a maximum number of contacts per day, people in two time zones, and leaders who contact them. */
export async function openDoorPeople(server: TestServer, size: { readonly people: number; readonly leaders: number }) {
  const { database } = server;
  const now = new Date();
  const institutionId = await makeInstitution(database);
  const groupId = await makeGroup(database, institutionId);
  const secret = `secret-${institutionId}`;
  await database.insert(lenderKey).values({ institutionId, secret, actorName: 'Ada', createdAt: now });
  await setRules(server, institutionId);
  const leaders = await Promise.all(
    Array.from({ length: size.leaders }, async () => {
      const userId = await makeUser(database, { institutionId, groupId, role: 'leader' });
      await giveTo(database, { institutionId, userId }, FREE);
      await database.update(appUser).set({ sendSms: true, sendWaba: true }).where(eq(appUser.id, userId));
      return signInAs(database, userId, { now });
    }),
  );
  const holderId = await makeUser(database, { institutionId, groupId });
  const [holder] = await database.select().from(appUser).where(eq(appUser.id, holderId));
  const people = await makePeople(server, { institutionId, agent: holder?.username ?? '', number: size.people });
  const [of] = await database.select().from(institution).where(eq(institution.id, institutionId));
  return { institutionId, signer: { code: of?.code ?? '', secret }, leaders, people };
}

export type DoorPeople = Awaited<ReturnType<typeof openDoorPeople>>;
