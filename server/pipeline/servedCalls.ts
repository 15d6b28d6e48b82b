import type { Call, Calls } from '@/contract/call';
import { ALL_CALLS } from '@/contract/calls/allCalls';
import type { BareContext } from '../access/callContext';
import type { Caller } from '../kernel/caller';
import { ALL_HANDLERS } from '../modules/allHandlers';
import { inputReader, type InputReader } from './callInput';
import { getRoute } from './callRoute';

/** Handler as the pipeline calls it; the pipeline has validated the input against the handler's own type. */
export type AnyHandler = {
  call(
    input: Record<string, unknown>,
    context: BareContext & { readonly caller?: Caller | undefined },
  ): Promise<unknown>;
}['call'];

/** Call with its handler and input reader. */
export interface ServedCall {
  readonly row: Call;
  /** 'GET /prod/task/listing': name in the log, in idempotent writes and in approvals. */
  readonly name: string;
  readonly readInput: InputReader;
  readonly handler: AnyHandler;
}

const servedCall = (row: Call, handler: AnyHandler): ServedCall => ({
  row,
  name: `${row.method} ${getRoute(row)}`,
  readInput: inputReader(row),
  handler,
});

const HANDLERS_BY_FILE: Readonly<Record<string, Readonly<Record<string, AnyHandler>>>> = ALL_HANDLERS;

/** All calls of the contract with their handlers; the types guarantee that each has one. */
export const SERVED_CALLS: readonly ServedCall[] = Object.entries<Calls>(ALL_CALLS).flatMap(([file, rows]) =>
  Object.entries(rows).map(([name, row]) => {
    const handler = HANDLERS_BY_FILE[file]?.[name];
    if (handler === undefined) throw new Error(`no handler for ${file}.${name}`);
    return servedCall(row, handler);
  }),
);
