import type * as z from 'zod/mini';
import type { Who } from './permissions';
import type { ResultName } from './resultCodes';

/** The two families of calls (§7): main under /prod/, older under /api/. */
export const CLIENTS = ['main', 'older'] as const;

/** One of them. */
export type Client = (typeof CLIENTS)[number];

type ObjectSchema = z.ZodMiniObject;

/** What the specification and we know of one call (§7); everything else about the call is made from it. */
export interface Call {
  readonly client: Client;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the client's base; {names} are parts of the path. */
  readonly path: string;
  readonly query?: ObjectSchema;
  readonly body?: ObjectSchema;
  /** The envelope's data; with `raw` the whole reply. */
  readonly answer: z.ZodMiniType;
  /** The data of a refusal that asks something back, by its code: what the caller has to know in order to answer it. */
  readonly asksBack?: Readonly<Record<string, z.ZodMiniType>>;
  /** Refusals that its form marks at the field: nothing else tells of them. */
  readonly saidAtField?: readonly ResultName[];
  /** Who may call it. */
  readonly who: Who;
  /** Whose rows it may touch: none stored, the caller's own, the cases the caller may see, the caller's institution. */
  readonly rows: 'none' | 'own' | 'visibleCases' | 'institution';
  /** Answered without a look at anything stored, so that it costs next to nothing and waits for nobody. */
  readonly storeless?: true;
  /** Refused with code 72 unless the caller has confirmed the own password lately (login/confirmPassword; ASVS 7.5.1). */
  readonly confirmed?: true;
  /** The reply is used as it is, without a look at its code (§7, §8). */
  readonly raw?: true;
  /** Failures are not announced and do not end the session: the allow-view path (§8). */
  readonly quiet?: true;
  /** The reply is a file (§8): it is saved under the server's name, or shown on the page and kept nowhere. */
  readonly download?: 'saved' | 'shown';
  /** Several calls share a path: this is the one whose query says so (§7 repay/statistics/ with output=1). */
  readonly when?: Readonly<Record<string, string>>;
  /** A success is announced with 'operation successful' or this notice, a refusal with the notice's own words before the server's (§8). */
  readonly notice?: 'send' | 'resend' | 'save' | 'submit' | 'deduct' | 'bind' | 'upload';
  /** The app makes it by itself, nobody has clicked: while there is no server its failures are told once, as those of questions are. */
  readonly byItself?: true;
  /** The specification leaves the path or the shape open; this is the project's choice. */
  readonly chosenByUs?: true;
  /** Changes something once per intent: the caller sends an Idempotency-Key and may ask again with it (CD-06, CD-13). */
  readonly once?: true;
  /** Also accepted from a session that has ended, for as long as the server knows it: it signs out, or reports how it ended. */
  readonly afterEnd?: true;
  /** The largest request body in bytes, where it is not the usual one. */
  readonly bodyMaxBytes?: number;
  /** May be asked with others of the same moment in one (task/together): it costs little and is about one case. */
  readonly together?: true;
  /** Made by another server, not by the app: signed over its time and body in place of a session. */
  readonly signed?: true;
  /** One sentence for the documents. */
  readonly means: string;
}

type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never;
type FromPath<C extends Call> = { readonly [Name in PathNames<C['path']>]: string };
type SchemaIn<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : unknown;
type SchemaOut<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : unknown;
type Flat<T> = { [K in keyof T]: T[K] };
type QueryOf<C extends Call> = C extends { query: infer Q } ? Q : undefined;
type BodyOf<C extends Call> = C extends { body: infer B } ? B : undefined;

/** What a caller gives: names of the path, query and body in one flat object. */
export type CallInput<C extends Call> = Flat<FromPath<C> & SchemaIn<QueryOf<C>> & SchemaIn<BodyOf<C>>>;
/** What a handler gets: the same, checked and with defaults filled in. */
export type CheckedInput<C extends Call> = Flat<FromPath<C> & SchemaOut<QueryOf<C>> & SchemaOut<BodyOf<C>>>;
/** What a handler returns. */
export type CallReply<C extends Call> = z.input<C['answer']>;
/** What a caller gets. */
export type CallAnswer<C extends Call> = z.output<C['answer']>;

/** A file of calls: names to rows. */
export type Calls = Readonly<Record<string, Call>>;

type Written<Row> = Omit<Row, 'client'>;

const withClient =
  <C extends Client>(client: C) =>
  <const Row extends Written<Call>>(row: Row): Row & { readonly client: C } => ({ ...row, client });

/** A call of the main client, under /prod/ (§7). */
export const mainCall = withClient('main');
/** A call of the older client, under /api/ (§7). */
export const olderCall = withClient('older');

/** The {names} in a path. */
export const pathNames = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
