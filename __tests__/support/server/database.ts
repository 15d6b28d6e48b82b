import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { connect, type Database, withClient } from '../../../server/database/connect';

/** The address that the run's global setup (support/databaseSetup.ts) left: a server, and on it a migrated template. */
const environment = (name: 'TEST_DATABASE_URL' | 'TEST_DATABASE_SERVING_URL' | 'TEST_DATABASE_TEMPLATE'): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests with jest -c config/jest.config.mjs`);
  return value;
};

const getAddress = (name: string, role: 'TEST_DATABASE_URL' | 'TEST_DATABASE_SERVING_URL'): string => {
  const url = new URL(environment(role));
  url.pathname = `/${name}`;
  return url.href;
};

/** A database of one test file. */
export interface TestDatabase {
  /** The address of the tables' owner, who may do everything with them. */
  url: string;
  /** The address of the role that serves. */
  servingUrl: string;
  /** Connections of the role that serves, as the server's own are; of the owner where there are no tables. */
  database: Database;
  /** Closes the connections and drops the database. */
  drop: () => Promise<void>;
}

const DROP_TRIES = 5;

/**
 * With force PostgreSQL refuses while its own vacuum, which no ordinary user may end, happens to be in there; without, it ends
 * the vacuum itself, and refuses while somebody else is connected. On a busy machine it can be both, one after the other.
 */
async function dropDatabase(client: Client, name: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const way = tries % 2 === 1 ? '' : ' with (force)';
    try {
      await client.query(`drop database ${name}${way}`);
      return;
    } catch (error) {
      if (tries === DROP_TRIES) throw error;
    }
  }
}

const open = async (statement: (name: string) => string, isBare = false): Promise<TestDatabase> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = environment('TEST_DATABASE_URL');
  await withClient(admin, (client) => client.query(statement(name)));
  const url = getAddress(name, 'TEST_DATABASE_URL');
  const servingUrl = getAddress(name, 'TEST_DATABASE_SERVING_URL');
  const database = connect({ url: isBare ? url : servingUrl, onError: () => {}, limits: { size: 10 } });
  const drop = async (): Promise<void> => {
    await database.$client.end();
    await withClient(admin, (client) => dropDatabase(client, name));
  };
  return { url, servingUrl, database, drop };
};

/** A fresh database with all tables and no rows: `beforeAll(async () => { test = await freshDatabase(); })`. */
export const freshDatabase = (): Promise<TestDatabase> =>
  open((name) => `create database ${name} template ${environment('TEST_DATABASE_TEMPLATE')} strategy file_copy`);

/** A fresh database without any table, for the tests of the migrations themselves. */
export const bareDatabase = (): Promise<TestDatabase> => open((name) => `create database ${name}`, true);

/** Runs statements as the tables' owner, who may do what the server may not. */
export const asOwner = ({ url }: Pick<TestDatabase, 'url'>, statements: string) =>
  withClient(url, (client) => client.query(statements));

/** Lets the serving role change and delete rows of an append-only table, for tests that need a past of their own making. */
export const removeGuards = (made: Pick<TestDatabase, 'url'>, table: string) =>
  asOwner(
    made,
    `grant update, delete on ${table} to public;
     do $$ declare guard name; begin
       for guard in select tgname from pg_trigger where tgrelid = '${table}'::regclass and tgfoid = 'saldo_refuse_change'::regproc loop
         execute format('alter table ${table} disable trigger %I', guard);
       end loop;
     end $$`,
  );
