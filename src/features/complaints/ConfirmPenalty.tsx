import * as facts from '@/ui/theme/facts.module.css';
import { Money } from '@/ui/format/Money';
import { Modal } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

/** A penalty as it was filled in. */
export interface PenaltyDraft {
  readonly userId: string;
  readonly irregularities: string;
  readonly processResult: string;
  /** The fine; null: none. */
  readonly amount: number | null;
}

interface ConfirmPenaltyProps {
  readonly penalty: PenaltyDraft;
  readonly name: string;
  readonly currency: string | undefined;
  readonly onIssue: () => void;
  readonly onCancel: () => void;
}

/** Requires a confirmation before a penalty is issued, and shows the complete text for the person. */
export function ConfirmPenalty({ penalty, name, currency, onIssue, onCancel }: ConfirmPenaltyProps) {
  const { formatMessage } = useIntl();
  return (
    <Modal
      open
      title={formatMessage({ id: 'complaints.penalty.confirm' }, { name })}
      okText={formatMessage({ id: 'complaints.penalty.issue' })}
      okButtonProps={{ danger: true }}
      cancelText={formatMessage({ id: 'complaints.cancel' })}
      onOk={onIssue}
      onCancel={onCancel}
      destroyOnHidden
    >
      <p>
        <FormattedMessage id="complaints.penalty.confirm.text" values={{ name }} />
      </p>
      <dl className={facts['facts']}>
        <dt>
          <FormattedMessage id="complaints.penalty.irregularities" />
        </dt>
        <dd>{penalty.irregularities}</dd>
        <dt>
          <FormattedMessage id="complaints.penalty.processResult" />
        </dt>
        <dd>{penalty.processResult}</dd>
        {penalty.amount !== null && (
          <>
            <dt>
              <FormattedMessage id="complaints.penalty.fine" />
            </dt>
            <dd>
              <strong>
                <Money amount={penalty.amount} currency={currency} />
              </strong>
            </dd>
          </>
        )}
      </dl>
    </Modal>
  );
}
