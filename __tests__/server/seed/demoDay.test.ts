import { createApp } from '../../../server/app';
import { createDemoDay } from '../../../server/seed/demoDay/createDemoDay';
import { seedDatabase } from '../../../server/seed/seedDatabase';
import { readSettings } from '../../../server/settings/settings';
import { findChainFault } from '../../../server/security/trail/checkChain';
import { TRAIL_GENESIS } from '../../../server/security/trail/hashTrailRow';
import { readChain } from '../../../server/security/trail/trailStore';
import { inTenantTransaction } from '../../../server/database/callTransaction';
import { freshDatabase } from '../../support/server/database';

/** Enough for seven suitable cases of the demo agent. */
const CASES = 600;

const FIRST = "institution_id = (select institution_id from app_user where username = 'agent')";
const OTHER = "institution_id = (select institution_id from app_user where username = 'other.admin')";

test.each([
  ['a Tuesday afternoon', '2026-03-10T21:30:00Z'],
  ['a Sunday night', '2026-03-15T08:10:00Z'],
  ['a minute after midnight on Christmas', '2026-12-25T06:01:00Z'],
])(
  'FE-04 TR-02 the demo day has everything that the card promises when the server first starts on %s',
  async (_, time) => {
    const { database, url, drop } = await freshDatabase();
    try {
      const now = new Date(time);
      const given = readSettings({ PORT: '0', DATABASE_URL: url, LOG_LEVEL: 'silent' });
      await seedDatabase(database, { cases: CASES, now, production: false });
      await createDemoDay(database, { given, now, createApp });
      const count = async (from: string): Promise<number> => {
        const { rows } = await database.$client.query<{ count: string }>(`select count(*) from ${from}`);
        return Number(rows[0]?.count);
      };
      expect(await count(`approval where ${FIRST} and state = 'waiting'`)).toBeGreaterThanOrEqual(2);
      expect(await count(`law_replay where ${FIRST}`)).toBe(1);
      expect(await count(`system_setting where ${FIRST} and key = 'demoPlaces'`)).toBe(1);
      expect(await count(`system_setting where ${OTHER} and key in ('demoPlaces', 'lawMode')`)).toBe(0);
      expect(await count(`approval where ${OTHER}`)).toBe(0);
      // The auditor's verification reads the same chain (TR-02).
      const { rows } = await database.$client.query<{ chain: string }>(
        `select chain from trail_entry where ${FIRST} limit 1`,
      );
      const entries = await inTenantTransaction(database, 'open', (tx) =>
        readChain(tx, { chain: Number(rows[0]?.chain), from: 1, most: 100_000 }),
      );
      expect(findChainFault(entries, { seq: 1, prevHash: TRAIL_GENESIS })).toBeUndefined();
      const { rows: after } = await database.$client.query<object>(
        `select later.event from trail_entry as later join trail_entry as ended using (login_log_id)
        where ended.event = 'logout' and later.source = 'server' and later.seq > ended.seq and later.${FIRST}`,
      );
      expect(after).toEqual([]);
    } finally {
      await drop();
    }
  },
  120_000,
);
