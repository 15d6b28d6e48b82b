import { saveFile } from '@/browser/files/files';
import { LENDER_COLUMN_NAMES } from '@/contract/lenderColumnNames';
import { DownloadOutlined, DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { LenderNumberText } from '../lenderElements';
import * as styles from '../lender.module.css';

/** The byte order mark marks the file as UTF-8 for spreadsheet programs. */
const TEMPLATE = `\uFEFF${LENDER_COLUMN_NAMES.join(',')}\r\n`;

const saveTemplate = (): void => saveFile(new Blob([TEMPLATE], { type: 'text/csv' }), 'lender-template.csv');

/** Opens the columns of a lender's file, what each takes, and a template with their names (MI-01). */
export function FileColumns() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div>
        <Button
          type="link"
          size="small"
          aria-expanded={isOpen}
          icon={isOpen ? <UpOutlined /> : <DownOutlined />}
          onClick={() => setOpen(!isOpen)}
        >
          <FormattedMessage id="lender.file.columns" />
        </Button>
      </div>
      {isOpen && <Columns />}
    </>
  );
}

function Columns() {
  const { formatMessage } = useIntl();
  return (
    <>
      <div>
        <Button icon={<DownloadOutlined />} onClick={saveTemplate}>
          <FormattedMessage id="lender.file.template" />
        </Button>
      </div>
      <table className={styles['errors']} aria-label={formatMessage({ id: 'lender.file.columns' })}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="lender.file.column" />
            </th>
            <th scope="col">
              <FormattedMessage id="lender.file.takes" />
            </th>
          </tr>
        </thead>
        <tbody>
          {LENDER_COLUMN_NAMES.map((name) => (
            <tr key={name}>
              <td>
                <LenderNumberText>{name}</LenderNumberText>
              </td>
              <td>
                <FormattedMessage id={`lender.fault.${name}`} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
