import { getFailureDetails } from '@/api/client/apiFailure';
import { useManageUserCreateOrUpdateMutation } from '@/api/endpoints/management/manageUserApi';
import { systemUser, type SystemUserInfo } from '@/contract/entities/users/systemUser';
import { usePermission } from '@/ui/screen/currentUser';
import { DateTime } from '@/ui/dates/DateTime';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { getFields, type UserFields } from './userFields';
import { UserForm } from './UserForm';
import { SecondaryText } from '@/ui/screen/screenLayout';

/** Fields of a user, editable or read-only. A concurrent change by another user is reported, and nothing is overwritten (US-01). */
export function EditUser({ user }: { readonly user: SystemUserInfo }) {
  const { formatMessage } = useIntl();
  const mayManage = usePermission('users.manage');
  const [save, { isLoading, error, reset }] = useManageUserCreateOrUpdateMutation();
  // Version read when the form was opened: later data does not change it during editing.
  const [base, setBase] = useState(user);
  const [takenVersion, setTaken] = useState(user.version);
  const submit = async (fields: UserFields): Promise<unknown> => {
    const { data, error: refusal } = await save({ id: base.id, version: base.version, ...fields });
    if (data) setBase({ ...base, ...data.user });
    return refusal;
  };
  // Taken from the refusal, because the page's user may not have been refetched yet.
  const newest = getFailureDetails(error, { name: 'outOfDate', told: systemUser });
  const takeNewest = (): void => {
    reset();
    setBase(user);
    setTaken(user.version);
  };
  return (
    <>
      {newest && (
        <Alert
          type="warning"
          showIcon
          title={formatMessage({ id: 'users.outOfDate' }, { name: newest.modifierName ?? '–' })}
          action={
            <Button size="small" onClick={takeNewest}>
              <FormattedMessage id="users.takeNewest" />
            </Button>
          }
        />
      )}
      <UserForm
        // Another user's version mounts a new form; after a save, the input stays in place.
        key={takenVersion}
        version={base.version}
        initial={getFields(base)}
        button={formatMessage({ id: 'users.save' })}
        isSaving={isLoading}
        role={base.role}
        isLocked={!mayManage}
        onSubmit={submit}
      />
      <Changes user={user} />
    </>
  );
}

function Changes({ user }: { readonly user: SystemUserInfo }) {
  return (
    <SecondaryText as="p">
      <FormattedMessage
        id={user.creatorName === null ? 'users.createdAt' : 'users.created'}
        values={{ name: user.creatorName, time: <DateTime at={user.createdTime} /> }}
      />{' '}
      {user.modifierName !== null && (
        <FormattedMessage
          id="users.modified"
          values={{ name: user.modifierName, time: <DateTime at={user.modifiedTime} /> }}
        />
      )}
    </SecondaryText>
  );
}
