import { Button, Checkbox, Drawer, Flex } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './columnChoice.module.css';
import { MoveButtons } from './MoveButtons';
import { type ColumnSelection, moveItem, getInitialColumns } from './chosenColumns';

interface ColumnChoiceProps {
  /** Every column that the list can show, with its title. */
  readonly all: readonly { readonly key: string; readonly title: string }[];
  /** Those it shows now, in order. */
  readonly shown: readonly string[];
  /** Required column: the link to the row. */
  readonly fixed: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The new choice; null restores the default columns. */
  readonly onChoose: (columns: readonly string[] | null) => void;
}

/** Dialog to choose and order the columns of a list. Nothing changes until it is applied. */
export function ColumnChoice({ isOpen, onClose, ...choice }: ColumnChoiceProps) {
  const { formatMessage } = useIntl();
  return (
    <Drawer open={isOpen} onClose={onClose} size={360} destroyOnHidden title={formatMessage({ id: 'columns.title' })}>
      <Choice {...choice} />
    </Drawer>
  );
}

function Choice({ all, shown, fixed, onChoose }: Omit<ColumnChoiceProps, 'isOpen' | 'onClose'>) {
  const [columns, setColumns] = useState(() => getInitialColumns(all, shown));
  const show = (key: string, isShown: boolean): void =>
    setColumns(columns.map((column) => (column.key === key ? { ...column, isShown } : column)));
  return (
    <Flex vertical gap={12}>
      <ol className={styles['list']}>
        {columns.map((column, at) => (
          <ColumnLine
            key={column.key}
            column={column}
            isFixed={column.key === fixed}
            onShow={(isShown) => show(column.key, isShown)}
            onUp={at > 0 ? () => setColumns(moveItem(columns, at, at - 1)) : undefined}
            onDown={at + 1 < columns.length ? () => setColumns(moveItem(columns, at, at + 1)) : undefined}
          />
        ))}
      </ol>
      <Flex gap={8}>
        <Button type="primary" onClick={() => onChoose(columns.filter(({ isShown }) => isShown).map(({ key }) => key))}>
          <FormattedMessage id="columns.apply" />
        </Button>
        <Button onClick={() => onChoose(null)}>
          <FormattedMessage id="columns.reset" />
        </Button>
      </Flex>
    </Flex>
  );
}

interface ColumnLineProps {
  readonly column: ColumnSelection;
  readonly isFixed: boolean;
  readonly onShow: (isShown: boolean) => void;
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
}

function ColumnLine({ column: { title, isShown }, isFixed, onShow, onUp, onDown }: ColumnLineProps) {
  return (
    <li className={styles['line']}>
      <Checkbox checked={isShown} disabled={isFixed} onChange={({ target }) => onShow(target.checked)}>
        {title}
      </Checkbox>
      <span className={styles['moves']}>
        <MoveButtons title={title} onUp={onUp} onDown={onDown} />
      </span>
    </li>
  );
}
