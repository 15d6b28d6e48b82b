import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { LARGE_BODY_BYTES } from '@/contract/ourLimits';
import { readJsonBodies } from '../../../server/pipeline/callBody';
import { readTable } from '../../../server/values/tableFile/readTable';

/** Counts the turns of the event loop until it is stopped. */
function countTurns() {
  const seen = { turns: 0, isOver: false };
  const turn = (): void => {
    seen.turns += 1;
    if (!seen.isOver) setImmediate(turn);
  };
  setImmediate(turn);
  return seen;
}

test('RS-05 other requests are served before and after a large body is parsed', async () => {
  const app = Fastify({ bodyLimit: 2 * LARGE_BODY_BYTES });
  const seen = countTurns();
  const at = { arrived: 0, parsed: 0 };
  readJsonBodies(app);
  app.addHook('preParsing', async (_request, _reply, payload) =>
    payload.once('end', () => {
      at.arrived = seen.turns;
    }),
  );
  app.post('/', () => {
    at.parsed = seen.turns;
    return {};
  });
  const payload = { content: 'x'.repeat(LARGE_BODY_BYTES) };
  const { statusCode } = await app.inject({ method: 'POST', url: '/', payload });
  seen.isOver = true;
  expect(statusCode).toBe(200);
  expect(at.parsed - at.arrived).toBeGreaterThanOrEqual(2);
});

test('RS-05 other requests are served after each few kilobytes of a file', async () => {
  const ROWS = 50_000;
  const table = { columns: [{ name: 'name' }, { name: 'remark' }], page: 'docs' };
  const seen = countTurns();
  let most = 0;
  let rows = 0;
  let turn = -1;
  let last = 0;
  for await (const { row } of readTable(Readable.from([Buffer.from(`name,remark\n${'x,\n'.repeat(ROWS)}`)]), table)) {
    rows = turn === seen.turns ? rows + 1 : 1;
    turn = seen.turns;
    most = Math.max(most, rows);
    last = row;
  }
  seen.isOver = true;
  expect(last).toBe(ROWS + 1);
  expect(most).toBeLessThan(ROWS / 5);
});
