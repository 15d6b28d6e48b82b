import { useMsgAdminAddresseesQuery } from '@/api/endpoints/system/msgAdminApi';
import { runWhenComposed } from '@/browser/page/composing';
import { FILTER_TEXT_MAX } from '@/contract/ourLimits';
import { Select } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { useDebouncedValue } from '../useDebouncedValue';
import { useAllowClear } from '@/ui/form/useAllowClear';

interface Person {
  readonly id: string;
  readonly name: string;
  /** Missing for a person chosen earlier. */
  readonly username?: string;
}

interface AddresseeProps {
  readonly id: string;
  /** Null addresses all users. */
  readonly chosen: Person | null;
  readonly onChange: (chosen: Person | null) => void;
}

/** Keeps the chosen person among the options, whatever the current search. */
function getOptions(people: readonly Person[], chosen: Person | null) {
  const known = chosen && !people.some(({ id }) => id === chosen.id) ? [chosen] : [];
  return [...known, ...people].map(({ id, name, username }) => ({
    value: id,
    label: username === undefined ? name : `${name} (${username})`,
    name,
  }));
}

/** Selects all users of the institution, or one found by name. */
export function Addressee({ id, chosen, onChange }: AddresseeProps) {
  const { formatMessage } = useIntl();
  const clearable = useAllowClear();
  const [typed, type] = useState('');
  const search = useDebouncedValue(typed);
  const { data, isFetching, error } = useMsgAdminAddresseesQuery(search === '' ? {} : { search });
  const everybody = formatMessage({ id: 'system.announcements.everybody' });
  const options = getOptions(data ?? [], chosen);
  return (
    <Select<string, (typeof options)[number]>
      id={id}
      value={chosen?.id ?? null}
      placeholder={everybody}
      allowClear={clearable}
      showSearch={{
        filterOption: false,
        onSearch: (text) => runWhenComposed(() => type(text.trim().slice(0, FILTER_TEXT_MAX))),
      }}
      loading={isFetching}
      {...(error !== undefined && { status: 'error' as const })}
      options={options}
      notFoundContent={formatMessage({ id: error === undefined ? 'state.empty' : 'select.failed' })}
      onChange={(value, option) => {
        const name = Array.isArray(option) ? undefined : option?.name;
        onChange(name === undefined ? null : { id: value, name });
      }}
    />
  );
}
