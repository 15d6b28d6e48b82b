import { useCurrentUser } from '@/ui/currentUser';

/** Members see their own cases and no others (RO-01). */
export const useHoldsAllItSees = (): boolean => useCurrentUser()?.role === 'member';
