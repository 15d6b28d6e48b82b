import { FolderOpenOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { ErrorWithRetry } from '../ErrorWithRetry';
import { Loading } from '../Loading';
import { SaveView } from './SaveView';
import { type SavedView, ViewLine } from './ViewLine';
import * as styles from './views.module.css';

/** A user's saved views of a list and the actions on them. */
export interface KeptViews {
  readonly ask: () => void;
  readonly saved: readonly SavedView[] | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly isSaving: boolean;
  readonly retry: () => void;
  readonly save: (name: string, query: string) => Promise<boolean>;
  readonly remove: (id: string) => Promise<boolean>;
}

interface ViewsButtonProps {
  readonly views: KeptViews;
  /** The view in force. */
  readonly current: string;
  readonly onApply: (query: string) => void;
}

/** Views of a list under a name: filters, order, columns and density together. */
export function ViewsButton({ views, current, onApply }: ViewsButtonProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const title = formatMessage({ id: 'lists.views' });
  const open = (): void => {
    views.ask();
    setOpen(true);
  };
  const apply = (query: string): void => {
    setOpen(false);
    onApply(query);
  };
  return (
    <>
      <Button type="text" icon={<FolderOpenOutlined />} aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
        {title}
      </Button>
      <Drawer open={isOpen} onClose={() => setOpen(false)} size={360} destroyOnHidden title={title}>
        <ViewList views={views} current={current} onApply={apply} />
      </Drawer>
    </>
  );
}

function ViewList({ views, current, onApply }: ViewsButtonProps) {
  const { formatMessage } = useIntl();
  const { saved, error, isFetching, retry } = views;
  if (error !== undefined && !isFetching) return <ErrorWithRetry error={error} onRetry={retry} />;
  if (!saved) return <Loading rows={3} />;
  return (
    <div className={styles['views']}>
      {saved.length === 0 && <p className={styles['hint']}>{formatMessage({ id: 'lists.views.none' })}</p>}
      <ul className={styles['list']}>
        {saved.map((view) => (
          <ViewLine
            key={view.id}
            view={view}
            isInForce={view.query === current}
            onApply={() => onApply(view.query)}
            onDelete={() => void views.remove(view.id)}
          />
        ))}
      </ul>
      <SaveView
        isSaving={views.isSaving}
        taken={saved.map(({ name }) => name)}
        onSave={(name) => views.save(name, current)}
      />
    </div>
  );
}
