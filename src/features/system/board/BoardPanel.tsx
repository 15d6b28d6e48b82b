import { useManageConfigBoardQuery, useManageConfigUpdateBoardMutation } from '@/api/endpoints/system/manageConfigApi';
import { BOARD_TILE, type BoardTile } from '@/contract/codes/boardCodes';
import { codeValues } from '@/contract/codes/codeTable';
import type { BoardConfig } from '@/contract/entities/management/systemConfig';
import { usePermission } from '@/ui/screen/currentUser';
import { Select } from 'antd';
import { useId, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { QueryBoundary } from '../QueryBoundary';
import { PanelFrame } from '../PanelFrame';
import { SaveBar } from '../SaveBar';
import { FieldBox } from '../styled';
import * as styles from '../system.module.css';
import { useEdited } from '../useEdited';
import { AlertFields } from './AlertFields';
import { TileList } from './TileList';

/** Content and order of the dashboard (SY-01). */
export function BoardPanel() {
  const query = useManageConfigBoardQuery();
  return (
    <PanelFrame
      title="system.tab.board"
      intro="system.board.intro"
      changes="system.manage"
      lastChange={query.data?.lastChange}
    >
      <QueryBoundary query={query}>{(config) => <BoardForm config={config} />}</QueryBoundary>
    </PanelFrame>
  );
}

const isTile = (code: string): code is BoardTile => Object.hasOwn(BOARD_TILE, code);

type Edited = Omit<BoardConfig, 'tiles' | 'lastChange'> & { readonly tiles: readonly BoardTile[] };

function BoardForm({ config }: { readonly config: BoardConfig }) {
  const { formatMessage } = useIntl();
  const sent = useMemo<Edited>(() => {
    const { tiles, lastChange: _lastChange, ...numbers } = config;
    return { ...numbers, tiles: tiles.filter(isTile) };
  }, [config]);
  const { value, isChanged, edit, forget } = useEdited<Edited>(sent);
  const [save, { isLoading }] = useManageConfigUpdateBoardMutation();
  const submit = async (): Promise<void> => {
    const { error } = await save({ ...value, tiles: [...value.tiles] });
    if (error === undefined) forget();
  };
  return (
    <div className={`${styles.boardPanelNarrow} ${styles.boardPanelRows}`}>
      <TileList all={codeValues(BOARD_TILE)} shown={value.tiles} onChange={(next) => edit({ ...value, tiles: next })} />
      <Refresh value={value.refreshSeconds} onChange={(seconds) => edit({ ...value, refreshSeconds: seconds })} />
      <AlertFields value={value} onChange={(limits) => edit({ ...value, ...limits })} />
      <SaveBar
        isChanged={isChanged}
        isSaving={isLoading}
        problem={value.tiles.length === 0 ? formatMessage({ id: 'system.board.none' }) : undefined}
        onSave={() => void submit()}
        onUndo={forget}
      />
    </div>
  );
}

const CHOICES = [0, 30, 60, 300] as const;

interface RefreshProps {
  readonly value: number;
  readonly onChange: (seconds: number) => void;
}

function Refresh({ value, onChange }: RefreshProps) {
  const id = useId();
  const { formatMessage } = useIntl();
  const mayChange = usePermission('system.manage');
  const words = (seconds: number): string =>
    formatMessage({ id: seconds === 0 ? 'system.board.live' : 'system.board.every' }, { seconds });
  const choices = [...new Set([...CHOICES, value])].toSorted((one, other) => one - other);
  return (
    <FieldBox>
      <label htmlFor={id}>
        <FormattedMessage id="system.board.refresh" />
      </label>
      <Select<number>
        id={id}
        value={value}
        disabled={!mayChange}
        options={choices.map((seconds) => ({ value: seconds, label: words(seconds) }))}
        onChange={onChange}
      />
    </FieldBox>
  );
}
