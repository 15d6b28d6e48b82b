import { nothing } from '@/api/client/selectFrom';
import { useUserBehaviorAddMutation } from '@/api/endpoints/cases/userApi';
import { useEffect, useRef } from 'react';

/** Records the access to personal data when a case is opened, once per visit (AP-07, CD-12). */
export function useOpenedBehaviour(loanId: string): void {
  const [add] = useUserBehaviorAddMutation({ selectFromResult: nothing });
  const recorded = useRef<string>(undefined);
  useEffect(() => {
    if (recorded.current === loanId) return;
    recorded.current = loanId;
    void add({ type: 'openCase', loanId });
  }, [add, loanId]);
}
