import type { LoginResponse } from '@/contract/entities/login';
import type { User } from '@/contract/entities/user';

type PureH5Liveness = NonNullable<LoginResponse['cloudunPureH5Liveness']>;

/** What may never enter an action, the store, the trace or a log, by slot. */
export interface VaultSecrets {
  /** What the user typed into the login form. */
  readonly credentials: {
    readonly username: string;
    readonly password: string;
    readonly captcha: string;
    readonly idCard: string | null;
  };
  /** The captcha's picture (a data address) and the key that goes back with the answer. */
  readonly captcha: { readonly codeKey: string; readonly image: string };
  /** The encrypted password and the signals of this attempt, ready to be posted. */
  readonly sealed: {
    readonly pwd: string;
    readonly veins: string;
    readonly gps: { readonly latitude: number; readonly longitude: number } | null;
  };
  /** What the server gave for the right password; the app has no session until it is written down. */
  readonly ticket: {
    readonly token: string;
    readonly user: User;
    readonly showAnnouncement: boolean;
    /** The face check has passed; only the token of the new session is missing. */
    readonly hasPassed?: true;
  };
  /** The token of a half-made session that is being ended on the server, when everything else of it is gone. */
  readonly leaving: { readonly token: string };
  /** The face picture as base64 without a prefix. */
  readonly photo: { readonly base64: string };
  /** What the provider's page is opened with. */
  readonly provider: PureH5Liveness;
  /** The provider's frame on the screen. */
  readonly frame: { readonly window: Window; readonly origin: string; readonly nonce: string };
  /** What the provider's page said when it was done. */
  readonly liveness: { readonly livenessId: string };
}

/** The name of a slot. */
export type VaultSlot = keyof VaultSecrets;

/** Stands for a secret where the secret itself must not be seen; worthless once the slot is wiped or filled again. */
export type VaultHandle<Slot extends VaultSlot> = `${Slot}#${number}`;

type Filled = {
  readonly [Slot in VaultSlot]?: { readonly handle: VaultHandle<Slot>; readonly secret: VaultSecrets[Slot] };
};

/** A place for secrets outside the store: one secret a slot, at most. */
export function createVault() {
  let filled: Filled = {};
  let made = 0;
  const listeners = new Set<() => void>();
  const set = (next: Filled): void => {
    filled = next;
    for (const tell of listeners) tell();
  };
  return {
    /** Keeps a secret in place of the slot's last one. */
    put<Slot extends VaultSlot>(slot: Slot, secret: VaultSecrets[Slot]): VaultHandle<Slot> {
      const handle: VaultHandle<Slot> = `${slot}#${++made}`;
      set({ ...filled, [slot]: { handle, secret } });
      return handle;
    },
    /** The handle of what the slot holds now. */
    handleOf: <Slot extends VaultSlot>(slot: Slot): VaultHandle<Slot> | undefined => filled[slot]?.handle,
    /** What the slot holds now; the same object until it is filled again, so that a screen can subscribe to it. */
    peek: <Slot extends VaultSlot>(slot: Slot): VaultSecrets[Slot] | undefined => filled[slot]?.secret,
    /** The secret behind a handle, unless it has been wiped or replaced since. */
    open<Slot extends VaultSlot>(slot: Slot, handle: VaultHandle<Slot>): VaultSecrets[Slot] | undefined {
      const kept = filled[slot];
      return kept?.handle === handle ? kept.secret : undefined;
    },
    /** Forgets what the slots hold; without a name, everything. */
    wipe(...slots: readonly VaultSlot[]): void {
      const gone = slots.length === 0 ? Object.keys(filled) : slots.filter((slot) => filled[slot] !== undefined);
      if (gone.length === 0) return;
      set(Object.fromEntries(Object.entries(filled).filter(([slot]) => !gone.some((each) => each === slot))));
    },
    /** Calls back whenever a slot changes; the answer ends it. For useSyncExternalStore. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** See createVault. */
export type Vault = ReturnType<typeof createVault>;

/** The app's vault. */
export const loginVault: Vault = createVault();
