import { findFreePort } from '../../../server/database/embedded/findFreePort';

test('GE-05 the embedded PostgreSQL never takes a port that the server opens later', async () => {
  // Linux gives odd ports to those who ask for any.
  const half = Array.from({ length: 16_384 }, (_, index) => index * 4 + 1);
  const ports = await Promise.all(Array.from({ length: 20 }, () => findFreePort(half)));
  expect(ports.filter((port) => port % 4 === 1)).toEqual([]);
});
