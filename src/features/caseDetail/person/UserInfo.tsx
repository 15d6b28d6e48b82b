import { useTaskUserInfoQuery } from '@/api/taskApi';
import type { Borrower, Revealable as RevealableField } from '@/contract/entities/borrower';
import type { LoanItem } from '@/contract/entities/loanItem';
import { ErrorWithRetry } from '@/ui/ErrorWithRetry';
import { Skeleton } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { type Fact, FactList } from '../FactList';
import { Revealable } from '../Revealable';

type MaskedField = Extract<RevealableField, keyof Borrower>;

/** The borrower's ten fields, personal ones masked (CD-07, CD-12). */
export function UserInfo({ task }: { readonly task: LoanItem['task'] }) {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useTaskUserInfoQuery({ id: task.id });
  if (error && !data) return <ErrorWithRetry error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 4 }} />;

  const masked = (field: MaskedField, wide = false): Fact => {
    const label = `case.${field}` as const;
    return {
      label,
      wide,
      value: <Revealable taskId={task.id} field={field} masked={data[field]} label={formatMessage({ id: label })} />,
    };
  };
  return (
    <FactList
      facts={[
        masked('identityNumber'),
        { label: 'case.maritalStatus', value: data.maritalStatus },
        { label: 'case.education', value: data.education },
        masked('mobilePhone'),
        masked('homePhone'),
        { label: 'case.companyName', value: data.companyName },
        { label: 'case.occupation', value: data.occupation },
        {
          label: 'case.workingYears',
          value:
            data.workingYears === null ? null : (
              <FormattedMessage id="case.years" values={{ count: data.workingYears }} />
            ),
        },
        masked('homeAddress', true),
        masked('companyAddress', true),
      ]}
    />
  );
}
