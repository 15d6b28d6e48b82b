import { withClient } from '../../../server/database/connect';
import { openSeeded } from '../../support/server/seeded';
import { getReads, listTenantTables } from '../../support/server/spreadStatements';
import { noteStatements } from '../../support/server/statements';

test('CE-01 SC-01 the statements of the synthetic data join rows of one institution', async () => {
  const statements = noteStatements();
  const { test: seeded } = await openSeeded(60);
  statements.stop();
  const loose = await withClient(seeded.url, async (client) => {
    await client.query('begin');
    for (const query of statements.temporary) await Reflect.apply(Reflect.get(client, 'query'), client, query);
    const tables = await listTenantTables(client);
    const found = [];
    for (const { text } of statements.noted()) {
      const reads = await getReads(client, text, tables);
      if (reads.loose.length > 0) found.push({ text: text.slice(0, 300), ...reads });
    }
    return found;
  });
  await seeded.drop();
  expect(statements.noted().length).toBeGreaterThan(50);
  expect(loose).toEqual([]);
}, 60_000);
