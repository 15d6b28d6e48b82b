import { takeRecoveryCodes, useSecondFactorRecoveryCodesMutation } from '@/api/endpoints/account/ownFactorsApi';
import { canUsePasskeys } from '@/browser/device/passkeys';
import type { FactorKind } from '@/contract/codes/signInCodes';
import type { OwnFactors } from '@/contract/entities/users/secondFactor';
import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';

import { FactorCard } from './FactorCard';
import * as styles from './factors.module.css';

interface FactorListProps {
  readonly own: OwnFactors;
  readonly onAdd: (kind: FactorKind) => void;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** List of the user's second factors and recovery codes. */
export function FactorList({ own, onAdd, onCodes }: FactorListProps) {
  const { formatMessage } = useIntl();
  const { factors, recoveryCodesLeft, requiredFrom } = own;
  return (
    <>
      {requiredFrom !== null && (
        <Alert type="info" showIcon title={<RequiredFrom day={requiredFrom} />} className={styles['required'] ?? ''} />
      )}
      {factors.length === 0 ? (
        <p>{formatMessage({ id: 'factors.none' })}</p>
      ) : (
        <ul className={styles['factors']} aria-label={formatMessage({ id: 'factors.title' })}>
          {factors.map((factor) => (
            <FactorCard key={factor.id} factor={factor} isLast={factors.length === 1} />
          ))}
        </ul>
      )}
      {factors.length > 0 && <RecoveryCodeCount left={recoveryCodesLeft} onCodes={onCodes} />}
      <div className={styles['actions']}>
        <Button type="primary" onClick={() => onAdd('totp')}>
          {formatMessage({ id: 'factors.totp.add' })}
        </Button>
        {canUsePasskeys() && (
          <Button onClick={() => onAdd('passkey')}>{formatMessage({ id: 'factors.passkey.add' })}</Button>
        )}
      </div>
    </>
  );
}

function RequiredFrom({ day }: { readonly day: string }) {
  // A calendar day has no time zone.
  const shown = <FormattedDate value={`${day}T00:00:00Z`} timeZone="UTC" dateStyle="medium" />;
  return <FormattedMessage id="factors.required" values={{ day: shown }} />;
}

interface RecoveryCodeCountProps extends Pick<FactorListProps, 'onCodes'> {
  readonly left: number;
}

/** Number of unused recovery codes; new ones replace them after a confirmation. */
function RecoveryCodeCount({ left, onCodes }: RecoveryCodeCountProps) {
  const { formatMessage } = useIntl();
  const [isAsking, setAsking] = useState(false);
  const [renew, { isLoading }] = useSecondFactorRecoveryCodesMutation();
  const act = async (): Promise<void> => {
    const { data } = await renew();
    setAsking(false);
    const codes = data ? takeRecoveryCodes(data) : [];
    if (codes.length > 0) onCodes(codes);
  };
  return (
    <div className={styles['codeCount']}>
      <span>{formatMessage({ id: 'factors.codes.left' }, { count: left })}</span>
      <Button size="small" onClick={() => setAsking(true)}>
        {formatMessage({ id: 'factors.codes.renew' })}
      </Button>
      <Modal
        open={isAsking}
        title={formatMessage({ id: 'factors.codes.renew.ask' })}
        okText={formatMessage({ id: 'factors.codes.renew' })}
        okButtonProps={{ loading: isLoading }}
        cancelText={formatMessage({ id: 'factors.cancel' })}
        onOk={() => void act()}
        onCancel={() => setAsking(false)}
        destroyOnHidden
      >
        {formatMessage({ id: 'factors.codes.renew.text' })}
      </Modal>
    </div>
  );
}
