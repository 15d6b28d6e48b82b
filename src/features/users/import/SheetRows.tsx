import type { UserSheetPreview } from '@/contract/entities/users/userSheet';
import { CloseCircleFilled } from '@ant-design/icons';
import { Table, type TableColumnsType } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { UserSheetSection } from '../userElements';
import { SecondaryText } from '@/ui/screen/screenLayout';
import * as styles from '../users.module.css';

type SheetRow = UserSheetPreview['rows'][number];

/** The rows as they were read, with all their columns, those with a fault marked. */
export function SheetRows({ preview }: { readonly preview: UserSheetPreview }) {
  const { formatMessage } = useIntl();
  const columns: TableColumnsType<SheetRow> = [
    {
      key: 'row',
      title: formatMessage({ id: 'users.sheet.row' }),
      render: (_, { row, isFaulty }) => (
        <span className={isFaulty ? styles['badText'] : undefined}>
          {row} {isFaulty && <CloseCircleFilled aria-label={formatMessage({ id: 'users.sheet.faulty' })} />}
        </span>
      ),
      width: 72,
      fixed: 'left',
    },
    ...preview.columns.map((title, place): TableColumnsType<SheetRow>[number] => ({
      key: title,
      title,
      onCell: () => ({ className: styles['cell'] ?? '' }),
      render: (_, { cells }) => cells[place],
      ...(place === 0 && { fixed: 'left' }),
    })),
  ];
  const hidden = preview.rowCount - preview.rows.length;
  return (
    <UserSheetSection aria-label={formatMessage({ id: 'users.sheet.rows' })}>
      <h2>{formatMessage({ id: 'users.sheet.rows' })}</h2>
      <Table<SheetRow>
        size="small"
        // All columns of the file, scrolled horizontally in a separate container.
        scroll={{ x: 'max-content' }}
        pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
        rowKey={({ row }) => String(row)}
        columns={columns}
        dataSource={[...preview.rows]}
      />
      {hidden > 0 && (
        <SecondaryText as="p">
          <FormattedMessage id="users.sheet.more" values={{ count: hidden }} />
        </SecondaryText>
      )}
    </UserSheetSection>
  );
}
