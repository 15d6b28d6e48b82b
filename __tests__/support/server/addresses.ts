import type { FastifyInstance, InjectOptions } from 'fastify';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/database/connect';
import type { TestServer } from './server';

/** Setting with an address for every institution. */
export const PATTERN = { PUBLIC_ORIGIN: 'http://{institution}.saldo.example:8080' };

/** Returns the host of an institution's address. */
export const toHost = (code: string): string => `${code}.saldo.example:8080`;

/** Returns the server as a browser reaches it at an institution's address. */
export const atAddress = (server: TestServer, code: string): TestServer => {
  const host = toHost(code);
  const inject = (options: InjectOptions) =>
    server.app.inject({ ...options, headers: { host, origin: `http://${host}`, ...options.headers } });
  const app = Object.create(server.app, { inject: { value: inject } }) as FastifyInstance;
  return { ...server, app };
};

/** Creates an institution with a code, optionally below another one. */
export const makeInstitutionWithCode = async (database: Database, code: string, parentId?: number): Promise<number> => {
  const { rows } = await database.execute<{ id: string }>(sql`
    insert into institution (code, name, currency, time_zone, parent_id)
    values (${code}, ${code}, 'MXN', 'America/Mexico_City', ${parentId ?? null}) returning id`);
  return Number(rows[0]?.id);
};
