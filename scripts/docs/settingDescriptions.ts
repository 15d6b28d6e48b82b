import type { SettingName } from '../../server/settings/settings';

/** Headings of docs/settings.md, in order. */
export const SETTING_GROUPS = [
  'Run',
  'Network',
  'Data',
  'Database',
  'Sign-in',
  'Telephone',
  'Messages',
  'Payments',
  'Trials and tests',
] as const;

interface SettingDescription {
  readonly group: (typeof SETTING_GROUPS)[number];
  readonly text: string;
  /** Value without the setting, where the schema has no constant default. */
  readonly whenEmpty?: string;
}

/** Describes every setting of the server for docs/settings.md and .env.example. */
export const SETTING_DESCRIPTIONS: Readonly<Record<SettingName, SettingDescription>> = {
  NODE_ENV: {
    group: 'Run',
    text: '`production` (set by `npm run serve`): no synthetic data, no fixed captcha, no test settings.',
  },
  PORT: { group: 'Network', text: 'Port of the app and its API.' },
  PROVIDER_PORT: {
    group: 'Network',
    text: "Port of the embedded liveness provider's page, which needs another origin than the app.",
    whenEmpty: '`PORT` + 1',
  },
  LISTEN_ADDRESS: {
    group: 'Network',
    text: 'Address that both ports listen on: `localhost` (this machine only), an address of this machine, or `0.0.0.0` (all addresses).',
    whenEmpty: '`localhost`; all addresses if `PUBLIC_ORIGIN` is https',
  },
  PLAIN_HTTP: { group: 'Network', text: '`on` lets a production server accept plain HTTP from other machines.' },
  PUBLIC_ORIGIN: {
    group: 'Network',
    text: 'Origin that browsers use behind a proxy: scheme, host and port, such as `https://saldo.example`; or with an address for each institution, `https://{institution}.saldo.example`.',
    whenEmpty: "the request's host",
  },
  PROVIDER_ORIGIN: {
    group: 'Network',
    text: "Origin that browsers use for the liveness provider's page behind a proxy; with `{institution}` if `PUBLIC_ORIGIN` has it.",
    whenEmpty: "the app's host with `PROVIDER_PORT`",
  },
  TRUSTED_PROXIES: {
    group: 'Network',
    text: "Addresses and CIDR ranges of your proxies, separated by commas. Only they may set the caller's address.",
    whenEmpty: 'none',
  },
  API_PAGE: {
    group: 'Network',
    text: '`on` serves the OpenAPI document (`/openapi.json`) and its page (`/openapi/`).',
    whenEmpty: '`on`; `off` in production',
  },
  SSO_PRIVATE_ADDRESSES: {
    group: 'Network',
    text: '`on` allows OpenID providers with private addresses, and plain http to a provider on this machine.',
    whenEmpty: '`on`; `off` in production',
  },
  DATA_DIR: { group: 'Data', text: 'Folder of the embedded PostgreSQL and of everything else that the server stores.' },
  DISK_FLOOR_MB: {
    group: 'Data',
    text: '`/readyz` and the log warn if less space than this is free on the disk of `DATA_DIR`, in millions of bytes.',
  },
  SEED_CASES: { group: 'Data', text: 'Number of synthetic cases created in an empty database.' },
  AUDIT_ANCHOR_FILE: {
    group: 'Data',
    text: "File that receives the heads of the audit trail. Keep it on another machine's disk.",
    whenEmpty: '`audit-heads.jsonl` in `DATA_DIR`',
  },
  CELL: {
    group: 'Database',
    text: 'Number of this installation, from 1 to 255, if institutions move between several installations ([scale.md](scale.md#cells)). An empty database takes it; one with institutions keeps its own.',
  },
  DATABASE_URL: {
    group: 'Database',
    text: 'Your PostgreSQL 15 or newer, such as `postgres://user:password@host:5432/database`.',
    whenEmpty: 'the embedded PostgreSQL',
  },
  DATABASE_SESSION_URL: {
    group: 'Database',
    text: 'PostgreSQL itself if `DATABASE_URL` is a transaction pool (PgBouncer). Used where a session is needed.',
    whenEmpty: '`DATABASE_URL`',
  },
  DATABASE_OWNER_URL: {
    group: 'Database',
    text: 'The same database as the owner of the tables. Migrations run as this role; the role of `DATABASE_URL` only uses the tables.',
    whenEmpty: '`DATABASE_URL`',
  },
  DATABASE_REPLICA_URL: {
    group: 'Database',
    text: 'A streaming replica (no transaction pool). Statistics up to ten seconds old are read from it; the primary is used if the replica is unavailable or further behind.',
    whenEmpty: '`DATABASE_URL`',
  },
  DATABASE_POOL_SIZE: {
    group: 'Database',
    text: "Maximum number of connections of this server. All servers share PostgreSQL's `max_connections`.",
  },
  DATABASE_CONNECT_TIMEOUT_MS: {
    group: 'Database',
    text: 'Milliseconds to wait for a connection. A database that has not answered by then counts as unavailable.',
  },
  DATABASE_STATEMENT_TIMEOUT_MS: { group: 'Database', text: 'Maximum duration of one statement, in milliseconds.' },
  DATABASE_LOCK_TIMEOUT_MS: { group: 'Database', text: 'Maximum wait for a locked row or table, in milliseconds.' },
  DATABASE_IDLE_TIMEOUT_MS: { group: 'Database', text: 'Maximum idle time inside a transaction, in milliseconds.' },
  LIVENESS_PROVIDER: {
    group: 'Sign-in',
    text: 'Provider of the liveness check on its own page. `embedded` detects a face and proves no liveness.',
  },
  DIALLER: {
    group: 'Telephone',
    text: "`simulated` calls nobody; `link` passes the number to the agent's own dialer; `exchange` too, and the telephone system reports the progress of calls ([telephony.md](telephony.md)).",
    whenEmpty: '`simulated`; `link` in production',
  },
  DIAL_LINK: {
    group: 'Telephone',
    text: "Link that starts the agent's dialer, such as `sip:{phone}@pbx.example` or `https://pbx.example/call?to={phone}`; `{call}` is the id of the call, needed with `DIALLER=exchange`.",
  },
  SMS_GATEWAY: {
    group: 'Messages',
    text: '`embedded` writes messages to the table `sms_outbox` and sends nothing (in production every message fails); `http` passes them to your gateway.',
  },
  SMS_GATEWAY_URL: {
    group: 'Messages',
    text: 'Receives `POST {"id", "channel", "to", "text"}` with an `Idempotency-Key`. `2xx` with `{"id"}` accepts the message, `4xx` refuses it. Required with `SMS_GATEWAY=http`.',
    whenEmpty: 'none',
  },
  MESSAGE_CHANNELS: {
    group: 'Messages',
    text: 'Channels that the gateway serves: `sms`, `waba` (WhatsApp), `blu`, `lunar`, `ivr` (recorded calls), separated by commas. `npm start` uses all.',
  },
  SMS_GATEWAY_TOKEN: { group: 'Messages', text: 'Bearer token sent to the gateway.', whenEmpty: 'none' },
  PAYMENT_CHANNEL: {
    group: 'Payments',
    text: 'Executes deductions and repayment codes: `none` (no deductions, no codes), `simulated` (moves no money; refused in production) or `http` (your channel, see [payment-channel.md](payment-channel.md)).',
    whenEmpty: '`simulated`; `none` in production',
  },
  PAYMENT_CHANNEL_URL: {
    group: 'Payments',
    text: 'Address of your payment channel. Required with `PAYMENT_CHANNEL=http`.',
    whenEmpty: 'none',
  },
  PAYMENT_CHANNEL_TOKEN: { group: 'Payments', text: 'Bearer token sent to the payment channel.', whenEmpty: 'none' },
  LOG_LEVEL: { group: 'Run', text: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.' },
  CAPTCHA_TEXT: {
    group: 'Trials and tests',
    text: 'Fixed captcha of 4 to 8 letters or digits. Refused in production.',
    whenEmpty: 'a random captcha',
  },
  LINE_TEMPO: {
    group: 'Trials and tests',
    text: 'Factor for all durations of the simulated telephone line: `0.01` is a hundred times faster.',
  },
  SIMULATED_CALLS: {
    group: 'Trials and tests',
    text: 'Outcomes of simulated calls, repeated in order: `NOA,CNCT,…`. Refused in production.',
    whenEmpty: 'random outcomes',
  },
  SIMULATED_REPLIES: {
    group: 'Trials and tests',
    text: 'Receipts and replies to messages of the embedded gateway in a database with synthetic data: `off`, `on` (known proportions) or outcomes of which each message gets one: `delivered,read,reply,stop,undelivered,silent`. `npm start` uses `on`. Refused in production.',
  },
  REPLY_TEMPO: {
    group: 'Trials and tests',
    text: 'Factor for all durations of the simulated receipts and replies: `0.01` is a hundred times faster.',
  },
  PAYMENT_TEMPO: {
    group: 'Trials and tests',
    text: 'Factor for all durations of the simulated payment channel and of its retries: `0.01` is a hundred times faster.',
  },
  SIMULATED_PAYMENTS: {
    group: 'Trials and tests',
    text: 'Outcomes of simulated deductions, repeated in order: `done,refused,late,silent`. Refused in production.',
    whenEmpty: 'random outcomes',
  },
  SIMULATED_CODES: {
    group: 'Trials and tests',
    text: 'Outcomes of simulated repayment codes, repeated in order: `given,paid,refused,late,silent`. Refused in production.',
    whenEmpty: 'random outcomes',
  },
  SIMULATED_LENDER: {
    group: 'Trials and tests',
    text: 'Seconds between two simulated payments of borrowers of synthetic cases; `0`: none. `npm start` uses `60`. Refused in production.',
  },
};
