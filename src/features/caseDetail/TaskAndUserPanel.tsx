import type { LoanItem } from '@/contract/entities/loanItem';
import { Typography } from 'antd';
import { FormattedMessage } from 'react-intl';

import { TaskInfo } from './TaskInfo';
import { UserInfo } from './UserInfo';

/** Task info and user info (§2, CD-07). */
export function TaskAndUserPanel({ loanItem }: { readonly loanItem: LoanItem }) {
  return (
    <>
      <Typography.Title level={2} style={{ fontSize: 14, marginTop: 0 }}>
        <FormattedMessage id="case.taskInfo" />
      </Typography.Title>
      <TaskInfo loanItem={loanItem} />
      <Typography.Title level={2} style={{ fontSize: 14 }}>
        <FormattedMessage id="case.userInfo" />
      </Typography.Title>
      <UserInfo task={loanItem.task} />
    </>
  );
}
