/** The parts of a browser that the store and its calls need, with a real server: cookies, storage, settings, an origin. */
export interface StandInBrowser {
  /** Everything that was sent, as text: address, headers and body. */
  readonly sent: { readonly address: string; readonly headers: Headers; readonly body: string }[];
  readonly cookies: Map<string, string>;
  /** Takes the cable out (true) or puts it back. */
  readonly unplug: (out: boolean) => void;
}

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (at) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  };
}

function writeCookie(cookies: Map<string, string>, text: string): void {
  const [pair = '', ...attributes] = text.split(';').map((part) => part.trim());
  const [name = '', ...value] = pair.split('=');
  const isGone = attributes.some((each) => /^(max-age=0|expires=thu, 01 jan 1970)/i.test(each));
  const expires = attributes.find((each) => /^expires=/i.test(each))?.slice('expires='.length);
  if (isGone || (expires !== undefined && new Date(expires) < new Date())) cookies.delete(name);
  else cookies.set(name, value.join('='));
}

/** Puts a browser around the test whose page comes from this server. */
export function standInBrowser(origin: string, settings: Record<string, unknown> = {}): StandInBrowser {
  const sent: StandInBrowser['sent'][number][] = [];
  const cookies = new Map<string, string>();
  let isUnplugged = false;
  const realFetch = globalThis.fetch;
  const page = new EventTarget();
  const cookieText = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    // Without a body the fingerprint waits for one for ever.
    body: {},
    documentElement: { lang: '' },
    querySelector: () => ({
      textContent: JSON.stringify({ mainBase: `${origin}/prod/`, olderBase: `${origin}/api/`, ...settings }),
    }),
  });
  Object.defineProperty(document, 'cookie', {
    get: cookieText,
    set(text: string) {
      writeCookie(cookies, text);
    },
  });
  const browserFetch = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    const body = typeof init.body === 'string' ? init.body : '';
    sent.push({ address, headers: new Headers(headers), body });
    if (isUnplugged) throw new TypeError('fetch failed');
    headers.set('cookie', cookieText());
    headers.set('sec-fetch-site', 'same-origin');
    const response = await realFetch(address, { ...init, headers });
    for (const each of response.headers.getSetCookie()) writeCookie(cookies, each);
    return response;
  };
  const globals = {
    window: page,
    document,
    navigator: {},
    location: { protocol: 'http:', origin, hash: '#/login' },
    sessionStorage: storage(),
    localStorage: storage(),
    self: globalThis,
    // Node's own keeps the process alive for ever once the fingerprint has used it.
    MessageChannel: undefined,
    fetch: browserFetch,
  };
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  return { sent, cookies, unplug: (out) => void (isUnplugged = out) };
}
