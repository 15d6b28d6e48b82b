import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { withClient } from '../../server/database/connect';
import {
  getAddress,
  createClusterValues,
  createMemberValues,
  NAMES,
  getSuperuserAddress,
  type Values,
} from './createClusterValues';
import { Member, type Members } from './member';
import type { Programs } from './needed';
import { Service } from './service';

const WHOLE_WITHIN_MS = 90_000;

/** A cluster of three with its proxies. */
export interface Cluster {
  readonly folder: string;
  readonly members: readonly Member[];
  /** DATABASE_URL: PgBouncer. */
  readonly url: string;
  /** DATABASE_SESSION_URL: HAProxy, to the primary. */
  readonly sessionUrl: string;
  /** Returns the current primary. */
  readonly primary: () => Promise<Member | undefined>;
  /** Waits until all three members run and one standby is in sync; returns false on a timeout. */
  readonly isWhole: () => Promise<boolean>;
  /** Stops all in order; false when something did not. */
  readonly close: () => Promise<boolean>;
}

interface StartClusterResult {
  readonly folder: string;
  readonly programs: Programs;
  readonly values: Values;
}

const getService = (
  { folder, values }: StartClusterResult,
  name: string,
  [file, command]: [string, readonly [string, ...string[]]],
) => new Service({ folder: path.join(folder, name), file, values, command });

const getMember = (name: string, made: StartClusterResult): Member => {
  const values = createMemberValues(name, path.join(made.folder, name), made.values);
  const service = getService({ ...made, values }, name, ['patroni.yml', [made.programs.patroni]]);
  return new Member(name, service, `http://${values['NODE_HOST']}:${values['NODE_REST_PORT']}`);
};

const isInStep = (members: Members): boolean =>
  members.length === NAMES.length &&
  members.every(
    ({ role, lag, state }) => role === 'leader' || (lag === 0 && ['running', 'streaming'].includes(state)),
  ) &&
  ['leader', 'sync_standby'].every((expectedRole) => members.some(({ role }) => role === expectedRole));

const within = async (milliseconds: number, isSo: () => Promise<boolean>): Promise<boolean> => {
  for (const end = performance.now() + milliseconds; performance.now() < end; await wait(300)) {
    if (await isSo()) return true;
  }
  return false;
};

const lookAt = (members: readonly Member[]): Pick<Cluster, 'primary' | 'isWhole'> => {
  const seen = async (): Promise<Members> =>
    (await Promise.all(members.map((member) => member.sees()))).find(({ length }) => length > 0) ?? [];
  const primary = async (): Promise<Member | undefined> => {
    const leader = (await seen()).find(({ role, state }) => role === 'leader' && state === 'running');
    return members.find(({ name }) => name === leader?.name);
  };
  return { primary, isWhole: () => within(WHOLE_WITHIN_MS, async () => isInStep(await seen())) };
};

const makeDatabase = (values: Values): Promise<void> =>
  withClient(getSuperuserAddress(values), async (client) => {
    await client.query(`create role saldo login createrole createdb password '${values['SALDO_PASSWORD']}'`);
    await client.query('create database saldo owner saldo');
  });

/** Starts etcd, three times Patroni, HAProxy and PgBouncer in a folder, and makes the database that Saldo will fill. */
export const startCluster = async (folder: string, programs: Programs): Promise<Cluster> => {
  const values = await createClusterValues(folder, programs);
  const made = { folder, programs, values };
  const etcd = getService(made, 'etcd', ['etcd.yml', [programs.etcd, '--config-file']]);
  const before = [
    getService(made, 'haproxy', ['haproxy.cfg', [programs.haproxy, '-db', '-f']]),
    getService(made, 'pgbouncer', ['pgbouncer.ini', [programs.pgbouncer, '-q']]),
  ];
  const members = NAMES.map((name) => getMember(name, made));
  for (const service of [etcd, ...members.map((member) => member.service), ...before]) service.start();
  const look = lookAt(members);
  if (!(await look.isWhole())) throw new Error(`the cluster did not become whole; see said.log in ${folder}`);
  await makeDatabase(values);
  const close = async (): Promise<boolean> => {
    const stopped = [];
    for (const service of before) stopped.push(await service.stop('SIGINT'));
    stopped.push(...(await Promise.all(members.map(({ service }) => service.stop('SIGTERM')))));
    return [...stopped, await etcd.stop('SIGTERM')].every(Boolean);
  };
  const [url, sessionUrl] = [getAddress(values, 'POOL_PORT'), getAddress(values, 'PRIMARY_PORT')];
  return { folder, members, url, sessionUrl, ...look, close };
};
