import { inArray, sql } from 'drizzle-orm';
import { appUser, institution } from '../database/tables/organizationTables';
import type { SeedConnection } from './seedConnection';

/** Branches of the synthetic tree: the Peruvian institution below the Mexican one, and two agencies without cases. */
const BRANCHES = [
  { code: 'MX-NTE', name: 'Agencia Norte', username: 'norte.admin', person: 'Rosa Elena Quintana', enabled: true },
  { code: 'MX-SUR', name: 'Agencia Sur', username: 'sur.admin', person: 'Jorge Luis Barrera', enabled: false },
] as const;

const PARENT = 'MX';
const CHILD = 'PE';

/** Makes a tree out of the institutions that there are (IN-01): one below another, and an agency that is disabled. */
export async function seedInstitutions(
  tx: SeedConnection,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<void> {
  const found = await tx
    .select({ id: institution.id, code: institution.code })
    .from(institution)
    .where(inArray(institution.code, [PARENT, CHILD]));
  const parentId = found.find(({ code }) => code === PARENT)?.id;
  if (parentId === undefined) return;
  await tx.execute(sql`update ${institution} set parent_id = ${parentId} where code = ${CHILD}`);
  for (const { code, name, username, person, enabled } of BRANCHES) {
    const place = { parentId, currency: 'MXN', timeZone: 'America/Mexico_City', createdAt: now };
    const [made] = await tx
      .insert(institution)
      .values({ ...place, code, name, enabled })
      .returning({ id: institution.id });
    if (!made) throw new Error('no institution was made');
    await tx.insert(appUser).values({
      institutionId: made.id,
      username,
      email: `${username}@saldo.example`,
      name: person,
      passwordHash,
      role: 'admin',
      ranked: false,
      createsPtp: false,
      createdAt: now,
      updatedAt: now,
    });
  }
}
