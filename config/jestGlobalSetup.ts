import { buildBundle } from './serverTests/buildBundle';
import { loadBundle } from './serverTests/loadBundle';

/** The server once for all tests of the run, and one PostgreSQL, started only when a test of its project runs. */
export default async (): Promise<void> => {
  await buildBundle();
  // The setup also imports server modules from the bundle.
  Object.assign(globalThis, { bundledModule: loadBundle() });
  const { startTestPostgres } = await import('../__tests__/support/server/databaseSetup');
  await startTestPostgres();
};
