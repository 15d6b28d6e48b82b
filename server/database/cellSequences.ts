import type { Client } from 'pg';
import { OperatorError } from '../kernel/operatorError';

/** Ids per table of one cell. Cell n uses the ids above (n - 1) × 2^40, so institutions can move between cells with their ids. */
const IDS_PER_CELL = 2 ** 40;

/** Sequences of the tables whose primary key is the id alone; all other keys begin with the institution. */
const SEQUENCES = `
  select pg_get_serial_sequence(format('%I.%I', 'public', c.relname), a.attname) as name
  from pg_index i
    join pg_class c on c.oid = i.indrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
  where i.indisprimary and i.indnkeyatts = 1 and a.attidentity <> '' and c.relnamespace = 'public'::regnamespace
  order by 1`;

/** Returns the cell of a database, by the range of its ids. */
export const getCell = async (client: Client): Promise<number> => {
  const { rows } = await client.query<{ first: string }>(
    "select min_value as first from pg_sequences where schemaname = 'public' and sequencename = 'institution_id_seq'",
  );
  return Math.floor(Number(rows[0]?.first ?? 1) / IDS_PER_CELL) + 1;
};

/** Refuses a database of another cell. */
export const refuseOtherCell = async (client: Client, cell: number): Promise<void> => {
  const current = await getCell(client);
  if (current === cell) return;
  throw new OperatorError(
    `CELL is ${cell}, and the ids of this database are those of cell ${current}: set CELL=${current}, or use an empty database for cell ${cell}.`,
  );
};

/** Makes an empty database the one of a cell. One with institutions keeps its cell, because later ids could clash otherwise. */
export const assignCell = async (client: Client, cell: number): Promise<void> => {
  const { rowCount } = await client.query('select from institution limit 1');
  if (rowCount !== 0) return refuseOtherCell(client, cell);
  if ((await getCell(client)) === cell) return;
  const { rows } = await client.query<{ name: string }>(SEQUENCES);
  const first = (cell - 1) * IDS_PER_CELL + 1;
  const range = `minvalue ${first} maxvalue ${cell * IDS_PER_CELL} start ${first} restart ${first}`;
  for (const { name } of rows) await client.query(`alter sequence ${name} ${range}`);
};
