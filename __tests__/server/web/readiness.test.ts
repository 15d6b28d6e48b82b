import { createApp } from '../../../server/app';
import { connect } from '../../../server/database/connect';
import { readSettings } from '../../../server/settings/settings';
import { asOwner, bareDatabase, freshDatabase } from '../../support/server/database';

const REASON = 'cannot read a table in the scope of a caller';

/** A role that serves the tables of a fresh database, and loses and gets back the right to act for callers. */
const makeServingRole = async () => {
  const made = await freshDatabase();
  const name = `readiness_${process.pid}`;
  const url = new URL(made.url);
  Object.assign(url, { username: name, password: 'readiness' });
  await asOwner(made, `create role ${name} login password 'readiness'; select saldo_let_serve('${name}')`);
  return {
    url: url.href,
    grant: () => asOwner(made, `grant saldo_caller to ${name}`),
    revoke: () => asOwner(made, `revoke saldo_caller from ${name}`),
    drop: async () => {
      await made.drop();
      const elsewhere = await bareDatabase();
      await asOwner(elsewhere, `drop role ${name}`);
      await elsewhere.drop();
    },
  };
};

test('GE-06 a server is ready once it has read as a caller; the log says once why it is not', async () => {
  const role = await makeServingRole();
  const lines: string[] = [];
  const spy = jest.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  const database = connect({ url: role.url, onError: () => {}, limits: { size: 4 } });
  const settings = readSettings({ PORT: '0', LOG_LEVEL: 'error' });
  const app = await createApp({ settings, database, webRoot: '/nowhere' });
  const ready = async (): Promise<number> => (await app.inject('/readyz')).statusCode;
  try {
    await role.revoke();
    expect([await ready(), await ready()]).toEqual([503, 503]);
    const told = lines.filter((line) => line.includes(REASON));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('permission denied to set role');
    await role.grant();
    expect(await ready()).toBe(200);
    await role.revoke();
    expect(await ready()).toBe(200);
  } finally {
    spy.mockRestore();
    await app.close();
    await database.$client.end();
    await role.drop();
  }
});
