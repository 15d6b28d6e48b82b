import { resolve } from 'node:path';
import * as z from 'zod';
import { OperatorError } from '../kernel/operatorError';
import {
  channelContradictions,
  channelEnvironment,
  type ChannelSettings,
  toChannelSettings,
} from './toChannelSettings';
import { findInvalidWhitelistEntries } from './clientAddress';
import {
  databaseEnvironment,
  type DatabaseLimits,
  toDatabaseLimits,
  type DatabaseUrls,
  toDatabaseUrls,
  urlContradictions,
  urlEnvironment,
} from './databaseSettings';
import { isOriginOrPattern, isPattern } from './publicOrigin';
import { listenContradictions, listenEnvironment, type ListenSettings, listenSettings } from './listenSettings';
import { lineContradictions, lineEnvironment, type LineSettings, toDiallerSettings } from './toDiallerSettings';
import {
  messageContradictions,
  messageEnvironment,
  type MessageSettings,
  toMessageSettings,
} from './toMessageSettings';

const wholeNumber = (least: number, most: number) => {
  const words = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number(words).int(words).min(least, words).max(most, words);
};

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const livenessProviders = ['embedded'] as const;

const Environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: wholeNumber(0, 65_535).default(8080),
  PROVIDER_PORT: wholeNumber(0, 65_535).optional(),
  ...listenEnvironment,
  DATA_DIR: z.string().default('.data'),
  CELL: wholeNumber(1, 255).default(1),
  ...urlEnvironment,
  ...databaseEnvironment,
  DISK_FLOOR_MB: wholeNumber(0, 1_000_000).default(512),
  SEED_CASES: wholeNumber(0, 1_000_000).default(9000),
  CAPTCHA_TEXT: z
    .string()
    .regex(/^[0-9A-Za-z]{4,8}$/, 'must be 4 to 8 letters or digits')
    .optional(),
  PUBLIC_ORIGIN: z
    .string()
    .refine(
      isOriginOrPattern,
      'must be scheme, host and port only, such as https://saldo.example or https://{institution}.saldo.example',
    )
    .optional(),
  PROVIDER_ORIGIN: z
    .string()
    .refine(isOriginOrPattern, 'must be scheme, host and port only, such as https://face.saldo.example')
    .optional(),
  LIVENESS_PROVIDER: z.enum(livenessProviders, `must be one of ${livenessProviders.join(', ')}`).default('embedded'),
  TRUSTED_PROXIES: z
    .string()
    .refine(
      (list) => findInvalidWhitelistEntries(list).length === 0,
      'must be addresses or CIDR ranges, separated by commas',
    )
    .optional(),
  AUDIT_ANCHOR_FILE: z.string().optional(),
  API_PAGE: z.enum(['on', 'off'], 'must be on or off').optional(),
  SSO_PRIVATE_ADDRESSES: z.enum(['on', 'off'], 'must be on or off').optional(),
  ...lineEnvironment,
  ...channelEnvironment,
  ...messageEnvironment,
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
});

/** Name of an environment variable that the server reads. */
export type SettingName = keyof typeof Environment.shape;

/** Every environment variable that the server reads; docs/settings.md describes them. */
export const SETTING_NAMES: readonly SettingName[] = Environment.keyof().options;

/** Returns the constant default of a setting, as it is written in the environment. */
export const getSettingDefault = (name: SettingName): string | undefined => {
  const schema: z.ZodType = Environment.shape[name];
  return schema instanceof z.ZodDefault ? String(schema.def.defaultValue) : undefined;
};

/** Settings of one run of the server (docs/settings.md). */
export interface Settings extends ChannelSettings, DatabaseUrls, LineSettings, ListenSettings, MessageSettings {
  /** NODE_ENV=production: no synthetic data, no fixed captcha. */
  production: boolean;
  /** File for the heads of the audit log outside the database (TR-02); defaults to audit-heads.jsonl in `dataDir`. */
  auditAnchorFile?: string;
  /** Port of the app and its calls; 0 lets the system choose. */
  port: number;
  /** Port of the embedded liveness provider's page (§LV-11), a different origin from the app's. */
  providerPort: number;
  /** Absolute path of the folder for the embedded database and all other stored files. */
  dataDir: string;
  /** Number of this installation among those that exchange institutions; its ids differ from theirs. */
  cell: number;
  /** Maximum number of connections, and timeouts. */
  databaseLimits: DatabaseLimits;
  /** Free-space threshold of the disk of `dataDir`, in millions of bytes; below it /readyz and the log warn. */
  diskFloorMb: number;
  /** Number of synthetic cases for an empty database. */
  seedCases: number;
  /** Fixed captcha text that is always accepted, for tests only. */
  captchaText?: string;
  /** Public origin of the app behind a proxy; a pattern if every institution has its own address, filled in for each request. */
  publicOrigin?: string;
  /** Code of the institution whose address was requested; absent if one address serves all institutions. */
  addressCode?: string;
  /** Public origin of the embedded liveness provider's page behind a proxy. */
  providerOrigin?: string;
  /** Provider of the liveness check with a separate page (§LV-06). */
  livenessProvider: (typeof livenessProviders)[number];
  /** Addresses and CIDR ranges of our own proxies, separated by commas; only their X-Forwarded-For is trusted. */
  trustedProxies?: string;
  /** True if the OpenAPI document and its page are served (AP-04); in production only if enabled explicitly. */
  apiPage: boolean;
  /** True if OpenID providers may have private addresses, and http on this machine. */
  ssoPrivateAddresses: boolean;
  logLevel: (typeof logLevels)[number];
}

