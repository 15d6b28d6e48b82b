import { RELATION } from '@/contract/codes/contactCodes';
import { and, eq, sql, desc, type Placeholder, type SQL, type SQLWrapper } from 'drizzle-orm';
import { toCodeLiteral } from '../../database/toCodeLiteral';
import { borrower, contact } from '../../database/tables/caseTables';
import type { Transaction } from '../../database/connect';
import type { OwnRule } from '@/contract/law/ownRules';
import { matchesAnyId } from '../../database/anyOf';
import { preparedQuery } from '../../database/preparedQuery';
import { lawOwnRules } from '../../database/tables/lawTables';
import { institution, systemSetting } from '../../database/tables/organizationTables';
import { listActivePreferences, type StoredPreference } from '../preferences/preferencesFacade';
import type { ZoneHints } from './resolveZones';
import { type ContactCountColumns, listContactRows } from './contactHistoryStore';

/** Selects the numbers of a row's borrower; none if the lender named the time zone, because the numbers are then unused. */
export function selectOwnNumbers({ tx }: { readonly tx: Transaction }) {
  const isOwn = and(
    eq(contact.institutionId, borrower.institutionId),
    eq(contact.borrowerId, borrower.id),
    eq(contact.relation, toCodeLiteral(RELATION.self)),
  );
  const found = tx
    .select({ numbers: sql`json_agg(${contact.phone})` })
    .from(contact)
    .where(isOwn);
  return sql<string[]>`coalesce(case when ${borrower.timeZones} is null then (${found}) end, '[]'::json)`;
}

/** Borrowers whose preferences and contacts are read, and the start of the period. */
interface KnownRequest {
  readonly institutionId: number;
  readonly borrowerIds: readonly number[];
  readonly since: Date;
  /** Packs with caps over all time. */
  readonly endless: readonly string[];
  /** If true, earlier contacts are read even if the rules are off. */
  readonly evenOff: boolean;
  /** Default packs if none are chosen. */
  readonly usual: readonly string[];
  /** Keys of the settings: active packs, mode of the rules, and their exceptions. */
  readonly settings: { readonly packs: string; readonly mode: string; readonly exceptions: string };
}

type WishRead = Pick<
  StoredPreference,
  'kind' | 'number' | 'person' | 'hourFrom' | 'hourTo' | 'attorneyId' | 'borrowerId'
>;
type ContactRead = Omit<ContactCountColumns, 'at'> & { readonly at: string; readonly borrowerId: number };

/** Stored inputs of the rules for some borrowers before a contact. */
export interface StoredRuleInputs {
  readonly packs: string | null;
  readonly mode: string | null;
  readonly exceptions: string | null;
  readonly own: { readonly version: number; readonly rules: readonly OwnRule[] } | null;
  readonly borrowers: readonly ({ readonly id: number } & ZoneHints)[];
  readonly wishes: readonly WishRead[];
  /** Null if they do not matter: the rules are off and there are no contact preferences. */
  readonly contacts: readonly ContactRead[] | null;
}

type KnownReadContext = { readonly tx: Transaction };

