import { useSavedColumns } from '@/api/hooks/useSavedListSettings';
import { useManageUserHistoryFileMutation, useManageUserHistoryQuery } from '@/api/endpoints/management/manageUserApi';
import { getCodeLabel } from '@/contract/codes/codeTable';
import { USER_CHANGE, USER_FIELD } from '@/contract/codes/userCodes';
import type { UserHistoryRow } from '@/contract/entities/users/systemUser';
import { PAGE_SIZE_TABLE } from '@/contract/limits';
import { USER_HISTORY_LIST } from '@/contract/lists/userLists';
import { useLocale } from '@/i18n/languageContext';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { DateTime } from '@/ui/dates/DateTime';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { type ListCells, ListTable } from '@/ui/list/ListTable';
import { writeListUrl } from '@/ui/list/listUrl';
import { keepPreviousPage } from '@/ui/table/keepPreviousPage';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { useIntl } from 'react-intl';

function Fields({ of }: { readonly of: UserHistoryRow }) {
  const language = useLocale();
  return of.fields.length === 0 ? '–' : of.fields.map((field) => getCodeLabel(USER_FIELD, field, language)).join(', ');
}

const CELLS: ListCells<typeof USER_HISTORY_LIST, UserHistoryRow> = {
  time: { width: 150, render: (_, { time }) => <DateTime at={time} /> },
  kind: { width: 200, render: (_, { kind }) => <CodeLabel table={USER_CHANGE} code={kind} /> },
  fields: { width: 260, render: (_, row) => <Fields of={row} /> },
  by: { width: 180, render: (_, { byName }) => byName ?? '–' },
};

/** History of a user's changes, with user and time (US-01). */
export function UserHistory({ userId }: { readonly userId: string }) {
  const { formatMessage } = useIntl();
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Number(params.get('page')) || 1);
  const shown = keepPreviousPage(useManageUserHistoryQuery({ id: userId, page }));
  const [save, saving] = useManageUserHistoryFileMutation();
  const columns = useSavedColumns('userHistory');
  return (
    <ListTable
      list={USER_HISTORY_LIST}
      cells={CELLS}
      fixed="kind"
      keeping={{ columns }}
      file={{ saving, onSave: (format) => void save({ id: userId, format }) }}
      label={formatMessage({ id: 'users.tab.history' })}
      {...shown}
      rowKey={({ id }) => id}
      place={{ page, size: PAGE_SIZE_TABLE }}
      onPlace={(place) =>
        setParams((current) => writeListUrl(current, { page: place.page > 1 ? place.page : undefined }))
      }
      empty={<EmptyState isLine title={formatMessage({ id: 'users.history.empty' })} />}
    />
  );
}
