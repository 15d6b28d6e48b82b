import { useManageConfigStandardsQuery } from '@/api/endpoints/system/manageConfigApi';
import { RemoteSelect } from '@/ui/form/RemoteSelect';
import { SearchField } from '@/ui/list/SearchBar';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { useIntl } from 'react-intl';

import { QueryBoundary } from '../QueryBoundary';
import { PanelFrame } from '../PanelFrame';
import { NarrowBlock } from '../systemElements';
import { StandardsForm } from './StandardsForm';

/** Target and weight of each indicator on a day, for all queues or for one (SY-01). */
export function StandardsPanel() {
  const { formatMessage } = useIntl();
  const [params, setParams] = useSearchParams();
  const queueId = params.get('queue') ?? undefined;
  const query = useManageConfigStandardsQuery(queueId === undefined ? {} : { queueId });
  // Data of another queue must not be edited as this one's.
  const data = query.currentData;
  const label = formatMessage({ id: 'system.standards.queue' });
  const choose = (chosen: string | undefined): void =>
    setParams({ tab: 'standards', ...(chosen !== undefined && { queue: chosen }) });
  return (
    <PanelFrame title="system.tab.standards" intro="system.standards.intro" changes="system.manage">
      <NarrowBlock>
        <SearchField label={label}>
          <RemoteSelect
            label={label}
            value={queueId}
            options={query.data?.queues.map(({ id, name, isOwn }) => ({
              value: id,
              label: isOwn ? formatMessage({ id: 'system.standards.own' }, { name }) : name,
            }))}
            onChange={choose}
          />
        </SearchField>
      </NarrowBlock>
      <QueryBoundary query={{ ...query, data }}>
        {(shown) => <StandardsForm key={queueId} queueId={queueId ?? null} shown={shown} />}
      </QueryBoundary>
    </PanelFrame>
  );
}
