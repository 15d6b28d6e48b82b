// A server in miniature: starts the embedded database on a folder, says its address, and ends as the real one does.
import { startEmbeddedPostgres } from '../../../server/database/embedded/embeddedPostgres';

const postgres = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '', log: () => {} });
const alive = setInterval(() => {}, 60_000);
process.once('SIGTERM', () => {
  clearInterval(alive);
  void postgres.stop();
});
// Last, because the reader may end this process at once.
process.stdout.write(`${postgres.url}\n`);
