import { useCurrentUser } from '@/ui/screen/currentUser';

/** Members see their own cases and no others (RO-01). */
export const holdsAllItSees = (role: string | undefined): boolean => role === 'member';

/** Returns true if all cases visible to the signed-in user are their own. */
export const useHoldsAllItSees = (): boolean => holdsAllItSees(useCurrentUser()?.role);
