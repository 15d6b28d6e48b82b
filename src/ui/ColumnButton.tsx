import { TableOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ComponentProps, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { ColumnChoice } from './ColumnChoice';

interface ColumnButtonProps extends Omit<ComponentProps<typeof ColumnChoice>, 'isOpen' | 'onClose' | 'onChoose'> {
  /** Tells whether the new choice was kept; null: as the product shows them. */
  readonly onChoose: (columns: readonly string[] | null) => Promise<boolean>;
  /** Text alone among the tools of a list. */
  readonly type?: 'text';
}

/** Opens the choice of a list's columns, and closes it once the choice is kept. */
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
