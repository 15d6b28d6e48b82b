import { getServerNow } from '@/browser/server/serverClock';
import type { SystemUser } from '@/contract/entities/users/systemUser';
import { getPasswordState } from '@/contract/oneTimePassword';
import { DateTime } from '@/ui/dates/DateTime';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

/** Shows if the password was set by the user, and until when a one-time password is valid for signing in (US-01). */
export function PasswordState({
  user,
}: {
  readonly user: Pick<SystemUser, 'mustChangePassword' | 'oneTimePasswordUntil'>;
}) {
  const [now] = useState(getServerNow);
  return (
    <span>
      <FormattedMessage
        id={`users.password.${getPasswordState(user, now)}`}
        values={{ time: <DateTime at={user.oneTimePasswordUntil} /> }}
      />
    </span>
  );
}