type Environment = z.infer<typeof Environment>;

const getProviderPort = ({ PORT, PROVIDER_PORT }: Environment): number => PROVIDER_PORT ?? (PORT === 0 ? 0 : PORT + 1);

const contradictions: { when: (read: Environment) => unknown; say: string }[] = [
  ...channelContradictions,
  ...lineContradictions,
  ...listenContradictions,
  ...messageContradictions,
  ...urlContradictions,
  {
    when: (read) => read.NODE_ENV === 'production' && read.CAPTCHA_TEXT,
    say: 'CAPTCHA_TEXT: not with NODE_ENV=production, anyone could pass the captcha',
  },
  { when: (read) => getProviderPort(read) > 65_535, say: 'PROVIDER_PORT: PORT + 1 is above 65535, set it yourself' },
  {
    when: (read) => read.PORT !== 0 && getProviderPort(read) === read.PORT,
    say: 'PROVIDER_PORT: must differ from PORT',
  },
  {
    when: (read) => read.PROVIDER_ORIGIN && isPattern(read.PROVIDER_ORIGIN) !== isPattern(read.PUBLIC_ORIGIN),
    say: 'PROVIDER_ORIGIN: must hold {institution} if PUBLIC_ORIGIN does, and only then',
  },
];

const parse = (environment: Record<string, string | undefined>): Environment => {
  const defined = Object.entries(environment).filter(([, value]) => value !== undefined && value !== '');
  const result = Environment.safeParse(Object.fromEntries(defined));
  const mistakes = result.success
    ? contradictions.filter(({ when }) => when(result.data)).map(({ say }) => say)
    : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (!result.success || mistakes.length > 0) throw new OperatorError(mistakes.join('\n'));
  return result.data;
};

/** Switches that are on by default, except in production. */
const isOnUnlessProduction = (value: 'on' | 'off' | undefined, { NODE_ENV }: Environment): boolean =>
  value === undefined ? NODE_ENV !== 'production' : value === 'on';

/** Public origins that are set; the others are absent. */
const getPlaces = (read: Environment) => ({
  ...(read.PUBLIC_ORIGIN && { publicOrigin: read.PUBLIC_ORIGIN }),
  ...(read.PROVIDER_ORIGIN && { providerOrigin: read.PROVIDER_ORIGIN }),
});

/** Reads the run-time settings; throws an OperatorError with one line for every mistake. Empty means not set. */
export const readSettings = (environment: Record<string, string | undefined>): Settings => {
  const read = parse(environment);
  return {
    production: read.NODE_ENV === 'production',
    port: read.PORT,
    providerPort: getProviderPort(read),
    dataDir: resolve(read.DATA_DIR),
    cell: read.CELL,
    databaseLimits: toDatabaseLimits(read),
    diskFloorMb: read.DISK_FLOOR_MB,
    seedCases: read.SEED_CASES,
    livenessProvider: read.LIVENESS_PROVIDER,
    apiPage: isOnUnlessProduction(read.API_PAGE, read),
    ssoPrivateAddresses: isOnUnlessProduction(read.SSO_PRIVATE_ADDRESSES, read),
    logLevel: read.LOG_LEVEL,
    ...toDiallerSettings(read),
    ...toChannelSettings(read),
    ...toMessageSettings(read),
    ...listenSettings(read),
    ...toDatabaseUrls(read),
    ...getPlaces(read),
    ...(read.CAPTCHA_TEXT && { captchaText: read.CAPTCHA_TEXT }),
    ...(read.AUDIT_ANCHOR_FILE && { auditAnchorFile: resolve(read.AUDIT_ANCHOR_FILE) }),
    ...(read.TRUSTED_PROXIES && { trustedProxies: read.TRUSTED_PROXIES }),
  };
};
