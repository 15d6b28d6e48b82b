import { MOVING_POLL_MS } from '@/api/client/polling';
import {
  useManageUserManyPasswordsMutation,
  useManageUserManyOperationsQuery,
  useManageUserManyPutAwayMutation,
  useManageUserManyUndoMutation,
} from '@/api/endpoints/management/manageUserApi';
import { useIdempotencyKey } from '@/api/hooks/useIdempotencyKey';
import { useInvalidateUsers } from '@/api/hooks/useInvalidateUsers';
import { SMALL_SCREEN } from '@/browser/page/createMediaQuery';
import { getCodeLabel } from '@/contract/codes/codeTable';
import { USER_ACTION } from '@/contract/codes/userCodes';
import type { UserOperation } from '@/contract/entities/users/userOperation';
import { useLocale } from '@/i18n/languageContext';
import { DateTime } from '@/ui/dates/DateTime';
import { SavedFileNotice } from '@/ui/files/SavedFileNotice';
import { ShareBar } from '@/ui/format/ShareBar';
import { useMedia } from '@/ui/screen/useMedia';
import { DownloadOutlined, DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { SkippedUsers } from './SkippedUsers';
import * as styles from './manyUsers.module.css';

/** The file of the one-time passwords of a reset of many users, as long as one of them can still be used (US-01). */
function PasswordFileLink({ of }: { readonly of: UserOperation }) {
  const [save, saving] = useManageUserManyPasswordsMutation();
  if (of.passwords === null) return null;
  const { count, until } = of.passwords;
  return (
    <>
      <Button
        size="small"
        type="primary"
        icon={<DownloadOutlined />}
        loading={saving.isLoading}
        onClick={() => void save({ id: of.id })}
      >
        <FormattedMessage id="users.passwords.download" values={{ count }} />
      </Button>
      <span>
        <FormattedMessage id="users.passwords.until" values={{ time: <DateTime at={until} /> }} />
      </span>
      <SavedFileNotice saving={saving} done="users.exported" />
    </>
  );
}

type UserOperationsSubject = { readonly of: UserOperation };

const isReset = ({ act }: UserOperation): boolean => act === 'resetPassword';

const overText = (of: UserOperation) => {
  if (of.state === 'failed') return 'users.operation.failed';
  return isReset(of) ? 'users.operation.passwords.done' : 'users.operation.done';
};

const isUnderWay = ({ state }: UserOperation): boolean => state === 'waiting' || state === 'running';

function Left({ of }: UserOperationsSubject) {
  const [isOpen, setOpen] = useState(false);
  const count = of.done - of.changed;
  if (count === 0) return null;
  return (
    <>
      <Button type="link" size="small" onClick={() => setOpen(true)}>
        <FormattedMessage id="users.operation.left" values={{ count }} />
      </Button>
      {isOpen && <SkippedUsers operationId={of.id} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Dismisses an operation. Requires a confirmation if this also deletes a file with unused passwords. */
function PutAway({ of }: UserOperationsSubject) {
  const { formatMessage } = useIntl();
  const [isAsking, setAsking] = useState(false);
  const [putAway, { isLoading }] = useManageUserManyPutAwayMutation();
  const act = (): void => void putAway({ id: of.id });
  return (
    <>
      <Button
        size="small"
        type="text"
        loading={isLoading}
        onClick={() => (of.passwords === null ? act() : setAsking(true))}
      >
        <FormattedMessage id="users.operation.hide" />
      </Button>
      <Modal
        open={isAsking}
        title={formatMessage({ id: 'users.operation.hide.ask' })}
        okText={formatMessage({ id: 'users.operation.hide' })}
        okButtonProps={{ loading: isLoading }}
        cancelText={formatMessage({ id: 'users.cancel' })}
        onOk={act}
        onCancel={() => setAsking(false)}
        destroyOnHidden
      >
        {formatMessage({ id: 'users.operation.hide.text' }, { count: of.passwords?.count ?? 0 })}
      </Modal>
    </>
  );
}

/** Undoes a move or a change of sending rights. The undo is a separate operation with its own progress. */
function Undo({ of }: UserOperationsSubject) {
  const [undo, { isLoading }] = useManageUserManyUndoMutation();
  const once = useIdempotencyKey();
  if (!of.canUndo) return null;
  return (
    <Button
      size="small"
      loading={isLoading}
      onClick={() => void once((idempotencyKey) => undo({ id: of.id, idempotencyKey }))}
    >
      <FormattedMessage id="users.operation.undo" />
    </Button>
  );
}

/** One line; in a small window what can be done with it opens below. */
function Over({ of }: UserOperationsSubject) {
  const { formatMessage } = useIntl();
  const isSmall = useMedia(SMALL_SCREEN);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <strong>
        <FormattedMessage id={overText(of)} values={{ count: of.changed, total: of.total }} />
      </strong>
      {isSmall && (
        <Button
          size="small"
          type="text"
          aria-expanded={isOpen}
          aria-label={formatMessage({ id: 'users.operation.more' })}
          icon={isOpen ? <UpOutlined /> : <DownOutlined />}
          onClick={() => setOpen(!isOpen)}
        />
      )}
      {(isOpen || !isSmall) && (
        <>
          <Left of={of} />
          <PasswordFileLink of={of} />
          <Undo of={of} />
          <PutAway of={of} />
        </>
      )}
    </>
  );
}

function Operation({ of }: UserOperationsSubject) {
  const language = useLocale();
  const tellChanged = useInvalidateUsers();
  const [wasUnderWay] = useState(() => isUnderWay(of));
  const isOver = !isUnderWay(of);
  useEffect(() => {
    if (isOver && wasUnderWay) tellChanged();
  }, [isOver, wasUnderWay, tellChanged]);
  const { formatMessage } = useIntl();
  // New users get their first passwords the same way: nothing was reset then.
  const act = isReset(of)
    ? formatMessage({ id: 'users.operation.passwords' })
    : getCodeLabel(USER_ACTION, of.act, language);
  const words = of.isUndo ? formatMessage({ id: 'users.operation.undone' }, { act }) : act;
  return (
    <section aria-label={words} aria-live="polite" className={styles['operation']} data-state={of.state}>
      <span>{words}</span>
      {isOver ? (
        <Over of={of} />
      ) : (
        <span className={styles['progress']}>
          <FormattedMessage id="users.operation.running" values={{ done: of.done, total: of.total }} />
          <ShareBar part={of.done} of={of.total} />
        </span>
      )}
    </section>
  );
}

/** The caller's bulk operations on users, with progress and result; still listed after a reload (US-01). */
export function UserOperations() {
  const { formatMessage } = useIntl();
  const [isMoving, setMoving] = useState(false);
  const { data = [] } = useManageUserManyOperationsQuery(undefined, {
    pollingInterval: isMoving ? MOVING_POLL_MS : 0,
  });
  const moves = data.some(isUnderWay);
  if (moves !== isMoving) setMoving(moves);
  if (data.length === 0) return null;
  return (
    <section aria-label={formatMessage({ id: 'users.operations' })} className={styles['form']}>
      {data.map((each) => (
        <Operation key={each.id} of={each} />
      ))}
    </section>
  );
}
