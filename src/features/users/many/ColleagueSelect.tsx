import { useManageUserListQuery } from '@/api/endpoints/management/manageUserApi';
import { runWhenComposed } from '@/browser/page/composing';
import { PAGE_SIZE_MAX } from '@/contract/ourLimits';
import { Select } from 'antd';
import { useState } from 'react';

interface ColleagueSelectProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (userId: string) => void;
  readonly isBusy?: boolean;
}

/** One agent or leader, found by name on the server: there may be thousands. */
export function ColleagueSelect({ label, value, onChange, isBusy = false }: ColleagueSelectProps) {
  const [text, setText] = useState('');
  const name = text.trim();
  const { data, isFetching } = useManageUserListQuery({
    status: 'enabled',
    size: PAGE_SIZE_MAX,
    ...(name !== '' && { name }),
  });
  const people = data?.result.filter(({ role }) => role === 'member' || role === 'leader') ?? [];
  return (
    <Select
      aria-label={label}
      placeholder={label}
      value={value ?? null}
      loading={isFetching || isBusy}
      disabled={isBusy}
      showSearch={{ filterOption: false, onSearch: (typed) => runWhenComposed(() => setText(typed)) }}
      options={people.map((each) => ({ value: each.id, label: `${each.name} · ${each.username}` }))}
      onChange={onChange}
    />
  );
}
