import { maxHeaderSize } from 'node:http';
import { resolve } from 'node:path';
import cookie from '@fastify/cookie';
import { BODY_MAX_BYTES, readJsonBodies } from './pipeline/callBody';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Database } from './database/connect';
import type { Replica } from './database/replica';
import { startHeartbeat } from './live/liveHeartbeat';
import { CLOSED_TRY_AGAIN, LiveHub } from './live/liveHub';
import { LiveListener } from './live/liveListener';
import { serveLive } from './web/serveLive';
import { logOptions } from './settings/logOptions';
import { readAddresses } from './pipeline/callRequest';
import { handleErrors, handleUnknownAddresses } from './pipeline/handleErrors';
import { refuseWhileClosing } from './pipeline/refuseWhileClosing';
import { serveCalls } from './pipeline/serveCalls';
import { serveScim } from './pipeline/serveScim';
import { SessionCache } from './security/session/sessionMemory';
import { startServices } from './startServices';
import type { Settings } from './settings/settings';
import type { AppContext } from './access/appContext';
import { startDatabaseClock } from './database/databaseClock';
import { sendTime } from './web/sendTime';
import { sendSecurityHeaders } from './web/securityHeaders';
import { anchorTrailAtStart } from './modules/trail/trailFacade';
import { serveApiPage } from './web/serveApiPage';
import { serveHealth } from './web/serveHealth';
import { servePage } from './web/servePage';

/** Dependencies of the app. */
export interface AppParts {
  readonly settings: Settings;
  readonly database: Database;
  readonly replica?: Replica;
  /** Replaces the database's clock. */
  readonly now?: () => Date;
  /** This machine's clock, in milliseconds of the epoch. */
  readonly machineClock?: () => number;
  /** Folder of the built app; defaults to `dist`. */
  readonly webRoot?: string;
}

// Less than the client's 100 s (§7). Slow senders are disconnected early; idle connections last longer than those of common proxies.
const TIMEOUTS = {
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
  requestTimeout: 60_000,
  connectionTimeout: 120_000,
  keepAliveTimeout: 75_000,
  forceCloseConnections: 'idle',
} as const;

const bareServer = (settings: Settings): FastifyInstance =>
  Fastify({
    ...TIMEOUTS,
    logger: logOptions(settings),
    // Fastify's log lines contain the full URL with its query; pipeline/callLog replaces them.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_MAX_BYTES,
    // Equals the maximum header size, so that an overlong parameter reaches the call's schema and gets its error message.
    routerOptions: { maxParamLength: maxHeaderSize },
    // HEAD would be a second, unlisted call.
    exposeHeadRoutes: false,
    // pipeline/refuseWhileClosing responds with an envelope instead.
    return503OnClosing: false,
  });

const startLive = async (app: FastifyInstance, appContext: AppContext): Promise<void> => {
  const hub = new LiveHub();
  const { database, sessions } = appContext;
  const listener = new LiveListener({ database, hub, sessions, log: app.log });
  const stopTelling = database.$client.whenAccessChanges(() => sessions.forget());
  await serveLive(app, appContext, hub);
  await listener.start();
  const stopHeart = startHeartbeat(appContext, { hub, sockets: app.websocketServer.clients, log: app.log });
  app.addHook('preClose', async () => {
    stopHeart();
    hub.closeAll(CLOSED_TRY_AGAIN);
    listener.stop();
    stopTelling();
  });
};

/** Creates the server without opening a port: all calls, the live line and the built app. Closing it leaves the database open. */
export const createApp = async ({
  settings,
  database,
  replica,
  now: givenNow,
  machineClock,
  webRoot = resolve('dist'),
}: AppParts): Promise<FastifyInstance> => {
  const app = bareServer(settings);
  const clock = await startDatabaseClock({ database, log: app.log, ...(machineClock && { machineClock }) });
  app.addHook('onClose', () => clock.stop());
  const now = givenNow ?? (() => clock.now());
  await anchorTrailAtStart({ settings, database, now }, app.log);
  const appContext: AppContext = {
    settings,
    database,
    ...(replica && { replica }),
    now,
    services: startServices(app, { settings, database, now }),
    sessions: new SessionCache(database),
  };
  readAddresses(app, settings);
  sendTime(app, now);
  handleErrors(app);
  refuseWhileClosing(app);
  handleUnknownAddresses(app);
  await sendSecurityHeaders(app, settings);
  readJsonBodies(app);
  await app.register(cookie);
  await startLive(app, appContext);
  serveHealth(app, appContext, clock);
  serveCalls(app, appContext);
  await serveScim(app, appContext);
  await serveApiPage(app, settings);
  await servePage(app, settings, webRoot);
  return app;
};
