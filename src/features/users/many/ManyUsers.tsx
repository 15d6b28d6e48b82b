import { codesOf, codeWords } from '@/contract/codes/codeTable';
import { USER_ACT, type UserAct } from '@/contract/codes/userAct';
import type { ManyUsersRequest } from '@/contract/entities/userOperation';
import { useLanguage } from '@/i18n/languageContext';
import { SelectionBar } from '@/ui/list/SelectionBar';
import type { SelectedRows, useSelection } from '@/ui/list/useSelection';
import { Button } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { UserFilters } from '../list/useUserQuery';
import { ManyUsersDialog } from './ManyUsersDialog';

interface ManyUsersProps {
  readonly selection: ReturnType<typeof useSelection<UserFilters>>;
  readonly totalCount: number;
}

const usersOf = (rows: SelectedRows<UserFilters>): ManyUsersRequest['selection'] =>
  'ids' in rows ? { userIds: rows.ids } : rows;

/** How many users are selected, and what can be done to all of them (US-01). */
export function ManyUsers({ selection, totalCount }: ManyUsersProps) {
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const [act, setAct] = useState<UserAct>();
  const { count } = selection;
  if (totalCount === 0) return null;
  const begun = (): void => {
    setAct(undefined);
    selection.clear();
  };
  return (
    <>
      <SelectionBar
        selection={selection}
        totalCount={totalCount}
        words={formatMessage({ id: 'users.many' }, { count })}
      >
        {codesOf(USER_ACT).map((code) => (
          <Button key={code} disabled={count === 0} onClick={() => setAct(code)}>
            {codeWords(USER_ACT, code, language)}
          </Button>
        ))}
      </SelectionBar>
      {act && (
        <ManyUsersDialog
          act={act}
          selection={usersOf(selection.rows())}
          count={count}
          onClose={() => setAct(undefined)}
          onStarted={begun}
        />
      )}
    </>
  );
}
