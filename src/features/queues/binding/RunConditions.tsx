import { Checkbox } from 'antd';
import { FormattedMessage } from 'react-intl';

import type { BindRun } from './useBindRun';
import { MoveReason } from './MoveReason';

/** Required confirmations and input before a dry run can be executed. */
export const RunConditions = ({ run }: { readonly run: BindRun }) => (
  <>
    {run.isOverCapacity && (
      <Checkbox checked={run.isOverConfirmed} onChange={({ target }) => run.confirmOver(target.checked)}>
        <FormattedMessage id="queues.bind.overCapacity" />
      </Checkbox>
    )}
    {run.needsReason && <MoveReason reason={run.reason} onChange={run.setReason} isMissing={run.isReasonMissing} />}
  </>
);
