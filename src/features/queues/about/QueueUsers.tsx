import { useOlderManagementQueueAgentsQuery } from '@/api/endpoints/management/olderManagementQueueApi';
import type { Binder } from '@/contract/entities/management/binding';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { FormattedMessage, useIntl } from 'react-intl';

import { QueueAgentTable } from '../binding/QueueAgentTable';
import { QueueSubtitle } from '../queueElements';

const getName = ({ name }: Binder) => name;

function Users({ id }: { readonly id: string }) {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useOlderManagementQueueAgentsQuery({ queueId: id });
  if (error && !data) return <ErrorWithRetry error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={4} />;
  const users = data.filter(({ ofQueue }) => ofQueue);
  if (users.length === 0) return <EmptyState isLine title={formatMessage({ id: 'queues.about.nobody' })} />;
  return <QueueAgentTable label={formatMessage({ id: 'queues.about.users' })} agents={users} name={getName} />;
}

/** Users of a queue, with their number of cases and their rate of kept promises. */
export function QueueUsers({ id }: { readonly id: string }) {
  return (
    <div>
      <QueueSubtitle>
        <FormattedMessage id="queues.about.users" />
      </QueueSubtitle>
      <Users id={id} />
    </div>
  );
}
