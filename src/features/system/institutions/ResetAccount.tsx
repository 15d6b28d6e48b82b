import { useInstitutionalManagementPasswordMutation } from '@/api/institutionalManagementApi';
import type { InstitutionAccount } from '@/contract/entities/institution';
import { Button } from 'antd';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { ConfirmDialog } from '../ConfirmDialog';
import { OneTimePasswordShown } from './OneTimePasswordShown';

/** Gives an account a one-time password, after asking, and shows it this once. */
export function ResetAccount({ account }: { readonly account: InstitutionAccount }) {
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
      {data && <OneTimePasswordShown {...data} onClose={forget} />}
    </>
  );
}
