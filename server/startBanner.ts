import { SEED_PASSWORD } from './seed/seedUsers';
import type { Settings } from './settings/settings';

/** Result of a start. */
export interface ServerAddresses {
  readonly settings: Settings;
  readonly address: string;
  readonly providerAddress: string;
  /** True if there are no users yet. */
  readonly empty: boolean;
  /** True if the serving role could change the audit log. */
  readonly ownsTables: boolean;
}

/** Seeded users that each demonstrate a feature; there are more. */
const LOGINS: readonly (readonly [names: string, what: string])[] = [
  ['agent, agent2', 'agents of one queue'],
  ['leader', 'leads their group'],
  ['admin, auditor', 'the whole institution; the auditor changes nothing'],
  ['face, frame', 'agents with a face check by camera, on the provider’s page'],
  ['aging', 'agent for long-aging cases'],
  ['other.agent, other.admin', 'another institution'],
];

const LABEL_WIDTH = 11;
const NAMES_WIDTH = 26;

const row = (label: string, text: string): string => `  ${label.padEnd(LABEL_WIDTH)}${text}`;

const loginRows = ({ settings, empty }: ServerAddresses): string[] => {
  if (settings.production) return empty ? [row('Logins', 'none yet: npm run admin:create')] : [];
  const logins = LOGINS.map(([names, what], index) =>
    row(index === 0 ? 'Logins' : '', names.padEnd(NAMES_WIDTH) + what),
  );
  return [...logins, row('Password', `${SEED_PASSWORD} for all`)];
};

const isForThisMachine = ({ listenAddress, publicOrigin }: Settings): boolean =>
  listenAddress === 'localhost' && publicOrigin === undefined;

/** Shown as a notice only, because existing installations continue to work without a separate owner. */
const OWNS_TABLES = 'whose role owns the tables, the audit trail with them: DATABASE_OWNER_URL separates the two';

/** Formats the summary of a start: the app's URL, and whether users exist. */
export const startBanner = (started: ServerAddresses): string => {
  const { settings, address, providerAddress, ownsTables } = started;
  const lines = [
    row('App', address),
    ...(isForThisMachine(settings)
      ? [row('', 'from this machine only; LISTEN_ADDRESS=0.0.0.0 opens it to others')]
      : []),
    row('Liveness', `${providerAddress} (the embedded provider’s page)`),
    row('Database', settings.databaseUrl === undefined ? `embedded PostgreSQL in ${settings.dataDir}` : 'DATABASE_URL'),
    ...(ownsTables ? [row('', OWNS_TABLES)] : []),
    ...loginRows(started),
    row('Stop', 'Ctrl+C'),
  ];
  return ['', '  Saldo is running', '', ...lines, ''].join('\n');
};
