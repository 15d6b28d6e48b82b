import type { LoanItem } from '@/contract/entities/loanItem';
import type { MessageId } from '@/i18n/messageIds';
import { Card, Tabs } from 'antd';
import { useIntl } from 'react-intl';

import { CollectionLogPanel } from './CollectionLogPanel';
import { KeyInfoPanel } from './KeyInfoPanel';
import { TaskAndUserPanel } from './TaskAndUserPanel';

/** The rest of the case, one key away. */
export function CaseTabs({ loanItem }: { readonly loanItem: LoanItem }) {
  const { formatMessage } = useIntl();
  const label = (id: MessageId) => formatMessage({ id });
  return (
    <Card size="small">
      <Tabs
        items={[
          { key: 'keyInfo', label: label('case.tab.keyInfo'), children: <KeyInfoPanel loanItem={loanItem} /> },
          { key: 'log', label: label('case.tab.log'), children: <CollectionLogPanel taskId={loanItem.task.id} /> },
          { key: 'task', label: label('case.tab.task'), children: <TaskAndUserPanel loanItem={loanItem} /> },
        ]}
      />
    </Card>
  );
}
