import { defineConfig } from 'drizzle-kit';

/** `npm run migration` compares the tables with the last migration and writes the difference as a new one. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/database/tables/*.ts',
  out: './server/database/migrations',
  casing: 'snake_case',
});
