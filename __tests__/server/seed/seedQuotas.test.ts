import { and, eq, lte, sql } from 'drizzle-orm';
import { livenessAttempt } from '../../../server/database/tables/signInTables';
import { checkQuota, quotaIncrease } from '../../../server/database/tables/systemTables';
import { seedDatabase } from '../../../server/seed/seedDatabase';
import { startApp } from '../../support/server/server';

const CHECK_OF_KIND = { face: 'camera', liveness: 'provider' } as const;

test('SY-01 of the synthetic quotas used and left add up to what was granted, after each increase as well', async () => {
  const server = await startApp();
  try {
    const { database } = server;
    await seedDatabase(database, { cases: 60, now: new Date(), production: false });
    const quotas = await database.select().from(checkQuota);
    expect(quotas.length).toBeGreaterThan(0);
    for (const { institutionId, kind, remaining } of quotas) {
      const usedUntil = async (until: Date): Promise<number> => {
        const isTaken = and(
          eq(livenessAttempt.institutionId, institutionId),
          eq(livenessAttempt.kind, CHECK_OF_KIND[kind]),
          lte(livenessAttempt.createdAt, until),
        );
        const [counted] = await database
          .select({ used: sql<string>`count(*)` })
          .from(livenessAttempt)
          .where(isTaken);
        return Number(counted?.used);
      };
      // oxlint-disable-next-line no-await-in-loop -- one quota after the other
      const increases = await database
        .select()
        .from(quotaIncrease)
        .where(and(eq(quotaIncrease.institutionId, institutionId), eq(quotaIncrease.kind, kind)))
        .orderBy(quotaIncrease.createdAt);
      let granted = 0;
      for (const increase of increases) {
        granted += increase.count;
        // oxlint-disable-next-line no-await-in-loop -- in the order of time
        expect(increase.remaining).toBe(granted - (await usedUntil(increase.createdAt)));
      }
      // oxlint-disable-next-line no-await-in-loop -- one quota after the other
      expect(remaining).toBe(granted - (await usedUntil(new Date())));
    }
  } finally {
    await server.close();
  }
});
