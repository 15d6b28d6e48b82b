import { useManageConfigQuotaQuery } from '@/api/manageConfigApi';

import { QueryBoundary } from '../QueryBoundary';
import { PanelFrame } from '../PanelFrame';
import { Cards } from '../styled';
import { IncreaseHistory } from './IncreaseHistory';
import { QuotaCard } from './QuotaCard';

/** How many liveness and face checks are left, and who added some (SY-01). */
export function QuotasPanel() {
  const query = useManageConfigQuotaQuery();
  return (
    <PanelFrame title="system.tab.quotas" intro="system.quotas.intro" changes="system.manage">
      <QueryBoundary query={query}>
        {({ quotas, increases }) => (
          <>
            <Cards>
              {quotas.map((quota) => (
                <QuotaCard key={quota.kind} quota={quota} />
              ))}
            </Cards>
            <IncreaseHistory increases={increases} />
          </>
        )}
      </QueryBoundary>
    </PanelFrame>
  );
}
