import { sql } from 'drizzle-orm';
import { caseCells, getCsv, importText, readCase } from '../../__tests__/support/cases/cases';
import { manyCases } from '../../__tests__/support/queues/manyCases';
import { makeGroup, makeInstitution, makeUser, signInAs } from '../../__tests__/support/server/people';
import type { Database } from '../../server/database/connect';
import { contact } from '../../server/database/tables/caseTables';
import { smsTemplate } from '../../server/database/tables/messageTables';
import { systemSetting } from '../../server/database/tables/organizationTables';
import type { Headers } from './sendCall';

/** A case to write on, and whom to write to. */
export interface Case {
  readonly taskId: string;
  readonly contactId: string;
  readonly templateId: string;
}

/** A signed-in agent, with cases that only this agent writes to. */
export interface Agent {
  readonly who: Headers;
  readonly cases: readonly Case[];
}

/** Everybody who writes, and what they write on. */
export interface RunFixtures {
  readonly institutionId: number;
  readonly agents: readonly Agent[];
  readonly admin: Headers;
  /** A user whom the administrator edits. */
  readonly editedId: string;
  /** Two who hold the cases below in turns. */
  readonly holders: readonly [string, string];
  /** Bound step by step. */
  readonly many: readonly string[];
  /** Bound by the older client, all or none. */
  readonly few: readonly string[];
}

const AGENTS = 6;
const CASES_OF_AGENT = 60;
const MANY = 2000;
const FEW = 60;

/** Institution and group of a user. */
interface CastLocation {
  readonly institutionId: number;
  readonly groupId: number;
  readonly templateId: string;
}

const makeAgent = async (database: Database, { institutionId, groupId, templateId }: CastLocation): Promise<Agent> => {
  const userId = await makeUser(database, { institutionId, groupId, sendSms: true });
  const { rows } = await database.$client.query<{ username: string }>('select username from app_user where id = $1', [
    userId,
  ]);
  const more = {
    agent_username: rows[0]?.username ?? '',
    contract_amount: '900000',
    due_amount: '900000',
    deduction_account: '012345678901234567',
  };
  const cells = Array.from({ length: CASES_OF_AGENT }, () => caseCells(more));
  await importText(database, { institutionId, text: getCsv(cells), now: new Date() });
  const cases = await Promise.all(cells.map((row) => readCase(database, row['loan_no'] ?? '')));
  const contacts = await database.select({ id: contact.id, borrowerId: contact.borrowerId }).from(contact);
  const contactOf = (borrowerId: number): string =>
    String(contacts.find((each) => each.borrowerId === borrowerId)?.id ?? '');
  const { headers } = await signInAs(database, userId);
  return {
    who: headers,
    cases: cases.map(({ id, borrowerId }) => ({ taskId: String(id), contactId: contactOf(borrowerId), templateId })),
  };
};

const makeTemplate = async (database: Database, institutionId: number): Promise<string> => {
  const row = { institutionId, language: 'en' as const, name: 'Reminder', content: 'Please call us.' };
  const [made] = await database.insert(smsTemplate).values(row).returning({ id: smsTemplate.id });
  return String(made?.id);
};

/** Copied loans have no plan yet, and books without one do not agree. */
const copyPlans = (database: Database, loanNo: string) =>
  database.execute(sql`
    insert into repay_plan overriding system value
    select made.* from loan as l join repay_plan as r on r.loan_id = l.id join loan as copy on copy.loan_no like l.loan_no || '-%',
      jsonb_populate_record(null::repay_plan, to_jsonb(r)
        || jsonb_build_object('id', nextval(pg_get_serial_sequence('repay_plan', 'id')), 'loan_id', copy.id)) as made
    where l.loan_no = ${loanNo}`);

/** Creates cases without an agent. */
const makeUnheld = async (database: Database, { institutionId }: CastLocation, count: number): Promise<string[]> => {
  const row = caseCells();
  await importText(database, { institutionId, text: getCsv([row]), now: new Date() });
  const like = await readCase(database, row['loan_no'] ?? '');
  const ids = await manyCases(database, { like, count });
  await copyPlans(database, like.loanNo);
  return ids;
};

/** Makes an institution with all of them; messages are not limited there. */
export const createFixtures = async (database: Database): Promise<RunFixtures> => {
  const institutionId = await makeInstitution(database);
  const groupId = await makeGroup(database, institutionId);
  const place = { institutionId, groupId, templateId: await makeTemplate(database, institutionId) };
  const limits = ['sms.accountDaily', 'sms.caseDaily'].map((key) => ({ institutionId, key, value: '999999' }));
  await database.insert(systemSetting).values(limits);
  const agents = [];
  for (let made = 0; made < AGENTS; made += 1) agents.push(await makeAgent(database, place));
  const admin = await signInAs(database, await makeUser(database, { institutionId, role: 'admin' }));
  const editedId = String(await makeUser(database, { institutionId, groupId }));
  const holders = [
    String(await makeUser(database, { institutionId, groupId })),
    String(await makeUser(database, { institutionId, groupId })),
  ] as const;
  const many = await makeUnheld(database, place, MANY);
  const few = await makeUnheld(database, place, FEW);
  await database.execute(sql`analyze`);
  return { institutionId, agents, admin: admin.headers, editedId, holders, many, few };
};
