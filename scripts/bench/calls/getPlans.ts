import { closeSync, openSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import { connectAsAdministrator, type BenchSite } from './benchSite';

const EXPLAIN = ["load 'auto_explain'"];
const ON = [
  ...EXPLAIN,
  'alter system set auto_explain.log_analyze = on',
  'alter system set auto_explain.log_buffers = on',
  'alter system set auto_explain.log_timing = off',
  'alter system set auto_explain.log_min_duration = 10',
  'select pg_reload_conf()',
];
const OFF = [...EXPLAIN, 'alter system set auto_explain.log_min_duration = -1', 'select pg_reload_conf()'];

const read = (file: string, from: number): string => {
  const content = Buffer.alloc(statSync(file).size - from);
  const handle = openSync(file, 'r');
  readSync(handle, content, 0, content.length, from);
  closeSync(handle);
  return content.toString();
};

/** Runs `work` and returns the plans that PostgreSQL used for statements of more than ten milliseconds. */
export const getPlans = async ({ dataDir }: BenchSite, work: () => Promise<unknown>): Promise<string> => {
  const file = path.join(dataDir, 'postgres.log');
  const from = statSync(file).size;
  await connectAsAdministrator(dataDir, ON);
  try {
    await work();
    return read(file, from);
  } finally {
    await connectAsAdministrator(dataDir, OFF);
  }
};
