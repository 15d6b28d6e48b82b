import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';

interface EndOtherSessionsProps {
  readonly count: number;
  readonly onEnd: () => Promise<void>;
}

/** Ends all sessions but this one, after a confirmation. */
export function EndOtherSessions({ count, onEnd }: EndOtherSessionsProps) {
  const { formatMessage } = useIntl();
  const [asks, setAsks] = useState<'no' | 'yes' | 'ends'>('no');
  const act = async (): Promise<void> => {
    setAsks('ends');
    await onEnd();
    setAsks('no');
  };
  return (
    <>
      <Button danger onClick={() => setAsks('yes')}>
        {formatMessage({ id: 'sessions.others' })}
      </Button>
      <Modal
        open={asks !== 'no'}
        title={formatMessage({ id: 'sessions.ask' })}
        okText={formatMessage({ id: 'sessions.others' })}
        okButtonProps={{ danger: true, loading: asks === 'ends' }}
        cancelText={formatMessage({ id: 'sessions.cancel' })}
        onOk={() => void act()}
        onCancel={() => setAsks('no')}
        destroyOnHidden
      >
        {formatMessage({ id: 'sessions.ask.text' }, { count })}
      </Modal>
    </>
  );
}
