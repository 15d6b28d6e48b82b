import { sql } from 'drizzle-orm';
import { createPictureTemplates } from './createPictureTemplates';
import { getMaterialTexts } from './getMaterialTexts';
import type { Random } from '../random';
import type { SeedConnection } from '../seedConnection';
import type { Country } from '../countries/country';

/** Institution whose borrowers get additional data. */
export interface MaterialPlan {
  readonly institutionId: number;
  readonly country: Country;
  readonly random: Random;
  readonly now: Date;
  /** Agent whose first case gets all kinds of data; undefined: none. */
  readonly shownAgentId: number | undefined;
}

/** Number of people in the address books; no borrower has one of them twice. */
const PEOPLE = 3989;

// Derives randomness from the row's key: reproducible, and without a call of JavaScript for each of some hundred thousand rows.
const dice = (text: string) => sql.raw(`('x' || substr(md5(${text}), 1, 7))::bit(28)::integer`);

/** Maximum number of borrowers with additional data, because a million cases do not need fifteen million address book entries. */
const BORROWERS = 30_000;

/** Query for the borrower of the first case in an agent's list. */
export const selectFirstBorrower = (agentId: number) => sql`(
  select borrower_id from task where agent_id = ${agentId}::bigint and status in ('C00', 'C01', 'C10', 'C20')
  order by next_action_at, id limit 1)`;

async function chooseBorrowers(tx: SeedConnection, { institutionId, shownAgentId }: MaterialPlan): Promise<void> {
  await tx.execute(sql`drop table if exists pg_temp.seed_borrower`);
  await tx.execute(sql`
    create temporary table seed_borrower on commit drop as
    select *, id = ${selectFirstBorrower(shownAgentId ?? 0)} as is_shown from borrower
    where institution_id = ${institutionId} order by id limit ${BORROWERS}`);
  await tx.execute(sql`analyze seed_borrower`);
}

async function writePeople(tx: SeedConnection, { country, random }: MaterialPlan): Promise<void> {
  const people = Array.from({ length: PEOPLE }, () => [country.personName(random), country.mobilePhone(random)]);
  await tx.execute(sql`drop table if exists pg_temp.seed_people`);
  await tx.execute(sql`
    create temporary table seed_people on commit drop as
    select (x.place - 1)::integer as place, x.person->>0 as name, x.person->>1 as phone
    from jsonb_array_elements(${JSON.stringify(people)}::jsonb) with ordinality as x (person, place)`);
  await tx.execute(sql`analyze seed_people`);
}

/** Inserts about fourteen entries per borrower, including most of the contacts. */
const ADDRESS_BOOKS = ({ institutionId }: MaterialPlan) => sql`
  insert into address_book_entry (institution_id, borrower_id, name, phone)
  select ${institutionId}::bigint, borrower_id, name, phone
  from (
    select b.id as borrower_id, p.name, p.phone, n::bigint as place
    from (select id, ${dice('borrower_no')} as dice from seed_borrower) as b
    cross join lateral generate_series(1, 4 + b.dice % 19) as n
    join seed_people p on p.place = (b.dice + n * 7) % ${PEOPLE}::integer
    union all
    select borrower_id, name, phone, id + 100 from contact
    where institution_id = ${institutionId} and borrower_id in (select id from seed_borrower) and relation <> 'R01' and id % 4 <> 0
  ) as known
  order by borrower_id, place`;

const CALL_LISTS = ({ institutionId, country, now }: MaterialPlan) => sql`
  insert into user_call (institution_id, borrower_id, name, phone, type, at, duration)
  select ${institutionId}::bigint, borrower_id, case when dice % 8 <> 0 then name end, phone, type,
    (date_trunc('day', ${now.toISOString()}::timestamptz at time zone ${country.institution.timeZone}) - make_interval(days => 1 + dice % 60)
      + make_interval(hours => 7, secs => dice % 53000)) at time zone ${country.institution.timeZone},
    case when type in ('1', '2', '7') then 4 + dice % 40 * (dice % 23) when type = '4' then 8 + dice % 40 else 0 end
  from (
    select *, (array['1','1','1','1','1','1','2','2','2','2','2','2','2','3','3','3','4','5','6','7'])[1 + dice / 100 % 20] as type
    from (
      select e.id, e.borrower_id, e.name, e.phone, n, ${dice("e.id || '/' || n || e.phone")} as dice
      from (select *, ${dice('phone || borrower_id')} % 100 as often from address_book_entry where institution_id = ${institutionId}) as e
      cross join lateral generate_series(1, case when often < 4 then 3 when often < 12 then 2 when often < 36 then 1 else 0 end) as n
    ) as drawn
  ) as called
  order by id, n`;

