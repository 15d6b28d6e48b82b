import { useManageConfigBoardQuery, useManageConfigUpdateBoardMutation } from '@/api/endpoints/system/manageConfigApi';
import { BOARD_TILE, type BoardTile } from '@/contract/codes/boardCodes';
import { getCodeValues } from '@/contract/codes/codeTable';
import type { AlertLimits, BoardConfig } from '@/contract/entities/management/systemConfig';
import { PERCENT_MAX } from '@/contract/limits';
import { ALERT_CAPACITY_MAX, ALERT_PROMISES_MAX, ALERT_SILENT_MAX_MIN } from '@/contract/ourLimits';
import { NumberField } from '@/ui/form/NumberField';
import { usePermission } from '@/ui/screen/currentUser';
import { Select } from 'antd';
import { useId, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { PanelFrame } from '../PanelFrame';
import { QueryBoundary } from '../QueryBoundary';
import { SaveBar } from '../SaveBar';
import * as styles from '../system.module.css';
import { FieldBox, SettingsHint } from '../systemElements';
import { useEditedValue } from '../useEditedValue';
import { TileList } from './TileList';

const MOST: Readonly<Record<keyof AlertLimits, number>> = {
  onDutyPercent: PERCENT_MAX,
  silentMinutes: ALERT_SILENT_MAX_MIN,
  promisesPerAgent: ALERT_PROMISES_MAX,
  capacityPercent: ALERT_CAPACITY_MAX,
};
const NAMES = ['onDutyPercent', 'silentMinutes', 'promisesPerAgent', 'capacityPercent'] as const;

interface AlertFieldsProps {
  readonly value: AlertLimits;
  readonly onChange: (limits: Partial<AlertLimits>) => void;
}

/** Thresholds of the alerts to leaders; 0 disables an alert (SY-01). */
function AlertFields({ value, onChange }: AlertFieldsProps) {
  const id = useId();
  const mayChange = usePermission('system.manage');
  return (
    <>
      <SettingsHint>
        <FormattedMessage id="system.board.alerts" />
      </SettingsHint>
      {NAMES.map((name) => (
        <FieldBox key={name}>
          <label htmlFor={id + name}>
            <FormattedMessage id={`system.board.alert.${name}`} />
          </label>
          <NumberField
            id={id + name}
            min={0}
            max={MOST[name]}
            value={value[name]}
            disabled={!mayChange}
            onChange={(limit) => onChange({ [name]: limit })}
          />
        </FieldBox>
      ))}
    </>
  );
}

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

type BoardFields = Omit<BoardConfig, 'tiles' | 'lastChange'> & { readonly tiles: readonly BoardTile[] };

function BoardForm({ config }: { readonly config: BoardConfig }) {
  const { formatMessage } = useIntl();
  const sent = useMemo<BoardFields>(() => {
    const { tiles, lastChange: _lastChange, ...numbers } = config;
    return { ...numbers, tiles: tiles.filter(isTile) };
  }, [config]);
  const { value, isChanged, edit, forget } = useEditedValue<BoardFields>(sent);
  const [save, { isLoading }] = useManageConfigUpdateBoardMutation();
  const submit = async (): Promise<void> => {
    const { error } = await save({ ...value, tiles: [...value.tiles] });
    if (error === undefined) forget();
  };
  return (
    <div className={`${styles['narrow']} ${styles['rows']}`}>
      <TileList
        all={getCodeValues(BOARD_TILE)}
        shown={value.tiles}
        onChange={(next) => edit({ ...value, tiles: next })}
      />
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
