import { useSecondFactorListQuery } from '@/api/endpoints/account/ownFactorsApi';
import type { FactorKind } from '@/contract/codes/signInCodes';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { AddPasskey } from './AddPasskey';
import { AddTotp } from './AddTotp';
import { FactorList } from './FactorList';
import { RecoveryCodes } from './RecoveryCodes';
import * as styles from './factors.module.css';

const WIDTH = 560;

interface OwnFactorsDialogProps {
  readonly onClose: () => void;
}

/** Dialog of the user's second factors (ASVS 6.3.3). While recovery codes are shown, it is closed only by their button. */
export function OwnFactorsDialog({ onClose }: OwnFactorsDialogProps) {
  const { formatMessage } = useIntl();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const isShowing = codes.length > 0;
  return (
    <Modal
      open
      width={WIDTH}
      title={formatMessage({ id: 'factors.title' })}
      footer={null}
      closable={!isShowing}
      keyboard={!isShowing}
      mask={{ closable: false }}
      destroyOnHidden
      onCancel={onClose}
    >
      {isShowing ? <RecoveryCodes codes={codes} onDone={() => setCodes([])} /> : <OwnFactors onCodes={setCodes} />}
    </Modal>
  );
}

interface OwnFactorsProps {
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Refetches whenever it opens, because factors change elsewhere. */
function OwnFactors({ onCodes }: OwnFactorsProps) {
  const { formatMessage } = useIntl();
  const [adding, setAdding] = useState<FactorKind | null>(null);
  const query = useSecondFactorListQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error, isFetching, refetch } = query;
  const leave = (): void => setAdding(null);
  const added = (codes: readonly string[]): void => {
    leave();
    onCodes(codes);
  };
  if (adding !== null) {
    const Add = adding === 'totp' ? AddTotp : AddPasskey;
    return <Add other={<Button onClick={leave}>{formatMessage({ id: 'factors.cancel' })}</Button>} onAdded={added} />;
  }
  if (error !== undefined && !isFetching) return <ErrorWithRetry error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading rows={4} />;
  return (
    <>
      <p className={styles['text']}>{formatMessage({ id: 'factors.text' })}</p>
      <FactorList own={data} onAdd={setAdding} onCodes={onCodes} />
    </>
  );
}
