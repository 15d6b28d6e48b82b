import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ownByDatabase } from '../../__tests__/support/cluster/account';
import { findFreePort } from '../findFreePort.mjs';
import { type CommandRun, runAsDatabase } from './runAsDatabase';

/** A PostgreSQL of the machine's installed programs, in a separate folder. */
export interface PostgresCluster {
  readonly data: string;
  readonly port: number;
  /** The option that leads the programs of PostgreSQL there. */
  readonly host: string;
  readonly addressOf: (role: string) => string;
  /** Runs statements in the database saldo as the superuser; returns the values without headings. */
  readonly query: (statements: string, database?: string) => Promise<string>;
  readonly stop: () => Promise<string>;
}

const settings = (port: number): string => `
listen_addresses = '127.0.0.1'
port = ${port}
unix_socket_directories = ''
timezone = UTC
jit = off
`;

/** Replication connections are not permitted: the document names the line to add. */
const ADMITTED = 'host all all 127.0.0.1/32 scram-sha-256\n';

const getHandle = (run: CommandRun, data: string, port: number): PostgresCluster => {
  const host = `-h 127.0.0.1 -p ${port}`;
  return {
    data,
    port,
    host,
    addressOf: (role) => `postgres://${role}:${run.password}@127.0.0.1:${port}/saldo`,
    query: async (statements, database = 'saldo') =>
      (
        await runAsDatabase(
          `psql ${host} -U postgres -d ${database} -v ON_ERROR_STOP=1 -qtA <<'END'\n${statements}\nEND`,
          run,
        )
      ).trim(),
    stop: () => runAsDatabase(`pg_ctl -D ${data} -m fast -w stop`, run),
  };
};

/** Starts an empty PostgreSQL. */
export const startCluster = async (run: CommandRun, name: string): Promise<PostgresCluster> => {
  const data = path.join(run.folder, name);
  const secret = path.join(run.folder, 'superuser');
  writeFileSync(secret, run.password, { mode: 0o600 });
  ownByDatabase(secret);
  const port = await findFreePort();
  await runAsDatabase(
    `initdb -D ${data} -U postgres -A scram-sha-256 --pwfile ${secret} -E UTF8 --locale C.UTF-8 --data-checksums`,
    run,
  );
  await runAsDatabase(
    `cat >> ${data}/postgresql.conf <<'END'${settings(port)}END
printf '${ADMITTED.trim()}\\n' > ${data}/pg_hba.conf
pg_ctl -D ${data} -l ${data}.log -w start`,
    run,
  );
  return getHandle(run, data, port);
};

/** A PostgreSQL that took over the port of another one. */
export const getSuccessor = (run: CommandRun, { port }: PostgresCluster, data: string): PostgresCluster =>
  getHandle(run, data, port);
