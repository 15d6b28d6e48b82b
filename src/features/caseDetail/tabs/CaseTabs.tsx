import type { LoanItem } from '@/contract/entities/loanItem';
import { Card, Tabs } from 'antd';
import { useIntl } from 'react-intl';

import * as styles from '../caseDetail.module.css';
import { CASE_TABS } from './caseTabList';
import { useCaseTab } from './useCaseTab';
import { useKeys } from '../keys/useKeys';

/** The rest of the case, one key away: Shift and the tab's number. */
export function CaseTabs({ loanItem }: { readonly loanItem: LoanItem }) {
  const { formatMessage } = useIntl();
  const [open, choose] = useCaseTab();
  useKeys(Object.fromEntries(CASE_TABS.map(({ key }, place) => [`Shift+${place + 1}`, () => choose(key)])));
  return (
    <Card size="small" className={styles['tabs'] ?? ''}>
      <Tabs
        size="small"
        activeKey={open}
        onChange={choose}
        items={CASE_TABS.map(({ key, label, Panel }, place) => ({
          key,
          label: <span title={`Shift+${place + 1}`}>{formatMessage({ id: label })}</span>,
          children: <Panel loanItem={loanItem} />,
        }))}
      />
    </Card>
  );
}
