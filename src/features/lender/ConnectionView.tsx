import {
  useLenderApiKeysMutation,
  useLenderKeyQuery,
  useLenderMakeKeyMutation,
} from '@/api/endpoints/management/lenderApi';
import { getCodeLabel } from '@/contract/codes/codeTable';
import { PERMISSION_NAME } from '@/contract/codes/permissionCodes';
import { useLocale } from '@/i18n/languageContext';
import { usePermission } from '@/ui/screen/currentUser';
import { DateTime } from '@/ui/dates/DateTime';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { SavedFileNotice } from '@/ui/files/SavedFileNotice';
import { Loading } from '@/ui/feedback/Loading';
import { Button, Checkbox, Modal } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './lender.module.css';
import { LenderHint } from './lenderElements';

/** The key that the lender's server signs its calls with: whether there is one, and another in its place (MI-01). */
export function ConnectionView() {
  const { data, error, isFetching, refetch } = useLenderKeyQuery();
  const mayManage = usePermission('lender.manage');
  if (error !== undefined && !isFetching) return <ErrorWithRetry error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={3} />;
  const { createdTime, actorName, acceptsApiKeys } = data;
  return (
    <section className={styles['form']}>
      <LenderHint>
        <FormattedMessage id="lender.key.hint" />
      </LenderHint>
      <p className={styles['fact']}>
        {createdTime === null ? (
          <FormattedMessage id="lender.key.none" />
        ) : (
          <FormattedMessage id="lender.key.made" values={{ name: actorName, time: <DateTime at={createdTime} /> }} />
        )}
      </p>
      {mayManage && <MakeKey hasKey={createdTime !== null} />}
      <AcceptApiKeys isAccepted={acceptsApiKeys} isLocked={!mayManage} />
    </section>
  );
}

/** Accepts API keys for the lender's events, or no longer (docs/api-keys.md). */
function AcceptApiKeys({ isAccepted, isLocked }: { readonly isAccepted: boolean; readonly isLocked: boolean }) {
  const language = useLocale();
  const [save, { isLoading }] = useLenderApiKeysMutation();
  const scope = getCodeLabel(PERMISSION_NAME, 'lender.manage', language);
  return (
    <div>
      <Checkbox
        checked={isAccepted}
        disabled={isLocked || isLoading}
        onChange={({ target }) => void save({ accepted: target.checked })}
      >
        <FormattedMessage id="lender.apiKeys" />
      </Checkbox>
      <LenderHint>
        <FormattedMessage id="lender.apiKeys.hint" values={{ scope }} />
      </LenderHint>
    </div>
  );
}

function MakeKey({ hasKey }: { readonly hasKey: boolean }) {
  const { formatMessage } = useIntl();
  const [isAsking, setAsking] = useState(false);
  const [make, making] = useLenderMakeKeyMutation();
  const words = formatMessage({ id: hasKey ? 'lender.key.replace' : 'lender.key.make' });
  const run = (): void => {
    setAsking(false);
    void make();
  };
  return (
    <div className={styles['head']}>
      <Button
        type={hasKey ? 'default' : 'primary'}
        loading={making.isLoading}
        onClick={() => (hasKey ? setAsking(true) : run())}
      >
        {words}
      </Button>
      <SavedFileNotice saving={making} done="lender.key.saved" />
      {isAsking && (
        <Modal
          open
          title={words}
          okText={words}
          okButtonProps={{ danger: true }}
          cancelText={formatMessage({ id: 'lender.cancel' })}
          onOk={run}
          onCancel={() => setAsking(false)}
        >
          <FormattedMessage id="lender.key.sure" />
        </Modal>
      )}
    </div>
  );
}
