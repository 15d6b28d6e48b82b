import type { Approval } from '@/contract/entities/approval';
import { Button } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { AgreeDialog } from './AgreeDialog';
import { RefuseDialog } from './RefuseDialog';
import { Actions } from './styled';
import { WithdrawDialog } from './WithdrawDialog';

const DIALOGS = { agree: AgreeDialog, refuse: RefuseDialog, withdraw: WithdrawDialog } as const;

type Act = keyof typeof DIALOGS;

const canTakeBack = ({ isOwn, state }: Approval): boolean => isOwn && (state === 'waiting' || state === 'granted');

function actsOf(row: Approval): readonly Act[] {
  if (row.mayDecide) return ['agree', 'refuse'];
  return canTakeBack(row) ? ['withdraw'] : [];
}

/** What the reader can do about a request. */
export function Decide({ row }: { readonly row: Approval }) {
  const { formatMessage } = useIntl();
  const [act, setAct] = useState<Act>();
  const Dialog = act && DIALOGS[act];
  return (
    <Actions>
      {actsOf(row).map((name) => (
        <Button
          key={name}
          size="small"
          aria-label={formatMessage({ id: `approvals.${name}.title` }, { name: row.askerName })}
          onClick={() => setAct(name)}
        >
          <FormattedMessage id={`approvals.${name}`} />
        </Button>
      ))}
      {Dialog && <Dialog row={row} onClose={() => setAct(undefined)} />}
    </Actions>
  );
}
