/** Settings of an institution's deployment, documented in `config/README.md`. */
export interface Settings {
  /** Base address of the main client's calls (§7). */
  readonly mainBase: string;
  /** Base address of the older client's calls (§7). */
  readonly olderBase: string;
  /** Client of the calls. With `older`, calls without a counterpart of the older client remain those of the main client (§7). */
  readonly client: 'main' | 'older';
  /** Login call that the form uses: `main` sends username, `older` sends email (LG-06). Defaults to `client`. */
  readonly loginClient: 'main' | 'older';
  /** Padding of the password's encryption: OAEP with SHA-256, or PKCS#1 v1.5 for servers that know only that. */
  readonly passwordPadding: 'oaep' | 'pkcs1';
  /** Lookup service for this browser's public address; empty if there is none (AP-07). */
  readonly publicIpUrl: string;
  /** Allows Redux DevTools to record. The page served by `npm run dev` always allows it (TR-03). */
  readonly recorder: boolean;
  /** Path on which the session's cookies are set. */
  readonly cookiePath: string;
}

const SAFE_SETTINGS: Settings = {
  mainBase: '/prod/',
  olderBase: '/api/',
  client: 'main',
  loginClient: 'main',
  passwordPadding: 'oaep',
  publicIpUrl: '',
  recorder: false,
  cookiePath: '/',
};

const withEndSlash = (base: string): string => (base.endsWith('/') ? base : `${base}/`);

const textOr = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && value !== '' ? value : otherwise;

const clientOr = (value: unknown, otherwise: Settings['client']): Settings['client'] =>
  value === 'main' || value === 'older' ? value : otherwise;

/** Reads the settings out of the text of the page's data block; whatever is absent or mistyped gets its safe value. */
export function parseSettings(text: string): Settings {
  const parsed = readObject(text);
  return {
    mainBase: withEndSlash(textOr(parsed['mainBase'], SAFE_SETTINGS.mainBase)),
    olderBase: withEndSlash(textOr(parsed['olderBase'], SAFE_SETTINGS.olderBase)),
    client: clientOr(parsed['client'], SAFE_SETTINGS.client),
    loginClient: clientOr(parsed['loginClient'], clientOr(parsed['client'], SAFE_SETTINGS.client)),
    passwordPadding: parsed['passwordPadding'] === 'pkcs1' ? 'pkcs1' : 'oaep',
    publicIpUrl: textOr(parsed['publicIpUrl'], SAFE_SETTINGS.publicIpUrl),
    recorder: parsed['recorder'] === true,
    cookiePath: textOr(parsed['cookiePath'], SAFE_SETTINGS.cookiePath),
  };
}

function readObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}

let read: Settings | undefined;

/** The settings in `<script type="application/json" id="settings">` of index.html, read once. */
export function getSettings(): Settings {
  read ??= parseSettings(document.querySelector('#settings')?.textContent ?? '');
  return read;
}
