/** Returns the PostgreSQL name of a column, as `casing: 'snake_case'` generates it. */
export { toSnakeCase as columnName } from 'drizzle-orm/casing';
