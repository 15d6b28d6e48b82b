import { isOpenStatus } from '@/contract/codes/caseStatus';
import type { Permission } from '@/contract/permissions';
import { usePermission } from '@/ui/currentUser';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface WorkGateProps {
  readonly permission: Permission;
  /** The case's status. */
  readonly status: string;
  readonly children: ReactNode;
}

/** What can be done on an open case by those who may; the others read why not. */
export function WorkGate({ permission, status, children }: WorkGateProps) {
  const may = usePermission(permission);
  if (may && isOpenStatus(status)) return children;
  return <Alert type="info" showIcon title={<FormattedMessage id={may ? 'repay.caseClosed' : 'repay.notAllowed'} />} />;
}
