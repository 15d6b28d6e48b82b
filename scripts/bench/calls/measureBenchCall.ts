import { getRequest } from '../../../__tests__/support/enumeration/asking';
import { type BenchCall, getInput } from './askings';
import { type BenchSite, getCpu } from './benchSite';

/** Cost of one request on one site. Times in milliseconds. */
export interface Cost {
  readonly p50: number;
  readonly p99: number;
  readonly node: number;
  readonly postgres: number;
  readonly bytes: number;
  /** Code of the response envelope; 'file' without one. */
  readonly code: string;
  readonly times: number;
}

const FEW = 12;
const MANY = 100;
/** Threshold in milliseconds above which a request is repeated more often. */
const NEAR_MS = 25;
const LONGEST_MS = 3000;
const PATIENCE_MS = 120_000;

interface MeasureAskingReport {
  readonly ms: number;
  readonly bytes: number;
  readonly code: string;
}

const codeIn = (text: string, type: string | null): string => {
  if (!type?.includes('json')) return 'file';
  const { 1: code } = /^\{"code":"([^"]*)"/.exec(text) ?? [];
  return code ?? /"code":"([^"]*)"/.exec(text)?.[1] ?? 'none';
};

/** Sends one request; undefined if the site has no row of the kind. */
const asker = (site: BenchSite, asking: BenchCall): (() => Promise<MeasureAskingReport>) | undefined => {
  const input = getInput(asking, site.ids);
  if (input === undefined) return undefined;
  const { method, url, payload } = getRequest(asking.call.row, input);
  const headers = { ...site.headers.get(asking.role), ...(payload && { 'content-type': 'application/json' }) };
  return async () => {
    const began = performance.now();
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const body = payload === undefined ? {} : { body: JSON.stringify(payload) };
    const reply = await fetch(`${site.server.url}${url}`, { method, headers, signal, ...body });
    const text = await reply.text();
    const ms = performance.now() - began;
    return { ms, bytes: text.length, code: codeIn(text, reply.headers.get('content-type')) };
  };
};

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const isEnough = (times: readonly number[], isFile: boolean): boolean => {
  const sum = times.reduce((all, each) => all + each, 0);
  if (isFile || sum > LONGEST_MS || times.length >= MANY) return times.length > 0;
  return times.length >= FEW && Math.max(...times) < NEAR_MS;
};

/** Repeats one request sequentially; undefined if there is no such row. */
export const measureBenchCall = async (site: BenchSite, asking: BenchCall): Promise<Cost | undefined> => {
  const ask = asker(site, asking);
  if (ask === undefined) return undefined;
  const isFile = asking.call.row.download !== undefined;
  let reply = await ask();
  if (!isFile && reply.ms < LONGEST_MS) reply = await ask();
  const before = getCpu(site);
  const times: number[] = [];
  while (!isEnough(times, isFile)) {
    reply = await ask();
    times.push(reply.ms);
  }
  const after = getCpu(site);
  const perCall = (seconds: number): number => (seconds * 1000) / times.length;
  const sorted = times.toSorted((one, other) => one - other);
  return {
    p50: at(sorted, 0.5),
    p99: at(sorted, 0.99),
    node: perCall(after.node - before.node),
    postgres: perCall(after.postgres - before.postgres),
    bytes: reply.bytes,
    code: reply.code,
    times: times.length,
  };
};
