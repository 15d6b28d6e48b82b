import { EventEmitter, once } from 'node:events';
import Fastify from 'fastify';
import { refuseWhileClosing } from '../../../server/pipeline/refuseWhileClosing';

test('GE-06 the connection of a call that runs while the server closes ends with its response', async () => {
  const app = Fastify({ keepAliveTimeout: 75_000, forceCloseConnections: 'idle' });
  refuseWhileClosing(app);
  const calls = new EventEmitter();
  app.get('/slow', async () => {
    const [text] = (await once(calls, 'finish')) as [string];
    return text;
  });
  app.addHook('preClose', async () => void calls.emit('finish', 'done'));
  const started = once(app.server, 'request');
  const response = fetch(`${await app.listen({ port: 0, host: '127.0.0.1' })}/slow`);
  await started;
  const closed = app.close();
  expect((await response).headers.get('connection')).toBe('close');
  await closed;
});
