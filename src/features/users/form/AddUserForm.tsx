import { useManageUserCreateOrUpdateMutation } from '@/api/endpoints/management/manageUserApi';
import { takeRevealed } from '@/api/client/revealed';
import { getUserInfoPath } from '@/contract/routes';
import { leaveUnconfirmed } from '@/ui/unsaved/unsavedWork';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';

import { OneTimePassword } from '../security/OneTimePassword';
import { NEW_USER, type UserFields } from './userFields';
import { UserForm } from './UserForm';

interface NewUser {
  readonly id: string;
  readonly username: string;
  readonly password: string;
}

/** Adds one user and shows the one-time password once (US-01). */
export function AddUserForm() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [save, { isLoading }] = useManageUserCreateOrUpdateMutation();
  // Local state of this component: lost when it closes.
  const [added, setAdded] = useState<NewUser>();
  // The form's content is already saved.
  const goTo = (address: string): void => leaveUnconfirmed(() => void navigate(address));
  const submit = async (fields: UserFields): Promise<unknown> => {
    const { data, error } = await save(fields);
    if (!data) return error;
    const { id, username } = data.user;
    // Only the operator can create an auditor's password: the user's page explains it.
    if (data.passwordHandle === null) {
      goTo(`${getUserInfoPath(id)}?view=security`);
      return undefined;
    }
    setAdded({ id, username, password: takeRevealed(data.passwordHandle) ?? '' });
    return undefined;
  };
  return (
    <>
      <UserForm initial={NEW_USER} button={formatMessage({ id: 'users.add' })} isSaving={isLoading} onSubmit={submit} />
      {added && <OneTimePassword {...added} onClose={() => goTo(getUserInfoPath(added.id))} />}
    </>
  );
}
