import {
  takeConfirmationArg,
  useOwnAccountFinishCompanyConfirmationMutation,
} from '@/api/endpoints/account/companyConfirmationApi';
import { PASSWORD_CONFIRMED_MS } from '@/contract/ourLimits';
import { Modal } from 'antd';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';

const MINUTES = PASSWORD_CONFIRMED_MS / 60_000;

/** Sends the answer with which the browser came back from the company's sign-in. A refusal is shown as of every call. */
export function CompanyConfirmation() {
  const [finish, { isSuccess, reset }] = useOwnAccountFinishCompanyConfirmationMutation();
  useEffect(() => {
    const answer = takeConfirmationArg();
    if (answer) void finish(answer);
  }, [finish]);
  if (!isSuccess) return null;
  return (
    <Modal
      open
      title={<FormattedMessage id="confirm.company.done" />}
      okText={<FormattedMessage id="confirm.company.close" />}
      cancelButtonProps={{ hidden: true }}
      onOk={reset}
      onCancel={reset}
    >
      <p>
        <FormattedMessage id="confirm.company.repeat" values={{ minutes: MINUTES }} />
      </p>
    </Modal>
  );
}
