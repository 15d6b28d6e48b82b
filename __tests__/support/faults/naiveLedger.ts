import { createServer } from 'node:http';
import { connect, type Database } from '../../../server/database/connect';

/** A server that deducts as one should not: looks, then acts, on two connections, without lock, key or constraint. The control of the fault run. */
export interface NaiveLedger {
  readonly port: number;
  /** Returns the number of bookings per request. */
  readonly bookings: () => Promise<{ wish: string; times: number }[]>;
  /** Loans on which due at start less all bookings is not what is due. */
  readonly wrongLedgers: () => Promise<number>;
  readonly close: () => Promise<void>;
}

const TABLES = `
create table naive_loan (id bigint primary key, due_at_start bigint not null, due bigint not null);
create table naive_pay (loan_id bigint not null, amount bigint not null, wish text not null)`;

interface Asked {
  readonly loan: number;
  readonly amount: number;
  readonly remark: string;
}

const deduct = async ({ $client }: Database, { loan, amount, remark }: Asked): Promise<string> => {
  const { rows } = await $client.query<{ due: string }>('select due from naive_loan where id = $1', [loan]);
  const due = Number(rows[0]?.due ?? 0);
  if (amount >= due) return '27';
  await $client.query('insert into naive_pay values ($1, $2, $3)', [loan, amount, remark]);
  await $client.query('update naive_loan set due = $2 where id = $1', [loan, due - amount]);
  return '00';
};

/** Creates tables with this number of loans, numbered from 1, with the same amount. */
export const startNaiveLedger = async (url: string, loans: number, due: number): Promise<NaiveLedger> => {
  const database = connect({ url, onError: () => {}, limits: { size: 10 } });
  await database.$client.query(TABLES);
  await database.$client.query('insert into naive_loan select n, $2, $2 from generate_series(1, $1::bigint) as n', [
    loans,
    due,
  ]);
  const under = new Set<Promise<void>>();
  const server = createServer((request, reply) => {
    let text = '';
    request.on('data', (part) => (text += String(part)));
    request.on('error', () => {});
    request.on('end', () => {
      const work = deduct(database, JSON.parse(text) as Asked)
        .then((code) => void reply.end(JSON.stringify({ code })))
        .finally(() => under.delete(work));
      under.add(work);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const bookings = async () => {
    const { rows } = await database.$client.query<{ wish: string; times: number }>(
      'select wish, count(*)::integer as times from naive_pay group by wish',
    );
    return rows;
  };
  const wrongLedgers = async (): Promise<number> => {
    const { rows } = await database.$client.query(
      'select id from naive_loan l where due <> due_at_start - coalesce((select sum(amount) from naive_pay p where p.loan_id = l.id), 0)',
    );
    return rows.length;
  };
  const close = async (): Promise<void> => {
    await Promise.all(under);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await database.$client.query('drop table naive_loan, naive_pay');
    await database.$client.end();
  };
  return { port: typeof address === 'object' && address ? address.port : 0, bookings, wrongLedgers, close };
};
