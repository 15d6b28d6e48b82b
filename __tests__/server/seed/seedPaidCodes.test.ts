import { seedDatabase } from '../../../server/seed/seedDatabase';
import { wrongLedgers } from '../../support/money/ledger';
import { startApp } from '../../support/server/server';

test('MI-06 some codes in the synthetic history are paid, through the API of the channel, once a server runs', async () => {
  const server = await startApp({ environment: { SIMULATED_CODES: 'paid' } });
  try {
    await seedDatabase(server.database, { cases: 1500, now: new Date(), production: false });
    for (let paid = 0; paid === 0;) {
      // oxlint-disable-next-line no-await-in-loop -- until the channel reports it
      const { rows } = await server.database.$client.query<{ paid: number }>(
        `select count(*)::integer as paid from lender_event e join repayment_code c on c.institution_id = e.institution_id
          and c.lender_event_id = e.id where e.state = 'booked' and c.requested_at < now() - interval '10 minutes'`,
      );
      paid = rows[0]?.paid ?? 0;
    }
    expect(await wrongLedgers(server.database)).toEqual([]);
  } finally {
    await server.close();
  }
}, 60_000);
