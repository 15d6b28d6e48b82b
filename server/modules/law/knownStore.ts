import { and, desc, eq, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { OwnRule } from '@/contract/law/ownRules';
import type { Transaction } from '../../database/connect';
import { anyNumber } from '../../database/anyOf';
import { borrower } from '../../database/tables/caseTables';
import { lawOwnRules } from '../../database/tables/lawTables';
import { institution, systemSetting } from '../../database/tables/organisationTables';
import { heldWishes, type StoredWish } from '../wishes/wishesFacade';
import { type CountedRow, listContactRows } from './contactHistoryStore';

/** Whose wishes and contacts are read, and how far back. */
export interface Wanted {
  readonly institutionId: number;
  readonly borrowerIds: readonly number[];
  readonly since: Date;
  /** These packs look back without end. */
  readonly endless: readonly string[];
  /** Earlier contacts are read where the rules are off, too. */
  readonly evenOff: boolean;
  /** The packs that apply where nobody has chosen any. */
  readonly usual: readonly string[];
  /** The settings that keep which packs apply, what the rules do, and which of them do something else. */
  readonly settings: { readonly packs: string; readonly mode: string; readonly exceptions: string };
}

type WishRead = Pick<StoredWish, 'kind' | 'number' | 'person' | 'hourFrom' | 'hourTo' | 'attorneyId' | 'borrowerId'>;
type ContactRead = Omit<CountedRow, 'at'> & { readonly at: string; readonly borrowerId: number };

/** All that is asked about some borrowers before they are contacted, as it is kept. */
export interface ReadKnown {
  readonly packs: string | null;
  readonly mode: string | null;
  readonly exceptions: string | null;
  readonly own: { readonly version: number; readonly rules: readonly OwnRule[] } | null;
  readonly borrowers: readonly { readonly id: number; readonly zones: string | null }[];
  readonly wishes: readonly WishRead[];
  /** Null: they do not matter, as the rules are off and nobody asked for anything. */
  readonly contacts: readonly ContactRead[] | null;
}

type Reading = { readonly tx: Transaction };

/** An object of JSON with a value by each name. */
const objectOf = (fields: Readonly<Record<string, SQLWrapper>>): SQL =>
  sql`json_build_object(${sql.join(
    Object.entries(fields).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`),
    sql`, `,
  )})`;

const listOf = <Row>(fields: Readonly<Record<string, SQLWrapper>>): SQL<Row[]> =>
  sql<Row[]>`coalesce(json_agg(${objectOf(fields)}), '[]')`;

/** The index of system_setting is on the same expression. */
const setting = (key: string, { institutionId }: Wanted) =>
  sql<string | null>`(select s.value from ${systemSetting} s
    where coalesce(s.institution_id, 0) = ${institutionId} and s.key = ${key})`;

function ownRules({ institutionId }: Wanted, { tx }: Reading) {
  const { version, rules } = lawOwnRules;
  const newest = tx
    .select({ own: objectOf({ version, rules }) })
    .from(lawOwnRules)
    .where(eq(lawOwnRules.institutionId, institutionId))
    .orderBy(desc(version))
    .limit(1);
  return sql<ReadKnown['own']>`${newest}`;
}

function borrowers({ institutionId, borrowerIds }: Wanted, { tx }: Reading) {
  const { id, timeZones } = borrower;
  const some = tx
    .select({ borrowers: listOf({ id, zones: timeZones }) })
    .from(borrower)
    .where(and(eq(borrower.institutionId, institutionId), anyNumber(id, borrowerIds)));
  return sql<ReadKnown['borrowers']>`${some}`;
}

function wishes(of: Wanted, { tx }: Reading) {
  const held = heldWishes(of, { tx }).as('held');
  const { borrowerId, kind, number, person, hourFrom, hourTo, attorneyId } = held;
  const fields = { borrowerId, kind, number, person, hourFrom, hourTo, attorneyId };
  return sql<ReadKnown['wishes']>`${tx.select({ wishes: listOf(fields) }).from(held)}`;
}

function contacts(of: Wanted, { tx }: Reading) {
  const isEndless = sql`string_to_array(coalesce(${setting(of.settings.packs, of)}, ${of.usual.join(',')}), ',') && ${sql.param([...of.endless])}::text[]`;
  const since = sql`(select case when ${isEndless} then '-infinity' else ${of.since}::timestamptz end)`;
  const rows = listContactRows({ ...of, since }, { tx }).as('contacted');
  const { borrowerId, kind, callId, at, contactId, name, phone, state, outcome, channel, relation, loanId } = rows;
  const fields = { borrowerId, kind, callId, at, contactId, name, phone, state, outcome, channel, relation, loanId };
  return tx.select({ contacts: listOf(fields) }).from(rows);
}

/**
 * Settings, own rules, wishes, earlier contacts and zones in one statement, planned once for a connection: whoever calls waits for
 * it. Where the rules are off and nobody asked for anything the contacts are not read.
 */
export async function readKnown(of: Wanted, { tx }: Reading): Promise<ReadKnown> {
  const mode = setting(of.settings.mode, of);
  const asked = wishes(of, { tx });
  const exceptions = setting(of.settings.exceptions, of);
  const isOff = sql`${mode} = 'off' and coalesce(${exceptions}, '[]') = '[]'`;
  const isQuiet = sql`not ${of.evenOff}::boolean and ${isOff} and json_array_length(${asked}) = 0`;
  const [row] = await tx
    .select({
      packs: setting(of.settings.packs, of),
      mode,
      exceptions,
      own: ownRules(of, { tx }),
      borrowers: borrowers(of, { tx }),
      wishes: asked,
      contacts: sql<ReadKnown['contacts']>`case when ${isQuiet} then null else ${contacts(of, { tx })} end`,
    })
    .from(institution)
    .where(eq(institution.id, of.institutionId))
    .prepare('law_known')
    .execute();
  if (!row) throw new Error('the institution is not there');
  return row;
}
