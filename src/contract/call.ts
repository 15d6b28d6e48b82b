import type * as z from 'zod/mini';
import type { KeyScope } from './apiKeys';
import type { CallAudience } from './permissions';
import type { ResultName } from './resultCodes';

/** The two families of calls (§7): main under /prod/, older under /api/. */
export const CLIENTS = ['main', 'older'] as const;

export type Client = (typeof CLIENTS)[number];

type ObjectSchema = z.ZodMiniObject;

/** Describes one call of the specification (§7). Types, clients and handlers are derived from it. */
export interface Call {
  readonly client: Client;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Relative to the client's base; {names} are path parameters. */
  readonly path: string;
  readonly query?: ObjectSchema;
  readonly body?: ObjectSchema;
  /** Schema of the envelope's data; with `raw`, of the whole response. */
  readonly answer: z.ZodMiniType;
  /** Details of refusals that require a decision, by result code: the data that the caller needs to respond. */
  readonly asksBack?: Readonly<Record<string, z.ZodMiniType>>;
  /** Refusals that the form shows at a field. No other notice is shown for them. */
  readonly saidAtField?: readonly ResultName[];
  /** Permission that the caller needs. */
  readonly who: CallAudience;
  /** Rows that the call may access: none stored, the caller's own, the cases visible to the caller, or the caller's institution. */
  readonly rows: 'none' | 'own' | 'visibleCases' | 'institution';
  /** Answered without access to stored data, so that it is cheap and waits for no lock. */
  readonly storeless?: true;
  /** Refused with code 72 unless the caller has recently confirmed the own password (login/confirmPassword; ASVS 7.5.1). */
  readonly confirmed?: true;
  /** The response is used unchanged, and its code is ignored (§7, §8). */
  readonly raw?: true;
  /** Failures are not announced and do not end the session: the allow-view path (§8). */
  readonly quiet?: true;
  /** The response is a file (§8): saved under the server's file name, or displayed on the page without being stored. */
  readonly download?: 'saved' | 'shown';
  /** Distinguishes calls that share a path: this call has these query values (§7 repay/statistics/ with output=1). */
  readonly when?: Readonly<Record<string, string>>;
  /** A success shows 'operation successful' or this notice. A refusal shows the notice's text before the server's message (§8). */
  readonly notice?: 'send' | 'resend' | 'save' | 'submit' | 'deduct' | 'bind' | 'upload';
  /** Sent by the app without a user action. While the server is unreachable, its failures are reported once, like those of queries. */
  readonly byItself?: true;
  /** The specification leaves the path or the shape open; this project defined it. */
  readonly chosenByUs?: true;
  /** Executed once per idempotency key, which the caller sends and may use to query the outcome (CD-06, CD-13). */
  readonly once?: true;
  /** Also accepted from an ended session while the server remembers it: it signs out, or reports how the session ended. */
  readonly afterEnd?: true;
  /** Maximum size of the request body in bytes, if it differs from the default. */
  readonly bodyMaxBytes?: number;
  /** Can be batched with other calls of the same moment (task/together), because it is cheap and concerns one case. */
  readonly together?: true;
  /** Sent by another server, not by the app. Signed over its time and body instead of a session. */
  readonly signed?: true;
  /** Public call that accepts an API key with this scope instead of the signature, where the institution allows it. */
  readonly keyScope?: KeyScope;
  /** Sent by another server with a form-encoded body, as its standard demands. */
  readonly form?: true;
  /** Description for the documentation, in one sentence. */
  readonly means: string;
}

type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never;
type FromPath<C extends Call> = { readonly [Name in PathNames<C['path']>]: string };
type SchemaIn<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : unknown;
type SchemaOut<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : unknown;
type Flatten<T> = { [K in keyof T]: T[K] };
type QueryOf<C extends Call> = C extends { query: infer Q } ? Q : undefined;
type BodyOf<C extends Call> = C extends { body: infer B } ? B : undefined;

/** Input of the caller: path, query and body parameters in one flat object. */
export type CallInput<C extends Call> = Flatten<FromPath<C> & SchemaIn<QueryOf<C>> & SchemaIn<BodyOf<C>>>;
/** Input of the handler: the caller's input, validated and with defaults applied. */
export type CheckedInput<C extends Call> = Flatten<FromPath<C> & SchemaOut<QueryOf<C>> & SchemaOut<BodyOf<C>>>;
export type CallReply<C extends Call> = z.input<C['answer']>;
export type CallAnswer<C extends Call> = z.output<C['answer']>;

/** Calls of a file, by name. */
export type Calls = Readonly<Record<string, Call>>;

type CallDescription<Row> = Omit<Row, 'client'>;

const withClient =
  <C extends Client>(client: C) =>
  <const Row extends CallDescription<Call>>(row: Row): Row & { readonly client: C } => ({ ...row, client });

/** A call of the main client, under /prod/ (§7). */
export const mainCall = withClient('main');
/** A call of the older client, under /api/ (§7). */
export const olderCall = withClient('older');

/** Returns the {names} in a path. */
export const getPathNames = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
