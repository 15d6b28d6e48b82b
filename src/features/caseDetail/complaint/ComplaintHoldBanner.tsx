import { ROUTES } from '@/contract/routes';
import { usePermission } from '@/ui/screen/currentUser';
import { Alert } from 'antd';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

/** Banner of a case held by an open complaint: the blocked actions, and a link to the complaint (CM-01). */
export function ComplaintHoldBanner({ workOrderId }: { readonly workOrderId: string }) {
  const mayRead = usePermission('complaints.read');
  return (
    <Alert
      type="warning"
      showIcon
      title={
        <>
          <strong>
            <FormattedMessage id="case.held" />
          </strong>{' '}
          <FormattedMessage id="case.held.hint" />
        </>
      }
      action={
        mayRead && (
          <Link to={`${ROUTES.complaints.path}?id=${encodeURIComponent(workOrderId)}`}>
            <FormattedMessage id="case.held.open" values={{ id: workOrderId }} />
          </Link>
        )
      }
    />
  );
}
