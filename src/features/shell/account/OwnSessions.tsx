import { useOwnAccountEndOwnSessionsMutation } from '@/api/endpoints/account/ownSessionsApi';
import type { OwnSession } from '@/contract/entities/users/ownAccount';
import { Button, Modal } from 'antd';
import { useState, type RefObject, useRef } from 'react';
import { useIntl } from 'react-intl';

import { OwnSessionCard } from './OwnSessionCard';
import * as styles from './ownSessions.module.css';

interface EndOtherSessionsProps {
  readonly count: number;
  readonly onEnd: () => Promise<void>;
}

/** Ends all sessions but this one, after a confirmation. */
function EndOtherSessions({ count, onEnd }: EndOtherSessionsProps) {
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

/** List of the user's sessions. Announces an ended session; the focus stays in the list. */
export function OwnSessions({ sessions }: { readonly sessions: readonly OwnSession[] }) {
  const { formatMessage } = useIntl();
  const list = useRef<HTMLUListElement>(null);
  const { end, ending, ended } = useEnding(list);
  const others = sessions.filter(({ isThis }) => !isThis).length;
  const message = ended === undefined ? undefined : formatMessage({ id: 'sessions.ended' }, { count: ended });
  const alone = others === 0 ? formatMessage({ id: 'sessions.only' }) : undefined;
  return (
    <>
      <ul ref={list} tabIndex={-1} className={styles['sessions']} aria-label={formatMessage({ id: 'sessions.title' })}>
        {sessions.map((session) => (
          <OwnSessionCard
            key={session.id}
            session={session}
            isEnding={ending === session.id}
            onEnd={() => void end(session.id)}
          />
        ))}
      </ul>
      <div className={styles['foot']}>
        <output className={styles['told']}>{[message, alone].filter(Boolean).join(' ')}</output>
        {others > 0 && <EndOtherSessions count={others} onEnd={() => end(null)} />}
      </div>
    </>
  );
}

/** Ends one session; null ends all others. */
function useEnding(list: RefObject<HTMLUListElement | null>) {
  const [send, { data, isLoading, originalArgs }] = useOwnAccountEndOwnSessionsMutation();
  return {
    ending: isLoading ? originalArgs?.id : undefined,
    ended: data?.ended,
    end: async (id: string | null): Promise<void> => {
      await send({ id });
      // The pressed button is unmounted with its session.
      list.current?.focus();
    },
  };
}
