import type { LoginResponse } from '@/contract/entities/users/login';
import type { PasskeyProofRequest, PasskeyRequestOptions } from '@/contract/entities/users/passkey';
import type { PasskeySignInRequest } from '@/contract/entities/users/passkeySignIn';
import type { FactorProofRequest } from '@/contract/entities/users/secondFactor';
import type { User } from '@/contract/entities/users/user';

type PureH5Liveness = NonNullable<LoginResponse['cloudunPureH5Liveness']>;

/** Secrets by slot. They must never enter an action, the store, the trace or a log. */
export interface VaultSecrets {
  /** Input of the login form. */
  readonly credentials: {
    readonly username: string;
    readonly password: string;
    readonly captcha: string;
    readonly idCard: string | null;
  };
  /** Captcha picture (a data URL) and the key to return with the answer. */
  readonly captcha: { readonly codeKey: string; readonly image: string };
  /** The encrypted password and the signals of this attempt, ready to be sent. */
  readonly sealed: {
    readonly pwd: string;
    readonly veins: string;
    readonly gps: { readonly latitude: number; readonly longitude: number } | null;
  };
  /** User name or institution code for the company's sign-in. */
  readonly ssoName: { readonly name: string };
  /** Address of the company's sign-in, with state and nonce. */
  readonly ssoAddress: { readonly address: string };
  /** Answer of the company's sign-in, with the signals of this attempt once they are read. */
  readonly ssoAnswer: {
    readonly state: string;
    readonly code?: string;
    readonly iss?: string;
    readonly error?: string;
    readonly veins?: string;
    readonly gps?: { readonly latitude: number; readonly longitude: number } | null;
  };
  /** Answer of the company's sign-in that confirms the signed-in user. */
  readonly confirmationAnswer: {
    readonly state: string;
    readonly code?: string;
    readonly iss?: string;
    readonly error?: string;
  };
  /** New client secret of the institution's provider. */
  readonly clientSecret: { readonly secret: string };
  /** Server's response to the correct password. The app has no session until it is stored. */
  readonly ticket: {
    readonly token: string;
    readonly user: User;
    readonly showAnnouncement: boolean;
    /** The last check has passed; only the token of the new session is missing. */
    readonly hasPassed?: true;
  };
  /** Proof of the second factor, ready to be sent. */
  readonly factor: FactorProofRequest | PasskeyProofRequest;
  /** Options with which the browser requests a passkey. */
  readonly passkey: PasskeyRequestOptions;
  /** Answer of a passkey that signs in, with the signals of this attempt once they are read. */
  readonly passkeySignIn: PasskeySignInRequest;
  /** Token of an incomplete session that is being ended on the server, after everything else of it was cleared. */
  readonly leaving: { readonly token: string };
  /** The face picture as base64 without a prefix. */
  readonly photo: { readonly base64: string };
  /** Parameters for opening the provider's page. */
  readonly provider: PureH5Liveness;
  /** The provider's frame on the screen. */
  readonly frame: { readonly window: Window; readonly origin: string; readonly nonce: string };
  /** Result reported by the provider's page. */
  readonly liveness: { readonly livenessId: string };
}

/** The name of a slot. */
export type VaultSlot = keyof VaultSecrets;

/** Reference to a secret that must not be exposed; invalid once the slot is cleared or refilled. */
export type VaultHandle<Slot extends VaultSlot> = `${Slot}#${number}`;

type VaultSlots = {
  readonly [Slot in VaultSlot]?: { readonly handle: VaultHandle<Slot>; readonly secret: VaultSecrets[Slot] };
};

/** Storage for secrets outside the store: at most one secret per slot. */
export function createVault() {
  let filled: VaultSlots = {};
  let made = 0;
  const listeners = new Set<() => void>();
  const set = (next: VaultSlots): void => {
    filled = next;
    for (const tell of listeners) tell();
  };
  return {
    /** Stores a secret in the slot, replacing the previous one. */
    put<Slot extends VaultSlot>(slot: Slot, secret: VaultSecrets[Slot]): VaultHandle<Slot> {
      const handle: VaultHandle<Slot> = `${slot}#${++made}`;
      set({ ...filled, [slot]: { handle, secret } });
      return handle;
    },
    /** Returns the handle of the slot's current secret. */
    handleOf: <Slot extends VaultSlot>(slot: Slot): VaultHandle<Slot> | undefined => filled[slot]?.handle,
    /**
     * Returns the current secret of a slot. The reference is stable until the slot is filled again, so that a screen can subscribe to it.
     */
    peek: <Slot extends VaultSlot>(slot: Slot): VaultSecrets[Slot] | undefined => filled[slot]?.secret,
    /** Returns the secret of a handle, unless it was cleared or replaced. */
    open<Slot extends VaultSlot>(slot: Slot, handle: VaultHandle<Slot>): VaultSecrets[Slot] | undefined {
      const secret = filled[slot];
      return secret?.handle === handle ? secret.secret : undefined;
    },
    /** Clears the named slots; without a name, all of them. */
    wipe(...slots: readonly VaultSlot[]): void {
      const gone = slots.length === 0 ? Object.keys(filled) : slots.filter((slot) => filled[slot] !== undefined);
      if (gone.length === 0) return;
      set(Object.fromEntries(Object.entries(filled).filter(([slot]) => !gone.some((each) => each === slot))));
    },
    /** Subscribes to changes of the slots and returns a function to unsubscribe. For useSyncExternalStore. */
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
