import { networkInterfaces } from 'node:os';
import { inspect } from 'node:util';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app';
import { openDatabase, openReplica } from './database/openDatabase';
import { prepareData } from './prepareData';
import { errorWithoutData } from './settings/logOptions';
import { OperatorError, operatorMessage } from './kernel/operatorError';
import { createProviderApp } from './provider/providerApp';
import { providerOrigin } from './settings/providerOrigin';
import { takeOwnerUrl } from './settings/databaseSettings';
import { readSettings, type Settings } from './settings/settings';
import { startBanner, type Started } from './startBanner';
import { stopAll, type Disposables } from './kernel/stopAll';

/** A slow call may still end; after this the process ends anyway. */
const CLOSE_WITHIN_MS = 20_000;

/** What keeps the server from starting would keep it from starting again: a supervisor need not try (EX_CONFIG of sysexits). */
const CANNOT_START = 78;

const say = (line: string): void => console.log(`  ${line}`);

// An error's own words may quote a statement with its values: somebody's data, a password's hash.
const faultWords = (fault: unknown): string =>
  operatorMessage(fault) ?? inspect(errorWithoutData(fault), { depth: 5, breakLength: 120 });

const getPort = (address: string): number => Number(new URL(address).port);
const shownAddress = ({ publicOrigin }: Settings, port: number): string => publicOrigin ?? `http://localhost:${port}`;

interface Listening {
  readonly app: FastifyInstance;
  readonly port: number;
  readonly listenAddress: string | undefined;
}

// '::' takes IPv4 as well.
const everywhere = (): string =>
  Object.values(networkInterfaces()).some((all) => all?.some(({ family }) => family === 'IPv6')) ? '::' : '0.0.0.0';

const listen = async ({ app, port, listenAddress }: Listening, stops: Disposables): Promise<number> => {
  stops.push(() => app.close());
  return getPort(await app.listen({ port, host: listenAddress ?? everywhere() }));
};

/** Everything is stopped in order, and the supervisor restarts the server: nobody knows what a fault left behind. */
const endInOrder = (stops: Disposables): ((fault: Error) => void) => {
  let known: Error | undefined;
  // From the first moment on, so that Ctrl+C during the seeding ends the embedded database in order too.
  const { close } = closeWithGrace({ delay: CLOSE_WITHIN_MS, logger: false }, async ({ err }) => {
    const fault = known ?? err;
    if (fault !== undefined) console.error('Ending because of a fault:', faultWords(fault));
    await stopAll(stops);
    if (fault !== undefined) process.exit(1);
  });
  return (fault) => {
    known = fault;
    close();
  };
};

/** Everything that a running server consists of, in the order in which it must be there. */
const startUp = async (stops: Disposables, end: (fault: Error) => void): Promise<Started> => {
  const asked = readSettings(process.env);
  const ownerUrl = takeOwnerUrl(process.env);
  const { database, lost, ownsTables } = await openDatabase({ settings: asked, ownerUrl, stops, say });
  void lost.then(() =>
    end(new OperatorError(`The embedded PostgreSQL ended by itself; see ${asked.dataDir}/postgres.log.`)),
  );
  const replica = openReplica(asked, { database, stops, say });
  const empty = await prepareData(asked, database);
  let port = asked.port;
  const provider = await createProviderApp({ settings: asked, database, appPort: () => port });
  const { listenAddress } = asked;
  const providerPort = await listen({ app: provider, port: asked.providerPort, listenAddress }, stops);
  const settings = { ...asked, providerPort };
  port = await listen(
    { app: await createApp({ settings, database, ...(replica && { replica }) }), port, listenAddress },
    stops,
  );
  return {
    settings,
    address: shownAddress(settings, port),
    providerAddress: providerOrigin(settings, 'localhost'),
    empty,
    ownsTables,
  };
};

const main = async (): Promise<void> => {
  const stops: Disposables = [];
  const end = endInOrder(stops);
  try {
    console.log(startBanner(await startUp(stops, end)));
  } catch (error) {
    console.error(faultWords(error));
    await stopAll(stops);
    process.exit(CANNOT_START);
  }
};

await main();
