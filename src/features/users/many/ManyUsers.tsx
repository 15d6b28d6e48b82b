import { getCodeValues, getCodeLabel } from '@/contract/codes/codeTable';
import { USER_ACTION, type UserAct } from '@/contract/codes/userCodes';
import type { ManyUsersRequest } from '@/contract/entities/users/userOperation';
import { useLocale } from '@/i18n/languageContext';
import { SelectionBar } from '@/ui/list/SelectionBar';
import type { SelectedRows, useSelection } from '@/ui/list/useSelection';
import { Button } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { UserFilters } from '../list/useUserQuery';
import { BulkUserDialog } from './BulkUserDialog';

interface ManyUsersProps {
  readonly selection: ReturnType<typeof useSelection<UserFilters>>;
  readonly totalCount: number;
}

const getUsers = (rows: SelectedRows<UserFilters>): ManyUsersRequest['selection'] =>
  'ids' in rows ? { userIds: rows.ids } : rows;

/** Number of selected users, and the bulk actions on them (US-01). */
export function ManyUsers({ selection, totalCount }: ManyUsersProps) {
  const { formatMessage } = useIntl();
  const language = useLocale();
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
        {getCodeValues(USER_ACTION).map((code) => (
          <Button key={code} disabled={count === 0} onClick={() => setAct(code)}>
            {getCodeLabel(USER_ACTION, code, language)}
          </Button>
        ))}
      </SelectionBar>
      {act && (
        <BulkUserDialog
          act={act}
          selection={getUsers(selection.rows())}
          count={count}
          onClose={() => setAct(undefined)}
          onStarted={begun}
        />
      )}
    </>
  );
}
