import { useCurrentUser } from '@/ui/currentUser';

/** Members see their own cases and no others (RO-01). */
export const holdsAllItSees = (role: string | undefined): boolean => role === 'member';

/** Whether all cases that the signed-in user sees are their own. */
export const useHoldsAllItSees = (): boolean => holdsAllItSees(useCurrentUser()?.role);
