import { networkInterfaces } from 'node:os';
import { inspect } from 'node:util';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app';
import { openDatabase, openReplica } from './database/openDatabase';
import { prepareData } from './prepareData';
import { removeErrorData } from './settings/logOptions';
import { OperatorError, getOperatorMessage } from './kernel/operatorError';
import { createProviderApp } from './provider/providerApp';
import { getProviderOrigin } from './settings/getProviderOrigin';
import { takeOwnerUrl } from './settings/databaseSettings';
import { readSettings, type Settings } from './settings/settings';
import { startBanner, type ServerAddresses } from './startBanner';
import { stopAll, type Disposables } from './kernel/stopAll';

/** Time for running calls at shutdown; afterwards the process ends anyway. */
const CLOSE_WITHIN_MS = 20_000;

/** Exit code for configuration errors that a restart cannot fix, so that a supervisor does not retry (EX_CONFIG of sysexits). */
const CANNOT_START = 78;

const say = (line: string): void => console.log(`  ${line}`);

// An error's message may quote a statement with its values, such as personal data or a password hash.
const faultWords = (fault: unknown): string =>
  getOperatorMessage(fault) ?? inspect(removeErrorData(fault), { depth: 5, breakLength: 120 });

const getPort = (address: string): number => Number(new URL(address).port);
const shownAddress = ({ publicOrigin }: Settings, port: number): string => publicOrigin ?? `http://localhost:${port}`;

interface Listening {
  readonly app: FastifyInstance;
  readonly port: number;
  readonly listenAddress: string | undefined;
}

// '::' accepts IPv4 as well.
const everywhere = (): string =>
  Object.values(networkInterfaces()).some((all) => all?.some(({ family }) => family === 'IPv6')) ? '::' : '0.0.0.0';

const listen = async ({ app, port, listenAddress }: Listening, stops: Disposables): Promise<number> => {
  stops.push(() => app.close());
  return getPort(await app.listen({ port, host: listenAddress ?? everywhere() }));
};

/** Stops everything in order, and the supervisor restarts the server, because the state after a fault is unknown. */
const endInOrder = (stops: Disposables): ((fault: Error) => void) => {
  let known: Error | undefined;
  // Installed first, so that Ctrl+C during the seeding also ends the embedded database cleanly.
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

/** Starts all parts of the server in the order of their dependencies. */
const startUp = async (stops: Disposables, end: (fault: Error) => void): Promise<ServerAddresses> => {
  const initialSettings = readSettings(process.env);
  const ownerUrl = takeOwnerUrl(process.env);
  const { database, lost, ownsTables } = await openDatabase({ settings: initialSettings, ownerUrl, stops, say });
  void lost.then(() =>
    end(new OperatorError(`The embedded PostgreSQL ended by itself; see ${initialSettings.dataDir}/postgres.log.`)),
  );
  const replica = openReplica(initialSettings, { database, stops, say });
  const empty = await prepareData(initialSettings, database);
  let port = initialSettings.port;
  const provider = await createProviderApp({ settings: initialSettings, database, appPort: () => port });
  const { listenAddress } = initialSettings;
  const providerPort = await listen({ app: provider, port: initialSettings.providerPort, listenAddress }, stops);
  const settings = { ...initialSettings, providerPort };
  port = await listen(
    { app: await createApp({ settings, database, ...(replica && { replica }) }), port, listenAddress },
    stops,
  );
  return {
    settings,
    address: shownAddress(settings, port),
    providerAddress: getProviderOrigin(settings, 'localhost'),
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
