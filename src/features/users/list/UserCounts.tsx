import { useManageUserCountsQuery } from '@/api/endpoints/management/manageUserApi';
import { getCodeLabel } from '@/contract/codes/codeTable';
import { ROLE } from '@/contract/codes/userCodes';
import { USER_ATTENTION, type UserAttention } from '@/contract/entities/users/systemUser';
import { useLocale } from '@/i18n/languageContext';
import type { MessageId } from '@/i18n/messageIds';
import { ExclamationCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { FormattedNumber, useIntl } from 'react-intl';

import { UserCountRow } from '../userElements';
import * as styles from '../users.module.css';
import type { UserFilterTexts } from './useUserQuery';

interface UserCountsProps {
  readonly chosen: UserFilterTexts;
  readonly onChoose: (filter: UserFilterTexts) => void;
}

const ATTENTION_WORDS: Readonly<Record<UserAttention, MessageId>> = {
  noQueue: 'users.attention.noQueue',
  noGroup: 'users.attention.noGroup',
  neverSignedIn: 'users.attention.neverSignedIn',
  oneTimePassword: 'users.attention.oneTimePassword',
};

const ROLES = ['member', 'leader', 'admin', 'auditor'] as const;

/** Number of users by kind. Each figure filters the list; those that need attention come first. */
export function UserCounts({ chosen, onChoose }: UserCountsProps) {
  const { formatMessage } = useIntl();
  const language = useLocale();
  const { data } = useManageUserCountsQuery();
  if (!data) return <UserCountRow />;
  const open = USER_ATTENTION.filter((kind) => data[kind] > 0 || chosen.attention === kind);
  return (
    <UserCountRow as="fieldset" aria-label={formatMessage({ id: 'users.counts' })}>
      {open.map((kind) => (
        <Count
          key={kind}
          icon={<ExclamationCircleOutlined aria-hidden />}
          words={formatMessage({ id: ATTENTION_WORDS[kind] })}
          count={data[kind]}
          isChosen={chosen.attention === kind}
          onChoose={(isOn) => onChoose({ attention: isOn ? kind : undefined })}
        />
      ))}
      {ROLES.map((role) => (
        <Count
          key={role}
          words={getCodeLabel(ROLE, role, language)}
          count={data[role]}
          isChosen={chosen.role === role}
          onChoose={(isOn) => onChoose({ role: isOn ? role : undefined })}
        />
      ))}
      <Count
        words={formatMessage({ id: 'users.disabled' })}
        count={data.disabled}
        isChosen={chosen.status === 'disabled'}
        onChoose={(isOn) => onChoose({ status: isOn ? 'disabled' : undefined })}
      />
    </UserCountRow>
  );
}

interface CountProps {
  readonly words: string;
  readonly count: number;
  readonly isChosen: boolean;
  readonly onChoose: (isOn: boolean) => void;
  readonly icon?: ReactNode;
}

function Count({ words, count, isChosen, onChoose, icon }: CountProps) {
  return (
    <Button
      size="small"
      icon={icon}
      type={isChosen ? 'primary' : 'default'}
      aria-pressed={isChosen}
      onClick={() => onChoose(!isChosen)}
    >
      {words}{' '}
      <strong className={styles['number']}>
        <FormattedNumber value={count} />
      </strong>
    </Button>
  );
}
