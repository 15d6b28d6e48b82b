import { sql, type SQL } from 'drizzle-orm';
import { freshDatabase, type TestDatabase } from '../../support/server/database';

/** Tables that belong to no institution: on a spread database each server has them whole, or one of them alone. */
const OF_THE_HOUSE: Readonly<Record<string, string>> = {
  institution: 'the institutions themselves',
  attempt_count: 'tries are counted before anybody is known',
  captcha: 'shown before anybody is known',
  passkey_sign_in: 'requested before anybody is known',
  password_key: 'fetched before anybody is known',
  rate_use: 'addresses and users are counted together',
  server_secret: "the servers' own",
};

/** Their institution may be null, which no primary key allows. */
const WITHOUT_INSTITUTION: Readonly<Record<string, string>> = {
  login_log: 'null: a name that belongs to nobody',
  trail_entry: 'null: what belongs to no institution; chain, in all of its unique keys, is the institution or 0',
  scrolling_notice: 'null: of all institutions',
  system_setting: 'null: of the whole system',
};

/** Unique over all institutions, because they are looked for before the institution is known. */
const OVER_ALL: Readonly<Record<string, string>> = {
  app_user_username: 'a name says which institution somebody belongs to',
  app_user_email: 'the same',
  session_sid: 'a cookie says which session it is',
  api_key_hash: 'an API key says which institution calls',
  session_former_sid: 'the same',
  session_former_token: 'the same',
  sso_attempt_state: "the provider's answer has its state alone",
  provider_check_token: "the provider's page has its token alone",
  trail_entry_chain: 'by its chain',
  trail_entry_page: 'by its chain',
  system_setting_key: 'by coalesce(institution_id, 0)',
  login_log_pkey: 'above',
  trail_entry_pkey: 'above',
  scrolling_notice_pkey: 'above',
  system_setting_pkey: 'above',
};

/** Their rows name nobody that must be there. */
const WITHOUT_REFERENCE: Readonly<Record<string, string>> = {
  case_load: 'written by the database alone, from cases whose institution is there',
  intent: 'kept for some days by the number of whoever asked',
};

let made: TestDatabase;
beforeAll(async () => {
  made = await freshDatabase();
});
afterAll(() => made.drop());

const names = async (query: SQL): Promise<string[]> =>
  (await made.database.execute<{ name: string }>(query)).rows.map(({ name }) => name);

const COLUMN = sql`(select attnum from pg_attribute where attrelid = c.oid and attname = 'institution_id')`;
const TABLES = sql`pg_class c where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace`;

test('SC-01 every table belongs to an institution, but for those that are named', async () => {
  const found = await names(sql`select c.relname as name from ${TABLES} and ${COLUMN} is null`);
  expect(found.toSorted()).toEqual(Object.keys(OF_THE_HOUSE).toSorted());
});

test('SC-01 the institution comes first in every primary key', async () => {
  const found = await names(sql`
    select c.relname as name from ${TABLES} and ${COLUMN} is not null and not exists (
      select from pg_constraint k where k.conrelid = c.oid and k.contype = 'p' and k.conkey[1] = ${COLUMN}
    )`);
  expect(found.toSorted()).toEqual(Object.keys(WITHOUT_INSTITUTION).toSorted());
});

test('SC-01 the institution is part of every unique key', async () => {
  const found = await names(sql`
    select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace and i.indisunique and ${COLUMN} is not null
      and not ${COLUMN} = any (i.indkey::int2[])`);
  expect(found.toSorted()).toEqual(Object.keys(OVER_ALL).toSorted());
});

test('RO-01 SC-01 no row names a row of another institution: every reference holds for both columns', async () => {
  const found = await names(sql`
    select k.conname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and c.relnamespace = 'public'::regnamespace and k.confrelid <> 'institution'::regclass
      and not exists (
        select from unnest(k.conkey, k.confkey) as pair (here, there)
        where pair.here = ${COLUMN}
          and pair.there = (select attnum from pg_attribute where attrelid = k.confrelid and attname = 'institution_id')
      )`);
  expect(found).toEqual([]);
});

test('SC-01 every row has an existing institution: by a reference, or through a mandatory parent row', async () => {
  const found = await names(sql`
    select c.relname as name from ${TABLES} and ${COLUMN} is not null and 1 <> (
      select count(distinct k.confrelid = 'institution'::regclass) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'f' and not exists (
        select from pg_attribute a where a.attrelid = c.oid and a.attnum = any (k.conkey) and not a.attnotnull
          and k.confrelid <> 'institution'::regclass
      )
    )`);
  expect(found).toEqual(Object.keys(WITHOUT_REFERENCE));
});
