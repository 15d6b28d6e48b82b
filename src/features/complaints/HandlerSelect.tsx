import { useCustomerServiceHandlersQuery } from '@/api/endpoints/management/customerServiceApi';
import { Select } from 'antd';
import { useIntl } from 'react-intl';

interface HandlerSelectProps {
  readonly label: string;
  /** Person who cannot be chosen: the one complained about. */
  readonly exceptId?: string | null;
  /** Supplied by the form's field, as are value and onChange. */
  readonly id?: string;
  readonly value?: string | undefined;
  readonly onChange?: (userId: string) => void;
}

/** Selects the handler of a complaint, the least busy first, with the number of open complaints of each. */
export function HandlerSelect({ label, exceptId = null, id, value, onChange }: HandlerSelectProps) {
  const { formatMessage } = useIntl();
  const { data, isFetching, error, refetch } = useCustomerServiceHandlersQuery();
  const options = data
    ?.filter((handler) => handler.id !== exceptId)
    .map(({ id: userId, name, groupName, openCount }) => ({
      value: userId,
      label: formatMessage(
        { id: groupName === null ? 'complaints.handler' : 'complaints.handlerOfGroup' },
        { name, group: groupName, count: openCount },
      ),
    }));
  return (
    <Select<string>
      {...(id !== undefined && { id })}
      aria-label={label}
      value={value ?? null}
      placeholder={formatMessage({ id: 'complaints.chooseHandler' })}
      showSearch={{ optionFilterProp: 'label' }}
      loading={isFetching}
      {...(error && { status: 'error' as const })}
      options={options ?? []}
      notFoundContent={formatMessage({ id: error ? 'select.failed' : 'state.empty' })}
      onOpenChange={(open) => open && error && void refetch()}
      onChange={(chosen: string) => onChange?.(chosen)}
      style={{ width: '100%' }}
    />
  );
}
