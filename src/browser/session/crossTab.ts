/** The only message between tabs: the session numbered `epoch` of the sending tab ended. Contains no credentials. */
export interface TabMessage {
  readonly type: 'logout';
  readonly epoch: number;
}

/** Channel to the other tabs of this browser. */
export interface CrossTab {
  readonly announceLogout: (epoch: number) => void;
  readonly close: () => void;
}

const NAME = 'saldo.session';

function asTabMessage(value: unknown): TabMessage | null {
  if (typeof value !== 'object' || value === null) return null;
  const { type, epoch }: { type?: unknown; epoch?: unknown } = value;
  return type === 'logout' && typeof epoch === 'number' ? { type, epoch } : null;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function overChannel(hear: (value: unknown) => void): CrossTab {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', (event) => hear(event.data));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target, it stays within the origin
    announceLogout: (epoch) => channel.postMessage({ type: 'logout', epoch } satisfies TabMessage),
    close: () => channel.close(),
  };
}

/** Storage notifies other tabs only of changes, so each message is removed at once. */
function overStorage(hear: (value: unknown) => void): CrossTab {
  const listen = (event: StorageEvent): void => {
    if (event.key === NAME && event.newValue !== null) hear(parse(event.newValue));
  };
  window.addEventListener('storage', listen);
  return {
    announceLogout: (epoch) => {
      localStorage.setItem(NAME, JSON.stringify({ type: 'logout', epoch } satisfies TabMessage));
      localStorage.removeItem(NAME);
    },
    close: () => window.removeEventListener('storage', listen),
  };
}

/** Opens the channel. `onLogout` runs when another tab ended the session (LG-11, SE-06). */
export function openCrossTab(onLogout: (message: TabMessage) => void): CrossTab {
  const hear = (value: unknown): void => {
    const message = asTabMessage(value);
    if (message) onLogout(message);
  };
  return typeof BroadcastChannel === 'function' ? overChannel(hear) : overStorage(hear);
}
