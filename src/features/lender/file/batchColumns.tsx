import { LENDER_HANDLE } from '@/contract/codes/lenderCodes';
import type { LenderBatchRow } from '@/contract/entities/lender/lenderUpload';
import type { LENDER_BATCH_LIST } from '@/contract/lists/lenderLists';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { DateTime } from '@/ui/dates/DateTime';
import type { ListCells } from '@/ui/list/ListTable';
import { SecondaryText } from '@/ui/screen/screenLayout';
import { ShareBar } from '@/ui/format/ShareBar';
import { FormattedMessage, FormattedNumber } from 'react-intl';

import { LenderNumberText, LenderStack } from '../lenderElements';
import { RejectedCount } from '../RejectedCount';

type Cells = ListCells<typeof LENDER_BATCH_LIST, LenderBatchRow>;
type BatchTableRow = { readonly row: LenderBatchRow };

/** Returns true if some of its events are still to be processed. */
export const isBatchRunning = ({ finishedTime }: LenderBatchRow): boolean => finishedTime === null;

const Progress = ({ row }: BatchTableRow) => (
  <LenderStack>
    <FormattedMessage id="lender.batch.done" values={{ done: row.done, fresh: row.fresh }} />
    {isBatchRunning(row) && <ShareBar part={row.done} of={row.fresh} />}
  </LenderStack>
);

const Came = ({ row }: BatchTableRow) => (
  <LenderStack>
    <LenderNumberText>{row.fileName}</LenderNumberText>
    {row.actorName !== null && <SecondaryText>{row.actorName}</SecondaryText>}
  </LenderStack>
);

const turned = (name: 'known' | 'contradictory'): Cells[typeof name] => ({
  width: 120,
  align: 'right',
  render: (_, row) => <RejectedCount count={row[name]} answer={name} of={{ batchId: row.id }} />,
});

const count = (name: 'rows' | 'fresh'): Cells[typeof name] => ({
  width: 120,
  align: 'right',
  render: (_, row) => <FormattedNumber value={row[name]} />,
});

/** Cell renderers of the lender's files. */
export const BATCH_CELLS: Cells = {
  created: { width: 140, render: (_, { createdTime }) => <DateTime at={createdTime} /> },
  name: { width: 200, render: (_, row) => <Came row={row} /> },
  handleType: { width: 170, render: (_, { handleType }) => <CodeLabel table={LENDER_HANDLE} code={handleType} /> },
  rows: count('rows'),
  fresh: count('fresh'),
  known: turned('known'),
  contradictory: turned('contradictory'),
  progress: { width: 170, render: (_, row) => <Progress row={row} /> },
  finished: { width: 140, render: (_, { finishedTime }) => <DateTime at={finishedTime} /> },
};
