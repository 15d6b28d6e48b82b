/** The name in PostgreSQL of a column of the tables, as `casing: 'snake_case'` makes it. */
export { toSnakeCase as columnName } from 'drizzle-orm/casing';
