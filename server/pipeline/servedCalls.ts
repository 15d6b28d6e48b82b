import type { Call, Calls } from '@/contract/call';
import { ALL_CALLS } from '@/contract/calls/allCalls';
import type { BareContext } from '../access/callContext';
import type { Caller } from '../kernel/caller';
import { ALL_HANDLERS } from '../modules/allHandlers';
import { inputReader, type InputReader } from './callInput';
import { getRoute } from './callRoute';

/** Any handler, seen from the pipeline, which has checked the input that the handler's own type asks for. */
export type AnyHandler = {
  call(
    input: Record<string, unknown>,
    context: BareContext & { readonly caller?: Caller | undefined },
  ): Promise<unknown>;
}['call'];

/** A call ready to be served. */
export interface ServedCall {
  readonly row: Call;
  /** 'GET /prod/task/listing': its name in the log, of its intents and of what waits for a second person. */
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

/** Every call of the contract with its handler; the types have made sure that there is one. */
export const SERVED_CALLS: readonly ServedCall[] = Object.entries<Calls>(ALL_CALLS).flatMap(([file, rows]) =>
  Object.entries(rows).map(([name, row]) => {
    const handler = HANDLERS_BY_FILE[file]?.[name];
    if (handler === undefined) throw new Error(`no handler for ${file}.${name}`);
    return servedCall(row, handler);
  }),
);
