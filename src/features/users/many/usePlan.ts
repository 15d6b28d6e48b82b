import { useManageUserManyPlanMutation } from '@/api/endpoints/management/manageUserApi';
import { type ManyUsersRequest, bulkUserRequest } from '@/contract/entities/users/userOperation';
import { useEffect, useState } from 'react';

/** Debounce in milliseconds, so that changes of several fields send one request. */
const PAUSE_MS = 200;

/** Returns the dry run of a bulk action, refetched after each change; undefined while input is missing. */
export function usePlan(wish: ManyUsersRequest | undefined) {
  const [ask, { data, error, isLoading }] = useManageUserManyPlanMutation();
  const [answered, setAnswered] = useState<string>();
  const question = wish === undefined ? undefined : JSON.stringify(wish);
  useEffect(() => {
    if (question === undefined) return undefined;
    const timer = setTimeout(() => {
      void ask(bulkUserRequest.parse(JSON.parse(question))).then(() => setAnswered(question));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [ask, question]);
  const isFresh = question !== undefined && answered === question && !isLoading;
  return { plan: isFresh ? data : undefined, error: isFresh ? error : undefined, isAsked: question !== undefined };
}
