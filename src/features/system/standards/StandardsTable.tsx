import { getCodeLabel } from '@/contract/codes/codeTable';
import { INDICATOR, UNIT_OF_INDICATOR } from '@/contract/codes/boardCodes';
import { PERCENT_MAX } from '@/contract/limits';
import { STANDARD_TARGET_MAX } from '@/contract/ourLimits';
import { useLocale } from '@/i18n/languageContext';
import { Checkbox, Table, type TableColumnsType } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { NumberField } from '@/ui/form/NumberField';
import { ShareBar } from '@/ui/format/ShareBar';
import { SettingsHint, SettingsTextLine } from '../systemElements';
import * as styles from '../system.module.css';
import type { StandardRow } from './standardRows';

interface StandardsTableProps {
  readonly rows: readonly StandardRow[];
  readonly currency: string;
  readonly isLocked: boolean;
  readonly onChange: (row: StandardRow) => void;
}

/** A row for each indicator: whether it counts, what it should reach, and its part of the score. */
export function StandardsTable({ rows, ...editing }: StandardsTableProps) {
  return (
    <Table<StandardRow>
      size="small"
      rowKey="indicator"
      columns={useColumns(editing)}
      dataSource={[...rows]}
      pagination={false}
    />
  );
}

type Editing = Omit<StandardsTableProps, 'rows'>;

function useColumns({ currency, isLocked, onChange }: Editing): TableColumnsType<StandardRow> {
  const { formatMessage } = useIntl();
  const language = useLocale();
  const nameOf = ({ indicator }: StandardRow): string => getCodeLabel(INDICATOR, indicator, language);
  return [
    {
      key: 'indicator',
      title: formatMessage({ id: 'system.standards.indicator' }),
      render: (_, row) => (
        <Checkbox
          checked={row.enabled}
          disabled={isLocked}
          onChange={({ target }) => onChange({ ...row, enabled: target.checked })}
        >
          {nameOf(row)}
        </Checkbox>
      ),
    },
    {
      key: 'target',
      title: formatMessage({ id: 'system.standards.target' }),
      width: 240,
      render: (_, row) => (
        <Target row={row} name={nameOf(row)} currency={currency} isLocked={isLocked} onChange={onChange} />
      ),
    },
    {
      key: 'weight',
      title: formatMessage({ id: 'system.standards.weight' }),
      width: 240,
      render: (_, row) => <Weight row={row} name={nameOf(row)} isLocked={isLocked} onChange={onChange} />,
    },
  ];
}

type FieldProps = Omit<Editing, 'currency'> & { readonly row: StandardRow; readonly name: string };

const MARK_OF = { percent: '%', number: '' } as const;

function Target({ row, name, currency, isLocked, onChange }: FieldProps & Pick<Editing, 'currency'>) {
  const { formatMessage } = useIntl();
  const unit = UNIT_OF_INDICATOR[row.indicator];
  const isOwnTarget = unit === 'amount' && row.enabled && row.target === 0;
  return (
    <SettingsTextLine>
      <NumberField
        label={formatMessage({ id: 'system.standards.targetOf' }, { indicator: name })}
        min={0}
        max={unit === 'percent' ? PERCENT_MAX : STANDARD_TARGET_MAX}
        places={unit === 'number' ? 0 : 2}
        value={row.target}
        disabled={isLocked || !row.enabled}
        suffix={unit === 'amount' ? currency : MARK_OF[unit]}
        onChange={(target) => onChange({ ...row, target })}
      />
      {isOwnTarget && (
        <SettingsHint>
          <FormattedMessage id="system.standards.ownTarget" />
        </SettingsHint>
      )}
    </SettingsTextLine>
  );
}

function Weight({ row, name, isLocked, onChange }: FieldProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['weight']}>
      <NumberField
        label={formatMessage({ id: 'system.standards.weightOf' }, { indicator: name })}
        min={0}
        max={PERCENT_MAX}
        value={row.weight}
        disabled={isLocked || !row.enabled}
        suffix="%"
        onChange={(weight) => onChange({ ...row, weight })}
      />
      <ShareBar part={row.enabled ? row.weight : 0} of={PERCENT_MAX} size="middle" />
    </div>
  );
}
