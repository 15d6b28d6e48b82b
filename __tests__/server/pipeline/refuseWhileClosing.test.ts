import { EventEmitter, once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import Fastify from 'fastify';
import { refuseWhileClosing } from '../../../server/pipeline/refuseWhileClosing';

test('GE-06 a server closes although the client of its last call keeps the connection open', async () => {
  const app = Fastify({ keepAliveTimeout: 75_000, forceCloseConnections: 'idle' });
  refuseWhileClosing(app);
  const calls = new EventEmitter();
  app.get('/slow', async () => {
    const [text] = (await once(calls, 'finish')) as [string];
    return text;
  });
  const started = once(app.server, 'request');
  const response = fetch(`${await app.listen({ port: 0, host: '127.0.0.1' })}/slow`);
  await started;
  const closed = app.close();
  while (app.server.listening) await setImmediate();
  calls.emit('finish', 'done');
  expect(await (await response).text()).toBe('done');
  await closed;
});
