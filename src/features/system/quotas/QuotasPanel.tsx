import { useManageConfigQuotaQuery } from '@/api/endpoints/system/manageConfigApi';

import { QueryBoundary } from '../QueryBoundary';
import { PanelFrame } from '../PanelFrame';
import { Cards } from '../styled';
import { IncreaseHistory } from './IncreaseHistory';
import { QuotaCard } from './QuotaCard';

/** Remaining liveness and face checks, and the history of additions (SY-01). */
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
