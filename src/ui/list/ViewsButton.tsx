import { NAME_MAX } from '@/contract/ourLimits';
import { Button, Flex, Input, Drawer } from 'antd';
import { type SubmitEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from './views.module.css';
import { DeleteOutlined, FolderOpenOutlined } from '@ant-design/icons';
import { ErrorWithRetry } from '../feedback/ErrorWithRetry';
import { Loading } from '../feedback/Loading';

interface SaveViewProps {
  /** Names in use: saving under one of them replaces it. */
  readonly taken: readonly string[];
  readonly isSaving: boolean;
  /** Resolves to true if the view was saved. */
  readonly onSave: (name: string) => Promise<boolean>;
}

/** Saves the current view under a name. */
function SaveView({ taken, isSaving, onSave }: SaveViewProps) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const name = text.trim();
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (name === '' || isSaving) return;
    if (await onSave(name)) setText('');
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <p className={styles['hint']}>
        <FormattedMessage id={taken.includes(name) ? 'lists.views.replaces' : 'lists.views.about'} />
      </p>
      <Flex gap={8}>
        <Input
          aria-label={formatMessage({ id: 'lists.views.name' })}
          placeholder={formatMessage({ id: 'lists.views.name' })}
          value={text}
          maxLength={NAME_MAX}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
        <Button htmlType="submit" disabled={name === ''} loading={isSaving}>
          <FormattedMessage id="lists.views.save" />
        </Button>
      </Flex>
    </form>
  );
}

/** A view saved under a name. */
interface SavedView {
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
function ViewLine({ view: { name }, isInForce, onApply, onDelete }: ViewLineProps) {
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

/** A user's saved views of a list and the actions on them. */
export interface SavedViews {
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
  readonly views: SavedViews;
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
