import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useIntl } from 'react-intl';

interface MoveButtonsProps {
  /** Name of the item to move. */
  readonly title: string;
  /** Undefined at the end of the list. */
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
}

/** Moves a line of a list one place up or down. */
export function MoveButtons({ title, onUp, onDown }: MoveButtonsProps) {
  const { formatMessage } = useIntl();
  const up = formatMessage({ id: 'columns.up' }, { title });
  const down = formatMessage({ id: 'columns.down' }, { title });
  const looks = { type: 'text', size: 'small' } as const;
  return (
    <>
      <Button {...looks} aria-label={up} title={up} disabled={!onUp} icon={<ArrowUpOutlined />} onClick={onUp} />
      <Button
        {...looks}
        aria-label={down}
        title={down}
        disabled={!onDown}
        icon={<ArrowDownOutlined />}
        onClick={onDown}
      />
    </>
  );
}
