import type { Permission } from '@/contract/permissions';
import { asc, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { collectionLog } from '../../../server/database/tables/caseTables';
import { smsTemplate, sms } from '../../../server/database/tables/messageTables';
import { systemSetting } from '../../../server/database/tables/organizationTables';
import { readSettings } from '../../../server/settings/settings';
import { startSmsWorker } from '../../../server/modules/messages/smsWorker';
import { type StoredTask, getContacts, makeCase, send } from '../cases/cases';
import { giveTo, makeInstitution, makeUser, signInAs, type SignedIn } from '../server/people';
import type { TestServer } from '../server/server';
import { untilNextLook } from '../untilNextLook';

/** An institution with an agent and an open case. */
export interface SmsRig {
  readonly institutionId: number;
  readonly agent: SignedIn;
  readonly held: StoredTask;
  readonly contactId: string;
}

/** Permissions for free texts to any number. */
export const FREE = ['sms.freeText', 'sms.freeNumber'] as const satisfies readonly Permission[];

/** Makes one; each has its own limits. Its agent may write freely unless `may` says what of it. */
export const openSmsRig = async (
  { database }: TestServer,
  {
    now,
    limits = {},
    may = FREE,
  }: { now: Date; limits?: Record<string, string>; may?: readonly (typeof FREE)[number][] },
): Promise<SmsRig> => {
  const institutionId = await makeInstitution(database);
  const agent = await signInAs(database, await makeUser(database, { institutionId }), { now });
  if (may.length > 0) await giveTo(database, { institutionId, userId: agent.userId }, may);
  const set = Object.entries(limits).map(([key, value]) => ({ institutionId, key: `sms.${key}`, value }));
  if (set.length > 0) await database.insert(systemSetting).values(set);
  const caseRow = await makeCase(database, { institutionId, agentId: agent.userId, now });
  return { institutionId, agent, held: caseRow, contactId: String((await getContacts(database, caseRow))[0]?.id) };
};

/** Another open case of the institution's agent. */
export const anotherCase = ({ database }: TestServer, { institutionId, agent }: SmsRig, now: Date) =>
  makeCase(database, { institutionId, agentId: agent.userId, now });

/** A template of an institution. */
export const makeTemplate = async (
  { database }: TestServer,
  row: Omit<typeof smsTemplate.$inferInsert, 'language' | 'name'>,
): Promise<string> => {
  const [made] = await database
    .insert(smsTemplate)
    .values({ language: 'en', name: 'T', ...row })
    .returning();
  return String(made?.id);
};

/** Response to a sent message. */
export interface Sent {
  readonly smsId: string;
  readonly state: string;
  readonly residue: number;
}

type Message = Record<string, unknown> & { readonly key?: string };

/** Required source of a manually entered number. */
export const EVIDENCE = { numberName: 'Tía Rosa', numberSource: 'told by the borrower on the phone' } as const;

/** Sends by the main client; `key` is the intent's, everything else the body. A number by hand comes with its evidence. */
export const sendAs = (server: TestServer, who: SignedIn, { key, ...asked }: Message) => {
  const body = { ...('phone' in asked && EVIDENCE), ...asked };
  return send<Sent>(server, who, { path: '/prod/sms/manual/send', body, ...(key !== undefined && { key }) });
};

/** The messages of a case as the database has them, oldest first. */
export const storedSms = ({ database }: TestServer, { id }: StoredTask) =>
  database.select().from(sms).where(eq(sms.taskId, id)).orderBy(asc(sms.id));

/** Waits until nothing of a case is on its way any more. */
export const settledSms = async (server: TestServer, caseRow: StoredTask) => {
  for (;;) {
    const rows = await storedSms(server, caseRow);
    if (rows.every(({ state }) => state === 'sent' || state === 'failed')) return rows;
    await untilNextLook();
  }
};

/** The log of a case, oldest first. */
export const getLog = ({ database }: TestServer, { id }: StoredTask) =>
  database.select().from(collectionLog).where(eq(collectionLog.taskId, id)).orderBy(asc(collectionLog.id));

/** Another server's worker on the same database: it works through what waits and stops. */
export const workOnce = async (
  { app, database, url }: TestServer,
  { now, environment = {} }: { now: () => Date; environment?: Record<string, string> },
): Promise<void> => {
  const settings = readSettings({ DATABASE_URL: url, ...environment });
  const log: FastifyBaseLogger = app.log;
  const worker = startSmsWorker({ settings, database, now }, log);
  await worker.run();
  await worker.stop();
};
