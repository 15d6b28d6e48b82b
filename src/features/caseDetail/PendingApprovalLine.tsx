import { useApprovalOfCaseQuery } from '@/api/endpoints/management/approvalApi';
import { APPROVAL_KIND } from '@/contract/codes/approvalCodes';
import type { Approval } from '@/contract/entities/management/approval';
import { ROUTES } from '@/contract/routes';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { DateTime } from '@/ui/dates/DateTime';
import { Money } from '@/ui/format/Money';
import { Alert } from 'antd';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

const Awaiting = ({ of }: { readonly of: Approval }) => (
  <span>
    <CodeLabel table={APPROVAL_KIND} code={of.kind} />{' '}
    {of.amount !== null && <Money amount={of.amount} currency={of.currency} />} (
    <FormattedMessage id="case.awaits.by" values={{ name: of.askerName, time: <DateTime at={of.expiresTime} /> }} />
    ){' '}
  </span>
);

/** Shows the pending approvals of this case (MI-09). Renders nothing if there are none or the request fails. */
export function PendingApprovalLine({ taskId }: { readonly taskId: string }) {
  const { data = [] } = useApprovalOfCaseQuery({ taskId });
  const [first] = data;
  if (!first) return null;
  const view = first.isOwn ? 'mine' : 'toDecide';
  return (
    <Alert
      type="info"
      showIcon
      title={
        <>
          <strong>
            <FormattedMessage id="case.awaits" />
          </strong>{' '}
          {data.map((of) => (
            <Awaiting key={of.id} of={of} />
          ))}
        </>
      }
      action={
        (first.isOwn || first.mayDecide) && (
          <Link to={`${ROUTES.approvals.path}?view=${view}`}>
            <FormattedMessage id="case.awaits.open" />
          </Link>
        )
      }
    />
  );
}
