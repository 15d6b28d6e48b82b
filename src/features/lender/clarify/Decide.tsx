import type { ClarificationRow } from '@/contract/entities/lender/lender';
import { Button } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from '../lender.module.css';
import { AssignDialog } from './AssignDialog';
import { ReturnDialog } from './ReturnDialog';

/** Actions on a pending entry. */
export function Decide({ row }: { readonly row: ClarificationRow }) {
  const { formatMessage } = useIntl();
  const [act, setAct] = useState<'assign' | 'return'>();
  const close = (): void => setAct(undefined);
  const { reference } = row;
  return (
    <span className={styles['actions']}>
      {row.assignable && (
        <Button
          size="small"
          aria-label={formatMessage({ id: 'lender.assign.title' }, { reference })}
          onClick={() => setAct('assign')}
        >
          <FormattedMessage id="lender.assign" />
        </Button>
      )}
      <Button
        size="small"
        aria-label={formatMessage({ id: 'lender.return.title' }, { reference })}
        onClick={() => setAct('return')}
      >
        <FormattedMessage id="lender.return" />
      </Button>
      {act === 'assign' && <AssignDialog row={row} onClose={close} />}
      {act === 'return' && <ReturnDialog row={row} onClose={close} />}
    </span>
  );
}
