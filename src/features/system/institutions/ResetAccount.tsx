import { useInstitutionalManagementPasswordMutation } from '@/api/endpoints/system/institutionalManagementApi';
import type { InstitutionAccount } from '@/contract/entities/users/institution';
import { isWatcher } from '@/contract/grants';
import { RESET_COMMAND } from '@/contract/oneTimePassword';
import { Button } from 'antd';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { ConfirmDialog } from '../ConfirmDialog';
import * as styles from './institutions.module.css';
import { OneTimePasswordCard } from './OneTimePasswordCard';

interface ResetAccountProps {
  readonly account: InstitutionAccount;
}

/** Creates a one-time password for an account; only the operator can create that of an auditor. */
export function ResetAccount({ account }: ResetAccountProps) {
  if (!isWatcher(account.role)) return <ResetPassword account={account} />;
  return (
    <span className={styles['hint']}>
      <FormattedMessage id="institutions.operatorOnly" values={{ command: <code>{RESET_COMMAND}</code> }} />
    </span>
  );
}

/** Requires a confirmation, and shows the password once. */
function ResetPassword({ account }: ResetAccountProps) {
  const [isAsked, ask] = useState(false);
  const [reset, { data, isLoading, reset: forget }] = useInstitutionalManagementPasswordMutation();
  const store = async (): Promise<void> => {
    await reset({ userId: account.id });
    ask(false);
  };
  return (
    <>
      <Button size="small" onClick={() => ask(true)}>
        <FormattedMessage id="institutions.reset" />
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={<FormattedMessage id="institutions.resetTitle" values={{ name: account.name }} />}
          confirm={<FormattedMessage id="institutions.reset" />}
          isDangerous
          isBusy={isLoading}
          onConfirm={() => void store()}
          onCancel={() => ask(false)}
        >
          <FormattedMessage id="institutions.resetText" />
        </ConfirmDialog>
      )}
      {data && <OneTimePasswordCard {...data} onClose={forget} />}
    </>
  );
}
