import { getBehaviorDetailPath } from '@/contract/routes';

interface Narrowed {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly type?: string | undefined;
}

/** The address of one user's records, narrowed down to what was looked at. */
export function createBehaviorAddress(userId: string, narrowed: Narrowed): string {
  const filled = Object.entries(narrowed).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(Object.fromEntries(filled)).toString();
  return getBehaviorDetailPath(userId) + (query === '' ? '' : `?${query}`);
}
