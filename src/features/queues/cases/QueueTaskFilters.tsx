import { useOlderManagementQueueAgentsQuery } from '@/api/endpoints/management/olderManagementQueueApi';
import { CASE_HOLDER } from '@/contract/entities/management/binding';
import type { MessageId } from '@/i18n/messageIds';
import { NumberField } from '@/ui/form/NumberField';
import { isInRange } from '@/ui/form/numberRange';
import { RemoteSelect } from '@/ui/form/RemoteSelect';
import { SearchBar, SearchField } from '@/ui/list/SearchBar';
import { Input, Radio } from 'antd';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';

import { QueueRangePair } from '../queueElements';
import type { useQueueTasks } from './useQueueTasks';

type List = ReturnType<typeof useQueueTasks>;

const TEXTS = ['loanId', 'borrowerName'] as const;
const RANGES = [
  { label: 'queues.tasks.penaltyDay', from: 'penaltyDayFrom', to: 'penaltyDayTo' },
  { label: 'queues.tasks.amount', from: 'amountFrom', to: 'amountTo' },
] as const satisfies { readonly label: MessageId; readonly from: string; readonly to: string }[];

type FilterTexts = Readonly<Partial<Record<string, string>>>;

const getTyped = ({ query }: List): FilterTexts =>
  Object.fromEntries(
    [...TEXTS, ...RANGES.flatMap(({ from, to }) => [from, to])].map((name) => [name, String(query[name] ?? '')]),
  );

function HeldChoice({ list: { query, change } }: { readonly list: List }) {
  const { formatMessage } = useIntl();
  return (
    <Radio.Group
      aria-label={formatMessage({ id: 'queues.tasks.held' })}
      optionType="button"
      value={query.held ?? 'anybody'}
      onChange={({ target }) => change({ held: target.value === 'anybody' ? undefined : String(target.value) })}
      options={CASE_HOLDER.map((value) => ({ value, label: formatMessage({ id: `queues.tasks.held.${value}` }) }))}
    />
  );
}

function AgentFilter({ list: { query, change } }: { readonly list: List }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const listQuery = useOlderManagementQueueAgentsQuery({ queueId: query.queueId });
  const label = formatMessage({ id: 'queues.agent' });
  return (
    <SearchField htmlFor={id} label={label}>
      <RemoteSelect
        id={id}
        label={label}
        value={query.agentId === undefined ? undefined : String(query.agentId)}
        onChange={(agentId) => change({ agentId })}
        options={listQuery.data?.map(({ agentId, name }) => ({ value: agentId, label: name }))}
        isLoading={listQuery.isLoading}
        isFailed={listQuery.isError}
        onRetry={() => void listQuery.refetch()}
      />
    </SearchField>
  );
}

interface RangeProps {
  readonly range: (typeof RANGES)[number];
  readonly typed: FilterTexts;
  readonly onType: (changes: FilterTexts) => void;
}

const POSITIVE = { min: 0, places: 2 } as const;

const getNumber = (text: string | undefined): number | null => (text ? Number(text) : null);

const isSearchable = (typed: FilterTexts): boolean =>
  RANGES.every(({ from, to }) => [from, to].every((name) => isInRange(getNumber(typed[name]), POSITIVE)));

function RangeFilter({ range, typed, onType }: RangeProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: range.label });
  const input = (side: 'from' | 'to') => {
    const placeholder = formatMessage({ id: `queues.form.${side}` });
    return (
      <NumberField
        {...POSITIVE}
        isOptional
        label={`${label} ${placeholder}`}
        placeholder={placeholder}
        value={getNumber(typed[range[side]])}
        onChange={(value) => onType({ [range[side]]: value === null ? '' : String(value) })}
      />
    );
  };
  return (
    <SearchField label={label}>
      <QueueRangePair>
        {input('from')}
        <span aria-hidden>–</span>
        {input('to')}
      </QueueRangePair>
    </SearchField>
  );
}

/** Filters for the agents, age, amount and owner of the cases. */
export function QueueTaskFilters({ list }: { readonly list: List }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [typed, setTyped] = useState(() => getTyped(list));
  const type = (changes: FilterTexts): void => setTyped({ ...typed, ...changes });
  return (
    <SearchBar
      label={formatMessage({ id: 'queues.tasks.filters' })}
      onSearch={() => isSearchable(typed) && list.change(typed)}
      onClear={() => {
        setTyped({});
        list.clear();
      }}
    >
      <HeldChoice list={list} />
      <AgentFilter list={list} />
      {RANGES.map((range) => (
        <RangeFilter key={range.from} range={range} typed={typed} onType={type} />
      ))}
      {TEXTS.map((name) => (
        <SearchField
          key={name}
          htmlFor={id + name}
          label={formatMessage({ id: name === 'loanId' ? 'queues.tasks.loanId' : 'queues.tasks.borrower' })}
        >
          <Input
            id={id + name}
            value={typed[name] ?? ''}
            onChange={({ target }) => type({ [name]: target.value })}
            allowClear
            autoComplete="off"
          />
        </SearchField>
      ))}
    </SearchBar>
  );
}