/** Inserts an account for a third of the borrowers. */
const SHOPPING_ACCOUNTS = ({ institutionId, country, now }: MaterialPlan) => sql`
  insert into shopping_account (borrower_id, institution_id, platform, account_name, registered_at)
  select id, ${institutionId}::bigint, (${sql.param(getMaterialTexts(country.institution.code).platforms)}::text[])[1 + dice % 4],
    'user_' || substr(md5(borrower_no), 1, 8), ${now.toISOString()}::timestamptz - make_interval(days => 200 + dice % 2500, secs => dice % 80000)
  from (select *, ${dice("borrower_no || ' shop'")} as dice from seed_borrower) as b
  where dice % 3 = 0 or is_shown order by id`;

const SHOPPING_ORDERS = ({ institutionId, country, now }: MaterialPlan) => sql`
  insert into shopping_order (institution_id, borrower_id, title, amount, receiver, address, at)
  select ${institutionId}::bigint, borrower_id, (${sql.param(getMaterialTexts(country.institution.code).goods)}::text[])[1 + dice % 12],
    (40 + dice % 1900) * ${10 ** country.institution.currencyDigits}::bigint + dice % 90, name, case when dice % 5 = 0 then company_address else home_address end,
    ${now.toISOString()}::timestamptz - make_interval(days => 2 + dice % 190, secs => dice % 80000)
  from (
    select a.borrower_id, b.name, b.home_address, b.company_address, n, ${dice("b.borrower_no || ' order ' || n")} as dice
    from shopping_account a join borrower b on b.institution_id = a.institution_id and b.id = a.borrower_id
    cross join generate_series(1, 9) as n
    where a.institution_id = ${institutionId} and n <= 2 + ${dice('b.borrower_no')} % 8
  ) as drawn
  order by borrower_id, n`;

/** Inserts pictures of identity card and face for a third of the borrowers, and of a document for most of these. */
const PICTURES = ({ institutionId, country }: MaterialPlan, drawings: string) => sql`
  with drawing as (
    select kind, "contentType", content, (row_number() over (partition by kind order by place) - 1)::integer as variant, count(*) over (partition by kind)::integer as variants
    from rows from (jsonb_to_recordset(${drawings}::jsonb) as (kind text, "contentType" text, content text)) with ordinality as x (kind, "contentType", content, place)
  ), lent as (
    select borrower_id, min(loan_time) as at from loan where institution_id = ${institutionId} group by borrower_id
  ), chosen as (
    select b.*, lent.at from (select *, ${dice("borrower_no || ' pictures'")} as dice from seed_borrower) as b
    join lent on lent.borrower_id = b.id where b.dice % 3 = 0 or b.is_shown
  )
  insert into picture (institution_id, borrower_id, kind, name, content_type, content, taken_at)
  select ${institutionId}::bigint, c.id, d.kind, ${JSON.stringify(getMaterialTexts(country.institution.code).pictures)}::jsonb->>d.kind, d."contentType",
    case when d."contentType" = 'image/png' then decode(d.content, 'base64')
      else convert_to(replace(replace(convert_from(decode(d.content, 'base64'), 'UTF8'), '{name}', c.name), '{number}', coalesce(c.identity_number, '')), 'UTF8') end,
    c.at - interval '20 minutes'
  from chosen c join drawing d on d.variant = c.dice / 7 % d.variants
  where d.kind <> 'document' or c.dice % 5 <> 0 or c.is_shown
  order by c.id, array_position(array['idFront', 'idBack', 'face', 'document'], d.kind)`;

const COMMENTS = ({ institutionId, country, now }: MaterialPlan) => sql`
  insert into picture_comment (institution_id, picture_id, creator_id, creator_name, comment, created_at)
  select ${institutionId}::bigint, p.id, a.id, a.name, (${sql.param(getMaterialTexts(country.institution.code).comments)}::text[])[1 + p.id % 4],
    ${now.toISOString()}::timestamptz - make_interval(hours => 30 + (p.id % 90)::integer)
  from picture p
  join (select borrower_id, min(agent_id) as agent_id from task where institution_id = ${institutionId} group by borrower_id) as t on t.borrower_id = p.borrower_id
  join app_user a on a.institution_id = p.institution_id and a.id = t.agent_id
  where p.institution_id = ${institutionId} and p.id % 9 = 0 order by p.id`;

/**
 * Inserts data about an institution's borrowers besides their loans: address books, call lists, shopping accounts, pictures (CD-04,
 * CD-09).
 */
export async function seedMaterial(tx: SeedConnection, plan: MaterialPlan): Promise<void> {
  await chooseBorrowers(tx, plan);
  await writePeople(tx, plan);
  await tx.execute(ADDRESS_BOOKS(plan));
  await tx.execute(CALL_LISTS(plan));
  await tx.execute(SHOPPING_ACCOUNTS(plan));
  await tx.execute(SHOPPING_ORDERS(plan));
  const drawings = createPictureTemplates().map(({ content, ...drawing }) => ({
    ...drawing,
    content: content.toString('base64'),
  }));
  await tx.execute(PICTURES(plan, JSON.stringify(drawings)));
  await tx.execute(COMMENTS(plan));
}
