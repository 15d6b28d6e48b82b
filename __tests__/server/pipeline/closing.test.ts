import { once } from 'node:events';
import { connect } from 'node:net';
import { makeInstitution, makeUser, signInAs } from '../../support/server/people';
import { startApp } from '../../support/server/server';

/** Resolves once the text that a socket has received matches. */
const received = async (socket: ReturnType<typeof connect>, pattern: RegExp): Promise<string> => {
  let text = '';
  for await (const part of socket) {
    text += String(part);
    if (pattern.test(text)) break;
  }
  return text;
};

test('GE-06 a server that closes finishes what runs and answers the next call on the connection with code 91', async () => {
  const server = await startApp();
  const port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
  const institutionId = await makeInstitution(server.database);
  const agent = await signInAs(server.database, await makeUser(server.database, { institutionId }));
  const headers = Object.entries({ ...agent.headers, host: 'saldo' }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET /prod/task/listing HTTP/1.1\r\n${headers.join('')}\r\n`;
  const locker = await server.database.$client.connect();
  await locker.query('begin; lock table task in access exclusive mode');
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request);
  const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await server.database.$client.query(waits)).rowCount === 0);
  const closed = server.app.close();
  socket.write(request);
  await locker.query('rollback');
  locker.release();
  const text = await received(socket, /"code":"91"/u);
  const [first = '', second = ''] = text.split(/(?=HTTP\/1\.1 )/u);
  expect(first).toContain('"code":"00"');
  expect(second).toMatch(/retry-after: 2/iu);
  expect(second).toMatch(/connection: close/iu);
  await closed;
  await server.close();
});
