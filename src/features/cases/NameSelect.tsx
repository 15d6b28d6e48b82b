import { useTaskAppNameListQuery, useTaskLoanMarketMerchantListQuery } from '@/api/endpoints/cases/taskApi';
import { RemoteSelect } from '@/ui/form/RemoteSelect';

import type { SelectFieldProps } from './selectField';

interface NameSelectProps extends SelectFieldProps {
  readonly asked: {
    readonly data?: readonly { readonly name: string }[];
    readonly isLoading: boolean;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
}

function NameSelect({ asked, label, id, value, onChange }: NameSelectProps) {
  return (
    <RemoteSelect
      {...(id !== undefined && { id })}
      label={label}
      value={value}
      onChange={(name) => onChange?.(name)}
      options={asked.data?.map(({ name }) => ({ value: name, label: name }))}
      isLoading={asked.isLoading}
      isFailed={asked.isError}
      onRetry={() => void asked.refetch()}
    />
  );
}

/** Selects a loan app, by the names from task/appName/list (CL-01). */
export function AppNameSelect(field: SelectFieldProps) {
  return <NameSelect {...field} asked={useTaskAppNameListQuery({})} />;
}

/** Selects a merchant, by the names from task/loanMarketMerchant/list (CL-01). */
export function MerchantSelect(field: SelectFieldProps) {
  return <NameSelect {...field} asked={useTaskLoanMarketMerchantListQuery()} />;
}
