import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SERVER = path.resolve(import.meta.dirname, '../../../server');

/** Options of PostgreSQL's planner: a statement with one depends on the planner's version. */
const PLANNER_OPTION =
  /\b(enable_[a-z]+ *(=|to)|(random|seq)_page_cost|cpu_[a-z]+_cost|cursor_tuple_fraction|plan_cache_mode|(join|from)_collapse_limit|effective_cache_size)\b/u;

/** Files that set one, with their reasons. */
const ALLOWED = {
  'database/embedded/embeddedPostgres.ts': 'configures the embedded server, as an operator configures another',
  'database/migrations/0045_search_pieces.sql': 'functions that are planned for each text',
  'database/migrations/0067_search_forms.sql': 'functions that are planned for each text',
  'database/streamRows.ts': 'all rows of a cursor are read',
  'modules/cases/taskListingStore.ts':
    'row-level security hides the estimates of texts; each read path has a plan test',
};

test('SC-02 nothing else in the server sets planner options', () => {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|sql)$/u.test(file));
  const setting = files.filter((file) => PLANNER_OPTION.test(readFileSync(path.join(SERVER, file), 'utf8')));
  expect(setting.toSorted()).toEqual(Object.keys(ALLOWED).toSorted());
});
