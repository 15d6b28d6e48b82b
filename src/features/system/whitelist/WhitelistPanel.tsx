import {
  useLoginLimitWhiteListCheckQuery,
  useLoginLimitWhiteListQuery,
  useLoginLimitWhiteListUpdateMutation,
} from '@/api/endpoints/system/loginLimitApi';
import type { WhiteListCheck, WhiteListInfo } from '@/contract/entities/users/whitelist';
import { WHITELIST_MAX } from '@/contract/ourLimits';
import { formatFailure } from '@/ui/feedback/formatFailure';
import { usePermission } from '@/ui/screen/currentUser';
import { Alert, Input } from 'antd';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { ConfirmDialog } from '../ConfirmDialog';
import { PanelFrame } from '../PanelFrame';
import { QueryBoundary } from '../QueryBoundary';
import { SaveBar } from '../SaveBar';
import * as styles from '../system.module.css';
import { SettingsHint, SettingsTextLine, SettingsRows, FieldBox, SettingsProblem } from '../systemElements';
import { useDebouncedValue } from '../useDebouncedValue';
import { useEditedValue } from '../useEditedValue';
import { WhitelistEffect } from './WhitelistEffect';

/** Returns the effect of the list, debounced after the last keystroke; undefined while unknown. */
function useWhitelistCheck(whiteList: string): WhiteListCheck | undefined {
  const mayChange = usePermission('system.manage');
  const settled = useDebouncedValue(whiteList);
  const { currentData } = useLoginLimitWhiteListCheckQuery({ whiteList: settled }, { skip: !mayChange });
  return settled === whiteList ? currentData : undefined;
}

/** Maximum number of named users; the others are counted. */
const NAMED = 12;

interface EndedSessionsProps {
  readonly outside: WhiteListCheck['outside'];
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Users who are signed out when the list is saved. */
function EndedSessions({ outside, ...params }: EndedSessionsProps) {
  return (
    <ConfirmDialog
      {...params}
      isDangerous
      title={<FormattedMessage id="system.whitelist.ends" values={{ count: outside.length }} />}
      confirm={<FormattedMessage id="system.whitelist.endThem" />}
    >
      <SettingsRows as="ul">
        {outside.slice(0, NAMED).map(({ id, name, username, address }) => (
          <SettingsTextLine key={`${id} ${address}`} as="li">
            {name} <SettingsHint>{username}</SettingsHint> <strong>{address}</strong>
          </SettingsTextLine>
        ))}
      </SettingsRows>
      {outside.length > NAMED && (
        <SettingsHint as="p">
          <FormattedMessage id="system.more" values={{ count: outside.length - NAMED }} />
        </SettingsHint>
      )}
    </ConfirmDialog>
  );
}

/** The addresses from which people of the institution may work (SY-01). */
export function WhitelistPanel() {
  const query = useLoginLimitWhiteListQuery();
  return (
    <PanelFrame
      title="system.tab.whitelist"
      intro="system.whitelist.intro"
      changes="system.manage"
      lastChange={query.data?.lastChange}
    >
      <QueryBoundary query={query}>{(info) => <WhitelistForm info={info} />}</QueryBoundary>
    </PanelFrame>
  );
}

function WhitelistForm({ info }: { readonly info: WhiteListInfo }) {
  const mayChange = usePermission('system.manage');
  const { value, isChanged, edit, forget } = useEditedValue(info.whiteList);
  const check = useWhitelistCheck(value);
  const [isAsking, ask] = useState(false);
  const { save, isLoading, refused, reset } = useSave();
  const problem = useProblem(check, info);
  const submit = async (): Promise<void> => {
    const isSaved = await save(value);
    ask(false);
    if (isSaved) forget();
  };
  const outside = check?.outside ?? [];
  const change = (text: string): void => {
    reset();
    edit(text);
  };
  const found = isChanged && check !== undefined ? problem : undefined;
  return (
    <div className={`${styles['narrow']} ${styles['rows']}`}>
      <Field value={value} isLocked={!mayChange} problem={found ?? refused} onChange={change} />
      {mayChange && <WhitelistEffect value={value} info={info} check={check} onChange={change} />}
      <SystemList list={info.systemWhiteList} />
      <SaveBar
        isChanged={isChanged}
        isSaving={isLoading}
        problem={barProblem({ isChanged, problem, found })}
        onSave={() => (outside.length > 0 ? ask(true) : void submit())}
        onUndo={forget}
      />
      {isAsking && (
        <EndedSessions
          outside={outside}
          isBusy={isLoading}
          onConfirm={() => void submit()}
          onCancel={() => ask(false)}
        />
      )}
    </div>
  );
}

/** Addresses that the server's operator permits in addition. */
const SystemList = ({ list }: { readonly list: string }) =>
  list !== '' && (
    <Alert type="info" showIcon title={<FormattedMessage id="system.whitelist.system" values={{ list }} />} />
  );

/** Saves the list. Holds the error of the last attempt until the list changes. */
function useSave() {
  const intl = useIntl();
  const [save, { isLoading, error, reset }] = useLoginLimitWhiteListUpdateMutation();
  return {
    save: async (whiteList: string): Promise<boolean> => (await save({ whiteList })).error === undefined,
    isLoading,
    refused: error === undefined ? undefined : formatFailure(error, intl),
    reset,
  };
}

interface Problems {
  readonly isChanged: boolean;
  readonly problem: string | undefined;
  readonly found: string | undefined;
}

/** Returns the reason for the disabled button, unless the field already shows it. */
const barProblem = ({ isChanged, problem, found }: Problems): string | undefined =>
  isChanged ? (found === undefined ? problem : '') : undefined;

/** Returns the reason why the list cannot be saved; undefined while unknown. */
function useProblem(check: ReturnType<typeof useWhitelistCheck>, { yourAddress }: WhiteListInfo): string | undefined {
  const { formatMessage } = useIntl();
  if (check === undefined) return formatMessage({ id: 'system.whitelist.checking' });
  if (check.wrong.length > 0) {
    return formatMessage({ id: 'system.whitelist.wrong' }, { entries: check.wrong.join(', ') });
  }
  return check.includesYou ? undefined : formatMessage({ id: 'system.whitelist.locksOut' }, { address: yourAddress });
}

interface FieldProps {
  readonly value: string;
  readonly isLocked: boolean;
  /** Validation error of the list. */
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
}

function Field({ value, isLocked, problem, onChange }: FieldProps) {
  const id = useId();
  return (
    <FieldBox>
      <label htmlFor={id}>
        <FormattedMessage id="system.whitelist.list" />
      </label>
      <Input.TextArea
        id={id}
        rows={5}
        maxLength={WHITELIST_MAX}
        value={value}
        readOnly={isLocked}
        spellCheck={false}
        placeholder="192.168.1.0/24, 203.0.113.7"
        {...(problem !== undefined && { status: 'error' as const })}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}hint ${id}problem`}
        onChange={({ target }) => onChange(target.value)}
      />
      <SettingsHint id={`${id}hint`}>
        <FormattedMessage id="system.whitelist.hint" />
      </SettingsHint>
      <SettingsProblem id={`${id}problem`}>{problem}</SettingsProblem>
    </FieldBox>
  );
}
