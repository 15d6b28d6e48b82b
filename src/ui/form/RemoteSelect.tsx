import { Select } from 'antd';
import { useIntl } from 'react-intl';
import { useAllowClear } from './useAllowClear';

interface RemoteSelectProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
  /** Undefined while the options are loading. */
  readonly options: readonly { readonly value: string; readonly label: string }[] | undefined;
  readonly isLoading?: boolean;
  readonly isFailed?: boolean;
  /** Retries the request; called when a failed select is opened. */
  readonly onRetry?: () => void;
  readonly id?: string;
}

/** Select with options from the server (§2 generic select). Typing filters them; clearing means all. */
export function RemoteSelect({ label, value, onChange, options, isLoading, isFailed, onRetry, id }: RemoteSelectProps) {
  const { formatMessage } = useIntl();
  const clearable = useAllowClear();
  return (
    <Select<string>
      {...(id !== undefined && { id })}
      aria-label={label}
      value={value ?? null}
      placeholder={formatMessage({ id: 'select.all' })}
      allowClear={clearable}
      showSearch={{ optionFilterProp: 'label' }}
      loading={isLoading ?? false}
      {...(isFailed && { status: 'error' as const })}
      options={[...(options ?? [])]}
      notFoundContent={formatMessage({ id: isFailed ? 'select.failed' : 'state.empty' })}
      onOpenChange={(open) => open && isFailed && onRetry?.()}
      onChange={(chosen: string | undefined) => onChange(chosen)}
      style={{ width: '100%' }}
    />
  );
}
