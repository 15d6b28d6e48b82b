import type { UserSheetPreview, UserSheetProblem } from '@/contract/entities/userSheet';
import type { MessageId } from '@/i18n/messageIds';
import { Table, type TableColumnsType } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { SheetPart } from '../styled';
import { Aside } from '@/ui/screenLayout';

type Fault = UserSheetPreview['faults'][number];

const WORDS: Readonly<Record<UserSheetProblem, MessageId>> = {
  missing: 'users.fault.missing',
  badUsername: 'users.fault.badUsername',
  badEmail: 'users.fault.badEmail',
  unknownCode: 'users.fault.unknownCode',
  unknownGroup: 'users.fault.unknownGroup',
  unknownQueue: 'users.fault.unknownQueue',
  notYesOrNo: 'users.fault.notYesOrNo',
  badNumber: 'users.fault.badNumber',
  badIdCard: 'users.fault.badIdCard',
  tooLong: 'users.fault.tooLong',
  takenUsername: 'users.fault.taken',
  takenEmail: 'users.fault.taken',
  takenIdCard: 'users.fault.taken',
  twiceUsername: 'users.fault.twice',
  twiceEmail: 'users.fault.twice',
  twiceIdCard: 'users.fault.twice',
};

/** What is wrong, by the row and column that the spreadsheet program shows. */
export function SheetFaults({ preview }: { readonly preview: UserSheetPreview }) {
  const { formatMessage } = useIntl();
  const columns: TableColumnsType<Fault> = [
    {
      key: 'cell',
      title: formatMessage({ id: 'users.sheet.cell' }),
      render: (_, { column, row }) => <strong>{`${column}${row}`}</strong>,
      width: 90,
    },
    { key: 'heading', title: formatMessage({ id: 'users.sheet.column' }), dataIndex: 'heading', width: 180 },
    {
      key: 'value',
      title: formatMessage({ id: 'users.sheet.value' }),
      render: (_, { value }) => (value === '' ? '–' : value),
      width: 240,
    },
    {
      key: 'problem',
      title: formatMessage({ id: 'users.sheet.problem' }),
      render: (_, { problem, firstRow }) => <FormattedMessage id={WORDS[problem]} values={{ row: firstRow ?? '' }} />,
    },
  ];
  const hidden = preview.faultCount - preview.faults.length;
  return (
    <SheetPart aria-label={formatMessage({ id: 'users.sheet.toMend' })}>
      <h2>{formatMessage({ id: 'users.sheet.toMend' })}</h2>
      <Table<Fault>
        size="small"
        pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
        rowKey={({ row, column, problem }) => `${row}${column}${problem}`}
        columns={columns}
        dataSource={[...preview.faults]}
      />
      {hidden > 0 && (
        <Aside as="p">
          <FormattedMessage id="users.sheet.more" values={{ count: hidden }} />
        </Aside>
      )}
    </SheetPart>
  );
}
