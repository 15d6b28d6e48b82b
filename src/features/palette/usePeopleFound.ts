import { useManageUserListQuery } from '@/api/endpoints/management/manageUserApi';
import { codeLabel } from '@/contract/codes/codeTable';
import { ROLE } from '@/contract/codes/userCodes';
import { PALETTE_FOUND_SHOWN, PALETTE_SEARCH_MIN } from '@/contract/ourLimits';
import { userInfoPath } from '@/contract/routes';
import { useLocale } from '@/i18n/languageContext';
import { usePermission } from '@/ui/screen/currentUser';

import type { Found } from './useCasesFound';

/** The users whose name or username was typed, where the user may see them. */
export function usePeopleFound(text: string): Found {
  const language = useLocale();
  const isAsked = usePermission('users.read') && text.length >= PALETTE_SEARCH_MIN;
  const { currentData, isFetching, isError } = useManageUserListQuery(
    { name: text, size: PALETTE_FOUND_SHOWN },
    { skip: !isAsked },
  );
  const rows = isAsked ? (currentData?.result ?? []) : [];
  return {
    entries: rows.map(({ id, name, username, role, groupName }) => ({
      id: `user:${id}`,
      group: 'people',
      words: name,
      about: [username, codeLabel(ROLE, role, language), groupName].filter(Boolean).join(' · '),
      to: userInfoPath(id),
    })),
    isLoading: isFetching,
    isFailed: isError,
  };
}
