import type { UserSheetPreview } from '@/contract/entities/userSheet';
import { CloseCircleFilled } from '@ant-design/icons';
import { Table, type TableColumnsType } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { SheetPart } from '../styled';
import { Aside } from '@/ui/screenLayout';
import * as styles from './sheetRows.module.css';

type Row = UserSheetPreview['rows'][number];

/** The rows as they were read, those with a fault marked. */
export function SheetRows({ preview }: { readonly preview: UserSheetPreview }) {
  const { formatMessage } = useIntl();
  const columns: TableColumnsType<Row> = [
    {
      key: 'row',
      title: formatMessage({ id: 'users.sheet.row' }),
      render: (_, { row, isFaulty }) => (
        <span className={isFaulty ? styles['badText'] : undefined}>
          {row} {isFaulty && <CloseCircleFilled aria-label={formatMessage({ id: 'users.sheet.faulty' })} />}
        </span>
      ),
      width: 90,
    },
    { key: 'username', title: formatMessage({ id: 'users.field.username' }), dataIndex: 'username' },
    { key: 'name', title: formatMessage({ id: 'users.field.name' }), dataIndex: 'name' },
    { key: 'email', title: formatMessage({ id: 'users.field.email' }), dataIndex: 'email' },
    { key: 'role', title: formatMessage({ id: 'users.field.role' }), dataIndex: 'role' },
    { key: 'group', title: formatMessage({ id: 'users.field.groupId' }), dataIndex: 'groupName' },
    { key: 'queue', title: formatMessage({ id: 'users.field.queueId' }), dataIndex: 'queueName' },
  ];
  const hidden = preview.rowCount - preview.rows.length;
  return (
    <SheetPart aria-label={formatMessage({ id: 'users.sheet.rows' })}>
      <h2>{formatMessage({ id: 'users.sheet.rows' })}</h2>
      <Table<Row>
        size="small"
        pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
        rowKey={({ row }) => String(row)}
        columns={columns}
        dataSource={[...preview.rows]}
      />
      {hidden > 0 && (
        <Aside as="p">
          <FormattedMessage id="users.sheet.more" values={{ count: hidden }} />
        </Aside>
      )}
    </SheetPart>
  );
}
