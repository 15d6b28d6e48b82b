import { wrongSums } from '../lender/lenderRig';
import { wrongLedgers } from '../money/ledger';
import type { ChannelTheatre } from './channelTheatre';

/** Comparison of the books with the channel's payments. */
export interface ChannelVerdict {
  /** Payments of the channel: deductions and paid codes. */
  readonly taken: { readonly deductions: number; readonly codes: number };
  /** Cases that were extended by a paid code. */
  readonly extended: number;
  /** Money that was booked more than once. */
  readonly doubles: number;
  /** Money that the channel took and that is not in the books, or with another amount. */
  readonly lost: number;
  /** Money in the books that the channel did not take. */
  readonly ghosts: number;
  /** Loans and currencies whose books do not agree. */
  readonly wrongLedgers: number;
}

interface Booked {
  readonly reference: string;
  readonly times: number;
  readonly amount: string;
}

/** Lines of payments and what waits, by what the channel knows it by; amounts in minor units. */
const BOOKED = `
  select e.reference, count(distinct e.id)::integer + greatest(0, lines.times - 1) as times, e.amount::text as amount
  from lender_event e
  cross join lateral (select count(*)::integer as times from pay_log p where p.institution_id = e.institution_id and p.lender_event_id = e.id
    and p.status = '2') as lines
  where e.institution_id = $1 and e.kind = 'payment' and (lines.times > 0 or e.state = 'clarify')
  group by e.reference, e.amount, lines.times`;

/** Compares the books with the payments that the channel has recorded. */
export async function judgeChannel({ server, house, institutionId }: ChannelTheatre): Promise<ChannelVerdict> {
  const { rows } = await server.database.$client.query<Booked>(BOOKED, [institutionId]);
  const booked = new Map(rows.map((row) => [row.reference, row]));
  const truth = house.money();
  const isRight = ([key, amount]: readonly [string, string]): boolean =>
    Number(booked.get(key)?.amount) === Math.round(Number(amount) * 100);
  const { rows: extended } = await server.database.$client.query<{ cases: number }>(
    'select count(*)::integer as cases from repayment_code where institution_id = $1 and extended_until is not null',
    [institutionId],
  );
  const wrong = [...(await wrongLedgers(server.database)), ...(await wrongSums(server.database, institutionId))];
  return {
    taken: { deductions: house.taken.size, codes: truth.size - house.taken.size },
    extended: extended[0]?.cases ?? 0,
    doubles: rows.reduce((sum, { times }) => sum + times - 1, 0),
    lost: [...truth].filter((each) => !isRight(each)).length,
    ghosts: rows.filter(({ reference }) => !truth.has(reference)).length,
    wrongLedgers: wrong.length,
  };
}
