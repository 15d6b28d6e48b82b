import { useManageUserGroupLeaderMutation } from '@/api/endpoints/management/manageUserApi';
import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useIntl } from 'react-intl';

import { SecondaryText } from '@/ui/screen/screenLayout';
import { ColleagueSelect } from '../many/ColleagueSelect';
import * as styles from '../users.module.css';

interface GroupLeadersProps {
  readonly id: string;
  readonly name: string;
  readonly leaders: readonly { readonly id: string; readonly name: string }[];
}

/** Leaders of a group: each can be changed back to agent, and another user can become leader (US-01). */
export function GroupLeaders({ id, name, leaders }: GroupLeadersProps) {
  const { formatMessage } = useIntl();
  const [save, { isLoading }] = useManageUserGroupLeaderMutation();
  return (
    <div className={styles['leaders']}>
      {leaders.length === 0 && <SecondaryText>{formatMessage({ id: 'users.groups.leaderless' })}</SecondaryText>}
      {leaders.map((leader) => (
        <div key={leader.id} className={styles['group']}>
          <span>{leader.name}</span>
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined />}
            aria-label={formatMessage({ id: 'users.groups.unlead' }, { person: leader.name, name })}
            disabled={isLoading}
            onClick={() => void save({ id, userId: leader.id, leads: false })}
          />
        </div>
      ))}
      <ColleagueSelect
        label={formatMessage({ id: 'users.groups.lead' }, { name })}
        value={undefined}
        isBusy={isLoading}
        onChange={(userId) => void save({ id, userId, leads: true })}
      />
      <SecondaryText>{formatMessage({ id: 'users.groups.lead.hint' })}</SecondaryText>
    </div>
  );
}
