import { useTaskUserInfoQuery } from '@/api/endpoints/cases/taskApi';
import type { CodeTable } from '@/contract/codes/codeTable';
import { EDUCATION, MARITAL_STATUS } from '@/contract/codes/caseCodes';
import type { Borrower, Revealable as RevealableField } from '@/contract/entities/cases/borrower';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Skeleton } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { type Fact, FactList } from '../FactList';
import { Revealable } from '../Revealable';

type MaskedField = Extract<RevealableField, keyof Borrower>;

/** Renders the label of a code; any other text of the lender is shown unchanged. */
const coded = (table: CodeTable, value: string | null) =>
  value === null ? null : <CodeLabel table={table} code={value} />;

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
        { label: 'case.maritalStatus', value: coded(MARITAL_STATUS, data.maritalStatus) },
        { label: 'case.education', value: coded(EDUCATION, data.education) },
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
