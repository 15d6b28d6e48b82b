import { takeRevealed } from '@/api/client/revealed';
import { useOwnAccountStartCompanyConfirmationMutation } from '@/api/endpoints/account/companyConfirmationApi';
import { leaveForConfirmation } from '@/browser/session/companyConfirmation';
import { PASSWORD_CONFIRMED_MS } from '@/contract/ourLimits';
import { Button, Modal } from 'antd';
import { FormattedMessage } from 'react-intl';

const WIDTH = 460;
const MINUTES = PASSWORD_CONFIRMED_MS / 60_000;

interface ConfirmAtCompanyDialogProps {
  /** Undefined for a user without a password. */
  readonly onPassword: (() => void) | undefined;
  readonly onCancel: () => void;
}

/** Requires another sign-in at the company before a lasting change is executed (ASVS 7.5.1). The page is left and returns to the same screen. */
export function ConfirmAtCompanyDialog({ onPassword, onCancel }: ConfirmAtCompanyDialogProps) {
  const [start, { isLoading }] = useOwnAccountStartCompanyConfirmationMutation();
  const leave = async (): Promise<void> => {
    const { data } = await start();
    const address = data && takeRevealed(data.address);
    if (address) leaveForConfirmation(address);
  };
  return (
    <Modal
      open
      width={WIDTH}
      title={<FormattedMessage id="confirm.company.title" />}
      mask={{ closable: false }}
      onCancel={onCancel}
      footer={
        <>
          {onPassword && (
            <Button type="text" onClick={onPassword}>
              <FormattedMessage id="confirm.company.password" />
            </Button>
          )}
          <Button onClick={onCancel}>
            <FormattedMessage id="confirm.cancel" />
          </Button>
          <Button type="primary" loading={isLoading} onClick={() => void leave()}>
            <FormattedMessage id="confirm.company.ok" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id="confirm.company.text" />
      </p>
      <p>
        <FormattedMessage id="confirm.company.after" values={{ minutes: MINUTES }} />
      </p>
    </Modal>
  );
}
