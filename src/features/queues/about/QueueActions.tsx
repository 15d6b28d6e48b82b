import {
  useInstitutionAndQueueDeleteMutation,
  useInstitutionAndQueueEnableMutation,
} from '@/api/endpoints/management/institutionAndQueueApi';
import type { QueueRow } from '@/contract/entities/management/queue';
import { ROUTES } from '@/contract/routes';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';

import { QueueToolRow } from '../queueElements';

interface AskProps {
  readonly of: QueueRow;
  readonly what: 'disable' | 'delete';
  readonly isBusy: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

function Ask({ of: { name, caseCount }, what, isBusy, onYes, onNo }: AskProps) {
  const { formatMessage } = useIntl();
  return (
    <Modal
      open
      title={formatMessage({ id: `queues.${what}` })}
      okText={formatMessage({ id: `queues.${what}` })}
      cancelText={formatMessage({ id: 'queues.cancel' })}
      okButtonProps={{ danger: true }}
      confirmLoading={isBusy}
      onOk={onYes}
      onCancel={onNo}
    >
      <FormattedMessage id={`queues.${what}.ask`} values={{ name, count: caseCount }} />
    </Modal>
  );
}

/** Enables and disables a queue, and deletes an empty one. Actions with a lasting effect require a confirmation. */
export function QueueActions({ of: row }: { readonly of: QueueRow }) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState<AskProps['what']>();
  const [enable, enabling] = useInstitutionAndQueueEnableMutation();
  const [remove, removing] = useInstitutionAndQueueDeleteMutation();
  const switchTo = (enabled: boolean): void => {
    void enable({ id: row.id, enabled });
    setAsking(undefined);
  };
  const removeIt = async (): Promise<void> => {
    const { error } = await remove({ id: row.id });
    setAsking(undefined);
    if (!error) await navigate(ROUTES.queue.path);
  };
  return (
    <QueueToolRow>
      {row.enabled ? (
        <Button loading={enabling.isLoading} onClick={() => setAsking('disable')}>
          <FormattedMessage id="queues.disable" />
        </Button>
      ) : (
        <Button loading={enabling.isLoading} onClick={() => switchTo(true)}>
          <FormattedMessage id="queues.enable" />
        </Button>
      )}
      {row.caseCount === 0 && row.userCount === 0 && (
        <Button danger onClick={() => setAsking('delete')}>
          <FormattedMessage id="queues.delete" />
        </Button>
      )}
      {asking && (
        <Ask
          of={row}
          what={asking}
          isBusy={removing.isLoading}
          onYes={() => (asking === 'disable' ? switchTo(false) : void removeIt())}
          onNo={() => setAsking(undefined)}
        />
      )}
    </QueueToolRow>
  );
}
