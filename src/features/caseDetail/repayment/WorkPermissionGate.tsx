import { isOpenStatus } from '@/contract/codes/caseCodes';
import type { Permission } from '@/contract/permissions';
import { usePermission } from '@/ui/screen/currentUser';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface WorkGateProps {
  readonly permission: Permission;
  /** The case's status. */
  readonly status: string;
  readonly children: ReactNode;
}

/** Renders the content for an open case and permitted users. Others see the reason why it is unavailable. */
export function WorkPermissionGate({ permission, status, children }: WorkGateProps) {
  const may = usePermission(permission);
  if (may && isOpenStatus(status)) return children;
  return <Alert type="info" showIcon title={<FormattedMessage id={may ? 'repay.caseClosed' : 'repay.notAllowed'} />} />;
}
