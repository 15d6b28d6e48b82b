import type { WhiteListCheck } from '@/contract/entities/users/whitelist';
import { FormattedMessage } from 'react-intl';

import { ConfirmDialog } from '../ConfirmDialog';
import { Hint, LineOf, Rows } from '../styled';

/** Maximum number of named users; the others are counted. */
const NAMED = 12;

interface EndedSessionsProps {
  readonly outside: WhiteListCheck['outside'];
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Users who are signed out when the list is saved. */
export function EndedSessions({ outside, ...asked }: EndedSessionsProps) {
  return (
    <ConfirmDialog
      {...asked}
      isDangerous
      title={<FormattedMessage id="system.whitelist.ends" values={{ count: outside.length }} />}
      confirm={<FormattedMessage id="system.whitelist.endThem" />}
    >
      <Rows as="ul">
        {outside.slice(0, NAMED).map(({ id, name, username, address }) => (
          <LineOf key={`${id} ${address}`} as="li">
            {name} <Hint>{username}</Hint> <strong>{address}</strong>
          </LineOf>
        ))}
      </Rows>
      {outside.length > NAMED && (
        <Hint as="p">
          <FormattedMessage id="system.more" values={{ count: outside.length - NAMED }} />
        </Hint>
      )}
    </ConfirmDialog>
  );
}
