import { useCustomerServiceHandlersQuery } from '@/api/endpoints/management/customerServiceApi';
import { COMPLAINT_DEADLINE, COMPLAINT_KIND } from '@/contract/codes/complaintCodes';
import { getCodeValues, type CodeTable, getCodeLabel } from '@/contract/codes/codeTable';
import { DEADLINE_FILTERS } from '@/contract/entities/management/complaint';
import { FILTER_TEXT_MAX } from '@/contract/ourLimits';
import { useLocale } from '@/i18n/languageContext';
import { usePermission } from '@/ui/screen/currentUser';
import { RemoteSelect } from '@/ui/form/RemoteSelect';
import { SearchBar, SearchField } from '@/ui/list/SearchBar';
import { Input } from 'antd';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';

import type { ComplaintList } from './useComplaintList';

interface ComplaintSearchProps {
  readonly list: ComplaintList;
  readonly isSearching: boolean;
}

/** Text searches on Enter, a choice at once. */
export function ComplaintSearch({ list, isSearching }: ComplaintSearchProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [text, setText] = useState(list.query.text ?? '');
  return (
    <SearchBar
      label={formatMessage({ id: 'complaints.search' })}
      isSearching={isSearching}
      onSearch={() => list.change({ text: text.trim() })}
      onClear={() => {
        setText('');
        list.clear();
      }}
    >
      <SearchField htmlFor={id} label={formatMessage({ id: 'complaints.text' })}>
        <Input
          id={id}
          value={text}
          placeholder={formatMessage({ id: 'complaints.text.hint' })}
          maxLength={FILTER_TEXT_MAX}
          onChange={({ target }) => setText(target.value)}
          allowClear
          autoComplete="off"
        />
      </SearchField>
      <CodeFilter list={list} name="deadline" table={COMPLAINT_DEADLINE} codes={DEADLINE_FILTERS} />
      <CodeFilter list={list} name="kind" table={COMPLAINT_KIND} />
      <AssigneeFilter list={list} />
    </SearchBar>
  );
}

interface CodeFilterProps {
  readonly list: ComplaintList;
  readonly name: 'deadline' | 'kind';
  readonly table: CodeTable;
  readonly codes?: readonly string[];
}

function CodeFilter({ list: { query, change }, name, table, codes = getCodeValues(table) }: CodeFilterProps) {
  const { formatMessage } = useIntl();
  const language = useLocale();
  const label = formatMessage({ id: `complaints.${name}` });
  return (
    <SearchField label={label}>
      <RemoteSelect
        label={label}
        value={query[name]}
        onChange={(value) => change({ [name]: value })}
        options={codes.map((code) => ({ value: code, label: getCodeLabel(table, code, language) }))}
      />
    </SearchField>
  );
}

/** Managers choose among those who handle; others look for their own. */
function AssigneeFilter({ list: { query, change } }: { readonly list: ComplaintList }) {
  const { formatMessage } = useIntl();
  const isManager = usePermission('complaints.manage');
  const isHandler = usePermission('complaints.handle');
  const { data, isFetching, isError, refetch } = useCustomerServiceHandlersQuery(undefined, { skip: !isManager });
  const label = formatMessage({ id: 'complaints.assignee' });
  const people = data?.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  const own = isHandler ? [{ value: 'me', label: formatMessage({ id: 'complaints.assignee.me' }) }] : [];
  const none = { value: 'none', label: formatMessage({ id: 'complaints.assignee.none' }) };
  const assignee = query.assignee === undefined ? undefined : String(query.assignee);
  return (
    <SearchField label={label}>
      <RemoteSelect
        label={label}
        value={assignee}
        onChange={(value) => change({ assignee: value })}
        options={[...own, none, ...people]}
        isLoading={isFetching}
        isFailed={isError}
        onRetry={() => void refetch()}
      />
    </SearchField>
  );
}
