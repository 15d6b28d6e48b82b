import {
  useManageUserGroupRemoveMutation,
  useManageUserGroupSaveMutation,
  useManageUserOptionsQuery,
} from '@/api/endpoints/management/manageUserApi';
import { isRejectedWithCode } from '@/api/client/apiFailure';
import { RESULT_CODES } from '@/contract/resultCodes';
import { NAME_MAX } from '@/contract/ourLimits';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { CrownOutlined, DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { UnsavedNote } from '@/ui/unsaved/UnsavedNote';
import { useGuardedClose } from '@/ui/unsaved/useGuardedClose';
import { Button, Input, Modal } from 'antd';
import { type SubmitEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';

import { SecondaryText } from '@/ui/screen/screenLayout';
import { GroupLeaders } from './GroupLeaders';
import * as styles from '../users.module.css';

/** Administrative groups: add, rename, show the leaders, and remove an unused one (US-01). */
export function GroupDialog({ onClose }: { readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useManageUserOptionsQuery();
  return (
    <Modal
      open
      title={formatMessage({ id: 'users.groups' })}
      footer={null}
      onCancel={useGuardedClose(onClose)}
      mask={{ closable: false }}
      destroyOnHidden
    >
      {error !== undefined && <ErrorWithRetry error={error} onRetry={() => void refetch()} />}
      {!data && error === undefined && <Loading rows={4} />}
      <ul className={styles['groups']}>
        {data?.groups.map((group) => (
          <Group key={group.id} {...group} />
        ))}
      </ul>
      <GroupName label={formatMessage({ id: 'users.groups.new' })} button={formatMessage({ id: 'users.groups.add' })} />
    </Modal>
  );
}

interface GroupProps {
  readonly id: string;
  readonly name: string;
  readonly userCount: number;
  readonly leaders: readonly { readonly id: string; readonly name: string }[];
}

function Group({ id, name, userCount, leaders }: GroupProps) {
  const { formatMessage } = useIntl();
  const [isEdited, setEdited] = useState(false);
  const [isLed, setLed] = useState(false);
  if (isEdited) {
    return (
      <li>
        <GroupName
          id={id}
          name={name}
          label={formatMessage({ id: 'users.groups.rename' }, { name })}
          button={formatMessage({ id: 'users.save' })}
          onDone={() => setEdited(false)}
        />
      </li>
    );
  }
  return (
    <li>
      <div className={styles['group']}>
        <span>{name}</span>
        <SecondaryText>
          {formatMessage(
            { id: leaders.length > 0 ? 'users.groups.led' : 'users.groups.count' },
            { count: userCount, names: leaders.map((each) => each.name).join(', ') },
          )}
        </SecondaryText>
        <Button
          type="text"
          size="small"
          icon={<CrownOutlined />}
          aria-label={formatMessage({ id: 'users.groups.leaders' }, { name })}
          aria-expanded={isLed}
          onClick={() => setLed(!isLed)}
        />
        <Button
          type="text"
          size="small"
          icon={<EditOutlined />}
          aria-label={formatMessage({ id: 'users.groups.rename' }, { name })}
          onClick={() => setEdited(true)}
        />
        <RemoveGroup id={id} name={name} />
      </div>
      {isLed && <GroupLeaders id={id} name={name} leaders={leaders} />}
    </li>
  );
}

/** Requires a confirmation before a group is removed; the server reports the remaining obstacles. */
function RemoveGroup({ id, name }: Pick<GroupProps, 'id' | 'name'>) {
  const { formatMessage } = useIntl();
  const [isAsking, setAsking] = useState(false);
  const [remove, { isLoading }] = useManageUserGroupRemoveMutation();
  const act = async (): Promise<void> => {
    await remove({ id });
    setAsking(false);
  };
  return (
    <>
      <Button
        type="text"
        size="small"
        icon={<DeleteOutlined />}
        aria-label={formatMessage({ id: 'users.groups.remove' }, { name })}
        onClick={() => setAsking(true)}
      />
      <Modal
        open={isAsking}
        title={formatMessage({ id: 'users.groups.remove.ask' }, { name })}
        okText={formatMessage({ id: 'users.groups.removeIt' })}
        okButtonProps={{ danger: true, loading: isLoading }}
        cancelText={formatMessage({ id: 'users.cancel' })}
        onOk={() => void act()}
        onCancel={() => setAsking(false)}
        destroyOnHidden
      >
        {formatMessage({ id: 'users.groups.remove.text' })}
      </Modal>
    </>
  );
}

interface GroupNameProps {
  readonly id?: string;
  readonly name?: string;
  readonly label: string;
  readonly button: string;
  readonly onDone?: () => void;
}

function GroupName({ id, name = '', label, button, onDone }: GroupNameProps) {
  const [text, setText] = useState(name);
  const faultId = useId();
  const { formatMessage } = useIntl();
  const [save, { isLoading, error, reset }] = useManageUserGroupSaveMutation();
  const isTaken = isRejectedWithCode(error, RESULT_CODES.nameTaken.code);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const saved = await save({ name: text.trim(), ...(id !== undefined && { id }) });
    if (saved.error) return;
    setText('');
    onDone?.();
  };
  return (
    <>
      <form className={styles['group']} onSubmit={(event) => void submit(event)}>
        <UnsavedNote isChanged={text !== name} />
        <Input
          aria-label={label}
          placeholder={label}
          maxLength={NAME_MAX}
          value={text}
          aria-invalid={isTaken}
          {...(isTaken && { status: 'error', 'aria-describedby': faultId })}
          onChange={({ target }) => {
            setText(target.value);
            reset();
          }}
        />
        <Button htmlType="submit" loading={isLoading} disabled={text.trim() === ''}>
          {button}
        </Button>
      </form>
      {isTaken && (
        <p id={faultId} role="alert" className={styles['fault']}>
          {formatMessage({ id: 'users.groups.taken' })}
        </p>
      )}
    </>
  );
}
