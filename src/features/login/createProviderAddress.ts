import { DOCUMENT_LANGUAGE } from '@/browser/stored/language';
import type { LoginResponse } from '@/contract/entities/users/login';
import type { Language } from '@/contract/language';

/** Parameters for opening the provider's page (§3 cloudunPureH5Liveness). They come from the vault, never from the store. */
export type ProviderTicket = NonNullable<LoginResponse['cloudunPureH5Liveness']>;

/** Address of the provider's page, and the values that identify its messages. */
export interface ProviderAddress {
  readonly href: string;
  readonly origin: string;
  /** Generated for each load. Our own provider page returns it, which distinguishes messages of an earlier load. */
  readonly nonce: string;
}

/** A provider's page that is on the screen. */
export interface ProviderFrameWindow extends Omit<ProviderAddress, 'href'> {
  readonly window: Window;
}

/** Does not use `randomUUID`, which is unavailable on plain http. */
const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');

/**
 * Returns the address of the provider's page, or null if it must not be opened. The frame's sandbox has no effect on a page of our origin,
 * and any scheme but http(s) would be code.
 */
export function createProviderAddress(ticket: ProviderTicket, language: Language): ProviderAddress | null {
  if (!URL.canParse(ticket.baseUrl)) return null;
  const address = new URL(ticket.baseUrl);
  if (!/^https?:$/u.test(address.protocol) || address.origin === location.origin) return null;
  const nonce = newNonce();
  const { partnerCode, timestamp, token } = ticket;
  const values = { partnerCode, timestamp: String(timestamp), token, lang: DOCUMENT_LANGUAGE[language], nonce };
  for (const [name, value] of Object.entries(values)) address.searchParams.set(name, value);
  return { href: address.href, origin: address.origin, nonce };
}
