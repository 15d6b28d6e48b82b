import { Readable } from 'node:stream';
import { randomInt } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../server/database/connect';
import { importCases } from '../../../server/modules/import/importCases';
import type { LiveAddress } from '../../../server/kernel/caller';
import { type LiveMessage, publishEvents } from '../../../server/live/domainEvents';
import { appUser, institution } from '../../../server/database/tables/organizationTables';
import { task } from '../../../server/database/tables/caseTables';
import { addDays, toCalendarDay } from '../../../server/values/toCalendarDay';

/** A user of a journey. */
export type JourneyUser = typeof appUser.$inferSelect;
/** A case of a journey. */
export type JourneyCase = typeof task.$inferSelect;

const only = <Row>(rows: readonly Row[]): Row => {
  const [row] = rows;
  if (row === undefined) throw new Error('no row came back');
  return row;
};

const column = (rows: readonly Record<string, string | number>[]): string => {
  const names = Object.keys(rows[0] ?? {});
  return [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))].map((cells) => cells.join(',')).join('\n');
};

/** The time zone of a journey's institution; set another one to see what a day that is not UTC's does. */
export const INSTITUTION_ZONE = process.env['JOURNEY_TIME_ZONE'] ?? 'America/Mexico_City';

/** The institution's calendar day, so many days from now. */
export const institutionDay = (days = 0): string => addDays(toCalendarDay(new Date(), INSTITUTION_ZONE), days);

/** An institution that one test has for itself, so that tests at the same time do not disturb each other. */
export interface JourneyRig {
  readonly database: Database;
  readonly institutionId: number;
  /** Letters that no other institution has; they stand in all its names. */
  readonly tag: string;
  /** A new user with the seeded users' password. */
  readonly user: (changes?: Partial<JourneyUser>) => Promise<JourneyUser>;
  /** New cases of a user, imported as institutions do; the first is longest overdue and owes least. */
  readonly cases: (user: JourneyUser, count: number, changes?: Record<string, string>) => Promise<JourneyCase[]>;
  /** Parameters of server functions that publish events; the events are sent after the work. */
  readonly telling: <T>(
    work: (tx: Transaction, publish: (address: LiveAddress, event: LiveMessage) => void) => Promise<T>,
  ) => Promise<T>;
}

interface NewRows {
  readonly tag: string;
  readonly user: JourneyUser;
  readonly count: number;
  readonly from: number;
  readonly changes: Record<string, string>;
}

const caseRows = ({ tag, user, count, from, changes }: NewRows) =>
  Array.from({ length: count }, (_, place) => {
    const number = from + place + 1;
    const digits = `${from + place + 1000}`.padStart(5, '0');
    return {
      borrower_no: `${tag}U${number}`,
      borrower_name: `Prueba ${tag} ${String(number).padStart(3, '0')}`,
      identity_number: `PR${tag}${digits}XY`,
      marital_status: 'Soltero',
      education: 'Licenciatura',
      mobile_phone: `55510${digits}`,
      company_name: 'Comercial Azteca',
      occupation: 'Vendedor',
      working_years: 4,
      home_address: 'Calle Doctor Lucio 103 Ciudad de México',
      company_address: 'Avenida Juárez 20 Ciudad de México',
      loan_no: `${tag}${100_000 + number}`,
      loan_type: '1',
      product_category: 'Crédito rápido',
      app_name: 'PresTamo Ya',
      merchant: 'Mercado Sur',
      device: 'Android',
      penalty_date: institutionDay(place - count - 20),
      contract_amount: 900 + number,
      due_amount: 1000 + number,
      unpaid_repayment: 800,
      deduction_account: `0123456789${digits}`,
      bank_account: `9876543210${digits}`,
      agent_username: user.username,
      contact1_relation: 'R02',
      contact1_name: `Esposa ${number}`,
      contact1_phone: `55520${digits}`,
      contact1_emergency: 'true',
      ...changes,
    };
  });

const institutionCode = (): string =>
  `J${randomInt(36 ** 5)
    .toString(36)
    .toUpperCase()
    .padStart(5, '0')}`;

async function makeUser(
  database: Database,
  rig: { institutionId: number; username: string },
  changes: Partial<JourneyUser>,
) {
  const [like] = await database.select().from(appUser).where(eq(appUser.username, 'agent'));
  if (!like) throw new Error('the seeded users are missing');
  const { id: _id, groupId: _group, queueId: _queue, ...copied } = like;
  const { institutionId, username } = rig;
  const idCard = `ID${username.replaceAll('.', '').toUpperCase()}`;
  const own = { institutionId, username, idCard, email: `${username}@saldo.example`, name: `Agente ${username}` };
  return only(
    await database
      .insert(appUser)
      .values({ ...copied, ...own, ...changes })
      .returning(),
  );
}

/** Founds an institution for one test. */
export async function openJourneyRig(database: Database): Promise<JourneyRig> {
  const tag = institutionCode();
  const row = { code: tag, name: `Financiera ${tag}`, currency: 'MXN', timeZone: INSTITUTION_ZONE };
  const { id: institutionId } = only(await database.insert(institution).values(row).returning());
  let users = 0;
  let made = 0;
  return {
    database,
    institutionId,
    tag,
    user: (changes = {}) =>
      makeUser(database, { institutionId, username: `${tag.toLowerCase()}.${(users += 1)}` }, changes),
    async cases(user, count, changes = {}) {
      const rows = caseRows({ tag, user, count, from: made, changes });
      made += count;
      await importCases(database, { source: Readable.from([`${column(rows)}\n`]), institution: tag, now: new Date() });
      const numbers = rows.map(({ loan_no }) => loan_no);
      return database
        .select()
        .from(task)
        .where(sql`${task.loanNo} = any(${sql.param(numbers)}::text[])`)
        .orderBy(task.loanNo);
    },
    telling: (work) =>
      database.transaction(async (tx) => {
        const news: { address: LiveAddress; event: LiveMessage }[] = [];
        const result = await work(tx, (address, event) => news.push({ address, event }));
        await publishEvents(tx, news);
        return result;
      }),
  };
}
