import { DOCUMENT_LANGUAGE } from '@/browser/language';
import type { LoginResponse } from '@/contract/entities/login';
import type { Language } from '@/contract/language';

/** What the provider's page is opened with (§3 cloudunPureH5Liveness); it comes from the vault, never from the store. */
export type ProviderTicket = NonNullable<LoginResponse['cloudunPureH5Liveness']>;

/** Where the provider's page is opened, and by what its messages are known. */
export interface ProviderAddress {
  readonly href: string;
  readonly origin: string;
  /** Made for one opening; our own provider page sends it back, so that a message of an earlier opening is told apart. */
  readonly nonce: string;
}

/** A provider's page that stands on the screen. */
export interface ProviderFrameWindow extends Omit<ProviderAddress, 'href'> {
  readonly window: Window;
}

/** Not `randomUUID`, which plain http does not have. */
const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');

/**
 * The address of the provider's page, or null where it must not be opened: the frame's sandbox keeps nothing out
 * when the page shares our origin, and anything but http(s) would be code.
 */
export function providerAddress(ticket: ProviderTicket, language: Language): ProviderAddress | null {
  if (!URL.canParse(ticket.baseUrl)) return null;
  const address = new URL(ticket.baseUrl);
  if (!/^https?:$/u.test(address.protocol) || address.origin === location.origin) return null;
  const nonce = newNonce();
  const { partnerCode, timestamp, token } = ticket;
  const values = { partnerCode, timestamp: String(timestamp), token, lang: DOCUMENT_LANGUAGE[language], nonce };
  for (const [name, value] of Object.entries(values)) address.searchParams.set(name, value);
  return { href: address.href, origin: address.origin, nonce };
}
