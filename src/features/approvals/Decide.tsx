import type { Approval } from '@/contract/entities/management/approval';
import { Button } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import type { Act, Chosen } from './DecisionDialog';
import { Actions } from './styled';

const canTakeBack = ({ isOwn, state }: Approval): boolean => isOwn && (state === 'waiting' || state === 'granted');

function getActs(row: Approval): readonly Act[] {
  if (row.mayDecide) return ['agree', 'refuse'];
  const look: readonly Act[] = row.cases === null ? [] : ['cases'];
  return canTakeBack(row) ? ['withdraw', ...look] : look;
}

interface DecideProps {
  readonly row: Approval;
  readonly onChoose: (chosen: Chosen) => void;
}

/** Actions of the reader on a request. */
export function Decide({ row, onChoose }: DecideProps) {
  const { formatMessage } = useIntl();
  return (
    <Actions>
      {getActs(row).map((act) => (
        <Button
          key={act}
          size="small"
          aria-label={formatMessage({ id: `approvals.${act}.title` }, { name: row.askerName })}
          onClick={() => onChoose({ act, row })}
        >
          <FormattedMessage id={`approvals.${act}`} />
        </Button>
      ))}
    </Actions>
  );
}
