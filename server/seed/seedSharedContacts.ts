import { sql } from 'drizzle-orm';
import type { SeedConnection } from './seedConnection';

/** Gives every twelfth borrower a contact of the previous borrower of the same agent, so that contacts are shared (link by phone). */
export const seedSharedContacts = async (tx: SeedConnection, institutionId: number): Promise<void> => {
  await tx.execute(sql`
    with held as (
      select borrower_id, lag(borrower_id) over mine as before, row_number() over mine as place
      from task where institution_id = ${institutionId} and agent_id is not null
      window mine as (partition by agent_id order by id)
    )
    insert into contact (institution_id, borrower_id, relation, name, phone)
    select ${institutionId}::bigint, h.borrower_id, 'R06', c.name, c.phone
    from held h join lateral (
      select * from contact where borrower_id = h.before and relation <> 'R01' order by id limit 1
    ) as c on true
    where h.place % 12 = 3 and h.before <> h.borrower_id
    order by h.borrower_id, c.id`);
};
