import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { findSealedUse } from '../../../security/sealedColumns';
import { sealText, unsealText } from '../../../security/sealText';
import type { Ends } from './copyTree';
import { inTree, type Tree, type TreeTable } from './treeTables';

const readSecret = async (client: Client, name: string): Promise<string> => {
  await client.query('insert into server_secret (name, value) values ($1, $2) on conflict do nothing', [
    name,
    randomBytes(32).toString('base64url'),
  ]);
  const { rows } = await client.query<{ value: string }>('select value from server_secret where name = $1', [name]);
  return rows[0]?.value ?? '';
};

interface SealedRow {
  readonly at: string;
  readonly sealed: Buffer;
}

/** Encrypts the copied secrets of a table again, with the target's key. */
async function resealTable({ source, target }: Ends, table: TreeTable, tree: Tree): Promise<void> {
  const use = findSealedUse(table.name);
  const [column] = table.sealed;
  if (column === undefined) return;
  if (use === undefined) throw new Error(`it is not known how ${table.name}.${column} is encrypted`);
  const { rows } = await target.query<SealedRow>(
    `select ctid::text as at, ${column} as sealed from ${table.name} where ${inTree(table, tree)} and ${column} is not null`,
  );
  if (rows.length === 0) return;
  const { rows: known } = await source.query<{ value: string }>('select value from server_secret where name = $1', [
    use.secret,
  ]);
  const from = { secret: known[0]?.value ?? '', purpose: use.purpose };
  const to = { secret: await readSecret(target, use.secret), purpose: use.purpose };
  for (const { at, sealed } of rows) {
    const resealed = Buffer.from(sealText(to, unsealText(from, sealed)));
    await target.query(`update ${table.name} set ${column} = $1 where ctid = $2::tid`, [resealed, at]);
  }
}

/** Encrypts all copied secrets again, with the target's keys. */
export async function resealSecrets(
  ends: Ends,
  { tables, tree }: { readonly tables: readonly TreeTable[]; readonly tree: Tree },
): Promise<void> {
  for (const table of tables) await resealTable(ends, table, tree);
}
