import { TableOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ComponentProps, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { ColumnChoice } from './ColumnChoice';

interface ColumnButtonProps extends Omit<ComponentProps<typeof ColumnChoice>, 'isOpen' | 'onClose' | 'onChoose'> {
  /** Resolves to true if the new choice was saved. Null restores the default columns. */
  readonly onChoose: (columns: readonly string[] | null) => Promise<boolean>;
  /** Shows only text among the tools of a list. */
  readonly type?: 'text';
}

/** Opens the column chooser of a list and closes it once the choice is saved. */
export function ColumnButton({ onChoose, type, ...choice }: ColumnButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const choose = async (columns: readonly string[] | null): Promise<void> => {
    if (await onChoose(columns)) setIsOpen(false);
  };
  return (
    <>
      <Button
        {...(type && { type })}
        icon={<TableOutlined />}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <FormattedMessage id="columns.title" />
      </Button>
      <ColumnChoice
        {...choice}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onChoose={(columns) => void choose(columns)}
      />
    </>
  );
}
