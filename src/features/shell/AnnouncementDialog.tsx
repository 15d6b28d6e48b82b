import { useLazyMsgQueryMsgQuery, useMsgUpdateReadMsgMutation } from '@/api/endpoints/account/msgApi';
import type { Announcement } from '@/contract/entities/messages/announcement';
import { PAGE_SIZE_MESSAGES } from '@/contract/limits';
import { AnnouncementCard } from '@/ui/announcement/AnnouncementCard';
import { announcementMachine, type AnnouncementInput } from '@/machines/announcementMachine';
import { getInspectOptions } from '@/machines/machineInspection';
import { useMachine } from '@xstate/react';
import { Alert, Button, Modal } from 'antd';
import { useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { fromPromise } from 'xstate';

import * as styles from './announcementDialog.module.css';

interface AnnouncementDialogProps extends AnnouncementInput {
  readonly onClose: () => void;
}

function useAnnouncements({ items, total }: AnnouncementInput) {
  const [markRead] = useMsgUpdateReadMsgMutation();
  const [ask] = useLazyMsgQueryMsgQuery();
  const machine = useMemo(
    () =>
      announcementMachine.provide({
        actors: {
          mark: fromPromise<unknown, string>(({ input }) => markRead({ msgId: input }).unwrap()),
          // The previous ones are read now, so the next unread ones start at the first again.
          fetchMore: fromPromise<readonly Announcement[]>(async () => {
            const page = await ask({ page: 1, size: PAGE_SIZE_MESSAGES, status: '0' }).unwrap();
            return page.result;
          }),
        },
      }),
    [markRead, ask],
  );
  return useMachine(machine, { ...getInspectOptions(), input: { items, total } });
}

/** Announcement dialog (SH-05): one at a time, each marked as read while it is displayed. */
export function AnnouncementDialog({ items, total, onClose }: AnnouncementDialogProps) {
  const { formatMessage } = useIntl();
  const [state, send] = useAnnouncements({ items, total });
  const { context } = state;
  const shown = context.items[context.at];
  const isLast = context.at + 1 >= Math.max(context.total, context.items.length);
  const isOver = state.matches('over');
  const isBusy = state.matches('marking') || state.matches('fetching');
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  const place = { position: context.at + 1, total: Math.max(context.total, context.items.length) };
  return (
    <Modal
      open
      width={560}
      onCancel={onClose}
      title={
        <span className={styles['heading']}>
          {formatMessage({ id: 'announcement.title' })}
          <span className={styles['counter']} title={formatMessage({ id: 'announcement.counterHeard' }, place)}>
            {formatMessage({ id: 'announcement.counter' }, place)}
          </span>
        </span>
      }
      footer={
        <div className={styles['buttons']}>
          <Button disabled={context.at === 0} onClick={() => send({ type: 'PREVIOUS' })}>
            {formatMessage({ id: 'announcement.previous' })}
          </Button>
          <Button
            type="primary"
            disabled={!state.matches('read')}
            loading={isBusy && { delay: 300 }}
            onClick={() => send({ type: isLast ? 'ATTENTION' : 'NEXT' })}
          >
            {formatMessage({ id: isLast ? 'announcement.attention' : 'announcement.next' })}
          </Button>
        </div>
      }
    >
      {shown && <AnnouncementCard announcement={shown} />}
      {state.matches('notMarked') && <Failed what="notMarked" onRetry={() => send({ type: 'RETRY' })} />}
      {state.matches('notFetched') && <Failed what="notFetched" onRetry={() => send({ type: 'RETRY' })} />}
    </Modal>
  );
}

interface FailedProps {
  readonly what: 'notMarked' | 'notFetched';
  readonly onRetry: () => void;
}

function Failed({ what, onRetry }: FailedProps) {
  const { formatMessage } = useIntl();
  return (
    <Alert
      type="error"
      showIcon
      title={formatMessage({ id: `announcement.${what}` })}
      action={
        <Button size="small" onClick={onRetry}>
          {formatMessage({ id: 'announcement.markAgain' })}
        </Button>
      }
    />
  );
}
