import type { Call, CallAnswer, CallInput } from '@/contract/call';
import type { BaseQueryApi, BaseQueryFn, EndpointBuilder } from '@reduxjs/toolkit/query';

import type { ApiFailure } from './apiFailure';
import type { ApiRequest } from './getRequest';
import type { TagType, DataTag } from './tags';

/** The builder that `api.injectEndpoints` hands out. */
export type ApiBuilder = EndpointBuilder<BaseQueryFn<ApiRequest, unknown, ApiFailure>, TagType, 'api'>;

/**
 * Argument of an endpoint: void if the call has no input. A change with an idempotency key also takes the key, and the subject of its
 * notice.
 */
export type EndpointArg<Row extends Call> = (keyof CallInput<Row> extends never ? unknown : CallInput<Row>) &
  (Row extends { readonly once: true } ? { readonly idempotencyKey: string; readonly noticeAbout?: string } : unknown);
type ArgOf<Row extends Call> = unknown extends EndpointArg<Row> ? void : EndpointArg<Row>;

type Tags<Row extends Call> =
  readonly DataTag[] | ((input: CallInput<Row>, answer: CallAnswer<Row> | undefined) => readonly DataTag[]);

/** Combines a call's row with its flat argument to a request. */
export function toRequest(row: Call, arg: unknown): ApiRequest {
  const { idempotencyKey, noticeAbout, ...input } = (arg ?? {}) as Pick<ApiRequest, 'idempotencyKey' | 'noticeAbout'>;
  return { row, input, idempotencyKey, noticeAbout };
}

const resolved = <Row extends Call>(tags: Tags<Row>, arg: unknown, answer: unknown): DataTag[] =>
  typeof tags === 'function' ? [...tags(arg as CallInput<Row>, answer as CallAnswer<Row> | undefined)] : [...tags];

type QueryReply<Data> =
  { readonly data: Data; readonly error?: never } | { readonly data?: never; readonly error: ApiFailure };

/** Dependencies of a query with custom steps. */
export interface QueryDependencies {
  /** The only function that sends requests to the server. */
  readonly send: (sending: ApiRequest) => Promise<QueryReply<unknown>>;
  readonly signal: AbortSignal;
  readonly dispatch: BaseQueryApi['dispatch'];
}

type SendResult = { data?: unknown; error?: ApiFailure | undefined };
type QueryFnArgs<Arg> = [
  arg: Arg,
  api: BaseQueryApi,
  extra: object,
  send: (sending: ApiRequest) => SendResult | PromiseLike<SendResult>,
];

/** Creates a `queryFn` for a call with custom steps, such as one whose secrets are in the vault. */
export const createCustomQuery =
  <Data, Arg>(ask: (arg: Arg, asking: QueryDependencies) => Promise<QueryReply<Data>>) =>
  (...[arg, { signal, dispatch }, , baseQuery]: QueryFnArgs<Arg>): Promise<QueryReply<Data>> => {
    const send = async (sending: ApiRequest): Promise<QueryReply<unknown>> => {
      const { data, error } = await baseQuery(sending);
      return error ? { error } : { data };
    };
    return ask(arg, { send, signal, dispatch });
  };

/**
 * Creates endpoints from rows of the contract: one line per call, with the tags that it provides or invalidates. Types come from the row.
 */
export const getEndpoints = (build: ApiBuilder) => ({
  /** Creates a query whose response is cached under these tags. */
  reads: <const Row extends Call>(row: Row, tags: Tags<Row>) =>
    build.query<CallAnswer<Row>, ArgOf<Row>>({
      query: (arg) => toRequest(row, arg),
      providesTags: (answer, _, arg) => resolved(tags, arg, answer),
    }),
  /**
   * A file. The store contains only its name, or the handle by which the component that displays it takes it (shownFiles). Tags are needed
   * if creating the file changes something.
   */
  files: <const Row extends Call & { readonly download: 'saved' | 'shown' }>(row: Row, tags: readonly DataTag[] = []) =>
    build.mutation<Row['download'] extends 'shown' ? number : string, ArgOf<Row>>({
      query: (arg) => toRequest(row, arg),
      invalidatesTags: (_, error) => (error ? [] : [...tags]),
    }),
  /** A change, with the tags to invalidate on success, and on failure. */
  changes: <const Row extends Call>(row: Row, tags: Tags<Row> = [], failed: Tags<Row> = []) =>
    build.mutation<CallAnswer<Row>, ArgOf<Row>>({
      query: (arg) => toRequest(row, arg),
      invalidatesTags: (answer, error, arg) => resolved(error ? failed : tags, arg, answer),
    }),
});
