import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ownByDatabase } from '../../__tests__/support/cluster/account';
import { findFreePort } from '../findFreePort.mjs';
import type { Programs } from './needed';

/** Values for the placeholders of the files in config/deploy. */
export type Values = Readonly<Record<string, string | number>>;

/** The machines of the cluster; here all of them are this one. */
export const NAMES = ['db1', 'db2', 'db3'] as const;
const HOST = '127.0.0.1';
/** Connections of PgBouncer to PostgreSQL: about as many as Saldo opens to it. */
const POOL_SIZE = 20;

const PORTS = ['ETCD_PORT', 'ETCD_PEER_PORT', 'PRIMARY_PORT', 'REPLICA_PORT', 'POOL_PORT'];

const secret = (): string => randomBytes(12).toString('hex');

const freePorts = async (): Promise<Record<string, number>> => {
  const ports: Record<string, number> = {};
  const ofMembers = NAMES.flatMap((name) => ['PORT', 'REST_PORT'].map((port) => `${name.toUpperCase()}_${port}`));
  for (const place of [...PORTS, ...ofMembers]) ports[place] = await findFreePort();
  return ports;
};

/** Chooses free ports and new passwords. */
export const createClusterValues = async (folder: string, programs: Programs): Promise<Values> => {
  const ports = await freePorts();
  const password = secret();
  const users = path.join(folder, 'users.txt');
  writeFileSync(users, `"saldo" "${password}"\n`, { mode: 0o600 });
  ownByDatabase(users);
  return {
    ...ports,
    ETCD_NAME: 'etcd1',
    ETCD_HOST: HOST,
    ETCD_FOLDER: path.join(folder, 'etcd/data'),
    ETCD_MEMBERS: `etcd1=http://${HOST}:${ports['ETCD_PEER_PORT']}`,
    ETCD_HOSTS: `${HOST}:${ports['ETCD_PORT']}`,
    ...Object.fromEntries(NAMES.map((name) => [`${name.toUpperCase()}_HOST`, HOST])),
    PRIMARY_HOST: HOST,
    POOL_HOST: HOST,
    POOL_USERS_FILE: users,
    POOL_SIZE,
    DATABASE_NAME: 'saldo',
    CLUSTER_NETWORK: `${HOST}/32`,
    POSTGRES_PROGRAMS: programs.postgres,
    WATCHDOG_MODE: "'off'",
    SALDO_PASSWORD: password,
    SUPERUSER_PASSWORD: secret(),
    REPLICATOR_PASSWORD: secret(),
  };
};

/** Returns the values that differ for one of the machines. */
export const createMemberValues = (name: string, folder: string, values: Values): Values => ({
  ...values,
  NODE_NAME: name,
  NODE_HOST: HOST,
  NODE_PORT: values[`${name.toUpperCase()}_PORT`] ?? 0,
  NODE_REST_PORT: values[`${name.toUpperCase()}_REST_PORT`] ?? 0,
  NODE_FOLDER: folder,
});

/** The database's address through one of those ports. */
export const getAddress = (values: Values, port: string): string =>
  `postgres://saldo:${values['SALDO_PASSWORD']}@${HOST}:${values[port]}/saldo`;

/** The superuser's, through HAProxy. */
export const getSuperuserAddress = (values: Values): string =>
  `postgres://postgres:${values['SUPERUSER_PASSWORD']}@${HOST}:${values['PRIMARY_PORT']}/postgres`;
