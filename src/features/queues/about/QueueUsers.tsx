import { useOlderManagementQueueAgentsQuery } from '@/api/olderManagementQueueApi';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorWithRetry } from '@/ui/ErrorWithRetry';
import { Loading } from '@/ui/Loading';
import { FormattedMessage, useIntl } from 'react-intl';

import { BinderFacts, BinderHeadings } from '../binding/BinderLooks';
import * as styles from '../queues.module.css';

function Users({ id }: { readonly id: string }) {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useOlderManagementQueueAgentsQuery({ queueId: id });
  if (error && !data) return <ErrorWithRetry error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={4} />;
  const users = data.filter(({ ofQueue }) => ofQueue);
  if (users.length === 0) return <EmptyState title={formatMessage({ id: 'queues.about.nobody' })} />;
  return (
    <ul className={styles['agents']}>
      <BinderHeadings />
      {users.map((user) => (
        <li key={user.agentId} className={styles['agent']}>
          <span>{user.name}</span>
          <BinderFacts of={user} />
        </li>
      ))}
    </ul>
  );
}

/** Who works a queue, with what they hold and how they keep promises. */
export function QueueUsers({ id }: { readonly id: string }) {
  return (
    <div>
      <h2 className={styles['subtitle']}>
        <FormattedMessage id="queues.about.users" />
      </h2>
      <Users id={id} />
    </div>
  );
}
