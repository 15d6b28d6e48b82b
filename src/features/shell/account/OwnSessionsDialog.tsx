import { useOwnAccountOwnSessionsQuery } from '@/api/endpoints/account/ownSessionsApi';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { Modal } from 'antd';
import { useIntl } from 'react-intl';

import { OwnSessions } from './OwnSessions';
import * as styles from './ownSessions.module.css';

const WIDTH = 560;

interface OwnSessionsDialogProps {
  readonly onClose: () => void;
}

/** Dialog with the user's active sessions, which can be ended (ASVS 7.5.2). */
export function OwnSessionsDialog({ onClose }: OwnSessionsDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Modal
      open
      width={WIDTH}
      title={formatMessage({ id: 'sessions.title' })}
      footer={null}
      destroyOnHidden
      onCancel={onClose}
    >
      <p className={styles['text']}>{formatMessage({ id: 'sessions.text' })}</p>
      <Asked />
    </Modal>
  );
}

/** Refetches whenever it opens, because sessions begin and end elsewhere. */
function Asked() {
  const query = useOwnAccountOwnSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error, isFetching, refetch } = query;
  if (error !== undefined && !isFetching) return <ErrorWithRetry error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading rows={4} />;
  return <OwnSessions sessions={data} />;
}
