import type { UserSheetPreview, UserSheetProblem } from '@/contract/entities/users/userSheet';
import { FILE_FAULT, type FileFault } from '@/contract/codes/listCodes';
import { AMOUNT_MAX, NAME_MAX } from '@/contract/ourLimits';
import type { MessageId } from '@/i18n/messageIds';
import { Table, type TableColumnsType } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { UserSheetSection } from '../userElements';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { SheetCells } from '@/ui/files/SheetCells';

type Faults = UserSheetPreview['faultGroups'][number];

/** Faults described by the messages for all files. */
type FileProblem = Extract<UserSheetProblem, FileFault>;

const isOfAllFiles = (problem: UserSheetProblem): problem is FileProblem => Object.hasOwn(FILE_FAULT, problem);

const WORDS: Readonly<Record<Exclude<UserSheetProblem, FileProblem>, MessageId>> = {
  missing: 'users.fault.missing',
  badUsername: 'users.fault.badUsername',
  badEmail: 'users.fault.badEmail',
  unknownCode: 'users.fault.unknownCode',
  unknownGroup: 'users.fault.unknownGroup',
  unknownQueue: 'users.fault.unknownQueue',
  notYesOrNo: 'users.fault.notYesOrNo',
  badNumber: 'users.fault.badNumber',
  targetRange: 'users.fault.targetRange',
  badIdCard: 'users.fault.badIdCard',
  tooLong: 'users.fault.tooLong',
  takenUsername: 'users.fault.taken',
  takenEmail: 'users.fault.taken',
  takenIdCard: 'users.fault.taken',
  twiceUsername: 'users.fault.twice',
  twiceEmail: 'users.fault.twice',
  twiceIdCard: 'users.fault.twice',
};

/** Faults of the spreadsheet by row and column as the spreadsheet program shows them. The same fault in many cells is one line. */
export function SheetErrors({ preview }: { readonly preview: UserSheetPreview }) {
  const { formatMessage } = useIntl();
  const columns: TableColumnsType<Faults> = [
    {
      key: 'cell',
      title: formatMessage({ id: 'users.sheet.cell' }),
      render: (_, { cells, count }) => <SheetCells cells={cells} count={count} />,
      width: 220,
    },
    { key: 'heading', title: formatMessage({ id: 'users.sheet.column' }), dataIndex: 'heading', width: 160 },
    {
      key: 'value',
      title: formatMessage({ id: 'users.sheet.value' }),
      render: (_, { values }) => (values.length === 0 ? '–' : values.join(', ')),
      width: 260,
    },
    {
      key: 'problem',
      title: formatMessage({ id: 'users.sheet.problem' }),
      render: (_, faults) => <ProblemText {...faults} />,
    },
  ];
  return (
    <UserSheetSection aria-label={formatMessage({ id: 'users.sheet.toMend' })}>
      <h2>{formatMessage({ id: 'users.sheet.toMend' })}</h2>
      <Table<Faults>
        size="small"
        pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
        rowKey={({ heading, problem }) => `${heading} ${problem}`}
        columns={columns}
        dataSource={[...preview.faultGroups]}
      />
    </UserSheetSection>
  );
}

/** Describes a fault. A single duplicate names the row of the first occurrence; several do not. */
function ProblemText({ problem, firstRow, count }: Faults) {
  if (isOfAllFiles(problem)) return <CodeLabel table={FILE_FAULT} code={problem} />;
  const words = WORDS[problem];
  const id = words === 'users.fault.twice' && count > 1 ? 'users.fault.twiceMany' : words;
  return <FormattedMessage id={id} values={{ row: firstRow ?? '', most: NAME_MAX, amount: AMOUNT_MAX }} />;
}
