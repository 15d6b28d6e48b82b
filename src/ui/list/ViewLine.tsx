import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useIntl } from 'react-intl';

import * as styles from './views.module.css';

/** A view saved under a name. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  readonly query: string;
}

interface ViewLineProps {
  readonly view: SavedView;
  readonly isInForce: boolean;
  readonly onApply: () => void;
  readonly onDelete: () => void;
}

/** A view to apply or to delete. */
export function ViewLine({ view: { name }, isInForce, onApply, onDelete }: ViewLineProps) {
  const words = useIntl().formatMessage({ id: 'lists.views.delete' }, { name });
  return (
    <li className={styles['line']}>
      <Button type={isInForce ? 'primary' : 'default'} ghost={isInForce} aria-pressed={isInForce} onClick={onApply}>
        <span className={styles['name']}>{name}</span>
      </Button>
      <Button type="text" icon={<DeleteOutlined />} aria-label={words} title={words} onClick={onDelete} />
    </li>
  );
}