/** Builds a JSON object with a value for each name. */
const buildJsonObject = (fields: Readonly<Record<string, SQLWrapper>>): SQL =>
  sql`json_build_object(${sql.join(
    Object.entries(fields).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`),
    sql`, `,
  )})`;

const buildJsonArray = <Row>(fields: Readonly<Record<string, SQLWrapper>>): SQL<Row[]> =>
  sql<Row[]>`coalesce(json_agg(${buildJsonObject(fields)}), '[]')`;

const WISH_COLUMNS = ['borrowerId', 'kind', 'number', 'person', 'hourFrom', 'hourTo', 'attorneyId'] as const;

const CONTACT_COLUMNS = [
  'borrowerId',
  'kind',
  'callId',
  'at',
  'contactId',
  'name',
  'phone',
  'state',
  'outcome',
  'channel',
  'relation',
  'loanId',
] as const;

/** Selects columns of a subquery by their names. */
const pickColumns = <Name extends string>(
  from: Readonly<Record<Name, SQLWrapper>>,
  names: readonly Name[],
): Record<string, SQLWrapper> => Object.fromEntries(names.map((name) => [name, from[name]]));

/** Placeholders of the values that differ from call to call. */
const at = {
  institutionId: sql.placeholder('institutionId'),
  borrowerIds: sql.placeholder('borrowerIds'),
  since: sql.placeholder('since'),
  endless: sql.placeholder('endless'),
  evenOff: sql.placeholder('evenOff'),
  usual: sql.placeholder('usual'),
  packs: sql.placeholder('packs'),
  mode: sql.placeholder('mode'),
  exceptions: sql.placeholder('exceptions'),
};

/** The index of system_setting is on the same expression. */
const setting = (key: Placeholder) =>
  sql<string | null>`(select s.value from ${systemSetting} s
    where coalesce(s.institution_id, 0) = ${at.institutionId} and s.key = ${key})`;

function ownRules(tx: Transaction) {
  const { version, rules } = lawOwnRules;
  const newest = tx
    .select({ own: buildJsonObject({ version, rules }) })
    .from(lawOwnRules)
    .where(eq(lawOwnRules.institutionId, at.institutionId))
    .orderBy(desc(version))
    .limit(1);
  return sql<StoredRuleInputs['own']>`${newest}`;
}

function borrowers(tx: Transaction) {
  const { id, timeZones } = borrower;
  const some = tx
    .select({ borrowers: buildJsonArray({ id, said: timeZones, numbers: selectOwnNumbers({ tx }) }) })
    .from(borrower)
    .where(and(eq(borrower.institutionId, at.institutionId), matchesAnyId(id, at.borrowerIds)));
  return sql<StoredRuleInputs['borrowers']>`${some}`;
}

function wishes(tx: Transaction) {
  const activePreferences = listActivePreferences(at, { tx }).as('held');
  return sql<
    StoredRuleInputs['wishes']
  >`${tx.select({ wishes: buildJsonArray(pickColumns(activePreferences, WISH_COLUMNS)) }).from(activePreferences)}`;
}

function contacts(tx: Transaction) {
  const isEndless = sql`string_to_array(coalesce(${setting(at.packs)}, ${at.usual}), ',') && ${at.endless}::text[]`;
  const since = sql`(select case when ${isEndless} then '-infinity' else ${at.since}::timestamptz end)`;
  const rows = listContactRows({ ...at, since }, { tx }).as('contacted');
  return tx.select({ contacts: buildJsonArray(pickColumns(rows, CONTACT_COLUMNS)) }).from(rows);
}

const askKnown = preparedQuery<StoredRuleInputs>('law_known', (tx) => {
  const mode = setting(at.mode);
  const preferences = wishes(tx);
  const exceptions = setting(at.exceptions);
  const isOff = sql`${mode} = 'off' and coalesce(${exceptions}, '[]') = '[]'`;
  const isQuiet = sql`not ${at.evenOff}::boolean and ${isOff} and json_array_length(${preferences}) = 0`;
  return tx
    .select({
      packs: setting(at.packs),
      mode,
      exceptions,
      own: ownRules(tx),
      borrowers: borrowers(tx),
      wishes: preferences,
      contacts: sql<StoredRuleInputs['contacts']>`case when ${isQuiet} then null else ${contacts(tx)} end`,
    })
    .from(institution)
    .where(eq(institution.id, at.institutionId));
});

/**
 * Reads settings, own rules, preferences, earlier contacts and zones in one statement that is planned once per connection,
 * because every call waits for it. If the rules are off and there are no contact preferences, the contacts are not read.
 */
export async function readRuleInputs(
  { settings, usual, ...of }: KnownRequest,
  { tx }: KnownReadContext,
): Promise<StoredRuleInputs> {
  const [row] = await askKnown(tx, { ...of, ...settings, usual: usual.join(',') });
  if (!row) throw new Error('the institution is not there');
  return row;
}
