import { Client } from 'pg';

/** A statement, and whether it runs as the role of a call, which sees the rows of one institution only. */
export interface NotedStatement {
  readonly text: string;
  readonly isWalled: boolean;
}

const getText = (query: unknown): string | undefined => {
  if (typeof query === 'string') return query;
  const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : undefined;
  return typeof text === 'string' ? text : undefined;
};

const ENDS_WALL = /^(commit|rollback$|reset role)/u;
const IS_OF_TEMPORARY = /create temporary table|drop table if exists pg_temp/u;
const IS_STATEMENT = /^[\s(]*(select|insert|update|delete|with)\b/iu;

/** Noted statements of this process. */
interface StatementNotes {
  readonly noted: () => NotedStatement[];
  /** Arguments of the queries that created or dropped temporary tables, to repeat them where their statements are explained. */
  readonly temporary: readonly unknown[][];
  readonly stop: () => void;
}

/** Notes every statement that this process sends to PostgreSQL, from now until `stop`. */
export const noteStatements = (): StatementNotes => {
  const noted = { true: new Set<string>(), false: new Set<string>() };
  const temporary: unknown[][] = [];
  const walled = new WeakSet<Client>();
  const query = Reflect.get(Client.prototype, 'query') as (...sent: unknown[]) => unknown;
  const note = (client: Client, text: string): void => {
    if (text.includes('set local role saldo_caller')) walled.add(client);
    else if (ENDS_WALL.test(text)) walled.delete(client);
    else if (IS_STATEMENT.test(text)) noted[`${walled.has(client)}`].add(text);
  };
  Object.assign(Client.prototype, {
    query(this: Client, ...sent: unknown[]): unknown {
      const text = getText(sent[0]);
      if (text !== undefined) note(this, text);
      if (text !== undefined && IS_OF_TEMPORARY.test(text)) temporary.push(sent);
      return Reflect.apply(query, this, sent);
    },
  });
  return {
    noted: () => [true, false].flatMap((isWalled) => [...noted[`${isWalled}`]].map((text) => ({ text, isWalled }))),
    temporary,
    stop: () => void Object.assign(Client.prototype, { query }),
  };
};
