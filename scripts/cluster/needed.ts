import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installed } from '../../__tests__/support/cluster/installed';

/** Paths of the cluster's programs; for PostgreSQL the folder. */
export type Programs = Readonly<Record<'patroni' | 'etcd' | 'haproxy' | 'pgbouncer' | 'postgres', string>>;

const POSTGRES = '/usr/lib/postgresql';
/** Saldo's least version. */
const LEAST = 15;
/** Debian's package of it. */
export const POSTGRES_PACKAGE = `postgresql-${LEAST}`;

/** Folder of the programs of the newest PostgreSQL that Saldo works with. */
export const findNewestPostgres = (): string | undefined => {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES).map(Number) : [];
  const [newest] = versions.filter((version) => version >= LEAST).toSorted((one, other) => other - one);
  return newest === undefined ? undefined : path.join(POSTGRES, String(newest), 'bin');
};

/** The package of Debian that has each. */
const inPackages = ({ patroni, etcd, haproxy, pgbouncer, postgres }: Partial<Programs>) => ({
  patroni,
  'etcd-server': etcd,
  haproxy,
  pgbouncer,
  [POSTGRES_PACKAGE]: postgres,
});

const isComplete = (found: Partial<Programs>): found is Programs =>
  Object.values(inPackages(found)).every((place) => place !== undefined);

/** The programs, or the packages that are missing. */
export const findPrograms = (): Programs | { readonly missing: readonly string[] } => {
  const postgres = findNewestPostgres();
  const found: Partial<Programs> = { ...(postgres !== undefined && { postgres }) };
  for (const name of ['patroni', 'etcd', 'haproxy', 'pgbouncer'] as const) {
    const place = installed(name);
    if (place !== undefined) Object.assign(found, { [name]: place });
  }
  if (isComplete(found)) return found;
  return { missing: Object.entries(inPackages(found)).flatMap(([name, place]) => (place === undefined ? [name] : [])) };
};
