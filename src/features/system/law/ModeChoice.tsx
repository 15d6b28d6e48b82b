import { getPendingApproval } from '@/api/client/pendingApproval';
import { useLawModeMutation } from '@/api/endpoints/system/lawApi';
import { getCodeValues, getCodeLabel } from '@/contract/codes/codeTable';
import { LAW_MODE, type LawMode } from '@/contract/codes/lawCodes';
import type { LawSettings } from '@/contract/entities/law/lawSettings';
import { ALL_PACKS } from '@/contract/law/allPacks';
import { selectPacks } from '@/contract/law/selectPacks';
import type { LawRule } from '@/contract/law/lawPack';
import { toLawRule } from '@/contract/law/ownRules';
import { isPreferred, isAnyLooser, type RuleModes } from '@/contract/law/ruleModes';
import { useLocale } from '@/i18n/languageContext';
import { usePermission } from '@/ui/screen/currentUser';
import { Radio } from 'antd';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { ConfirmDialog } from '../ConfirmDialog';
import { SaveBar } from '../SaveBar';
import { SettingsCard, SettingsHint, Subheading } from '../systemElements';
import { useEditedValue } from '../useEditedValue';
import * as styles from './lawPanel.module.css';
import { ModeExceptions } from './ModeExceptions';
import { RelaxationPendingApproval } from './RelaxationPendingApproval';

/** Returns the rules that can have a separate mode, without duplicates: those of the applicable packs and the institution's own. */
function exceptionalRules({ packs, own }: Pick<LawSettings, 'packs' | 'own'>): LawRule[] {
  const ofPacks = selectPacks(ALL_PACKS, packs).flatMap((pack) =>
    pack.rules.filter((rule) => !isPreferred(pack, rule)),
  );
  return [...new Map([...ofPacks, ...own.rules.map(toLawRule)].map((rule) => [rule.id, rule])).values()];
}

/** Mode of the contact rules, with its exceptions (LC-08). Requires a confirmation before a change that permits more. */
export function ModeChoice({ settings }: { readonly settings: LawSettings }) {
  const { mode, exceptions = [] } = settings;
  const sent: RuleModes = { mode, exceptions };
  const rules = exceptionalRules(settings);
  const { value, isChanged, edit, forget } = useEditedValue(sent);
  const [isAsking, setAsking] = useState(false);
  const [waits, setWaits] = useState(false);
  const [save, { isLoading }] = useLawModeMutation();
  const submit = async (): Promise<void> => {
    const { error } = await save({
      mode: value.mode,
      ...(settings.exceptions && { exceptions: [...value.exceptions] }),
    });
    const isPending = getPendingApproval(error) !== undefined;
    setWaits(isPending);
    setAsking(false);
    if (error === undefined || isPending) forget();
  };
  return (
    <SettingsCard>
      {waits && <RelaxationPendingApproval />}
      <Modes value={value.mode} onChange={(chosen) => edit({ ...value, mode: chosen })} />
      {settings.exceptions && (
        <ModeExceptions
          exceptions={value.exceptions}
          rules={rules}
          onChange={(changed) => edit({ ...value, exceptions: changed })}
        />
      )}
      <SaveBar
        isChanged={isChanged}
        isSaving={isLoading}
        onSave={() =>
          isAnyLooser(
            value,
            sent,
            rules.map(({ id }) => id),
          )
            ? setAsking(true)
            : void submit()
        }
        onUndo={forget}
      />
      {isAsking && (
        <ConfirmDialog
          title={<FormattedMessage id="law.loosen.title" />}
          confirm={<FormattedMessage id="law.loosen.confirm" />}
          isDangerous
          isBusy={isLoading}
          onConfirm={() => void submit()}
          onCancel={() => setAsking(false)}
        >
          <FormattedMessage id="law.loosen.effect" />
        </ConfirmDialog>
      )}
    </SettingsCard>
  );
}

interface ModesProps {
  readonly value: LawMode;
  readonly onChange: (mode: LawMode) => void;
}

function Modes({ value, onChange }: ModesProps) {
  const id = useId();
  const language = useLocale();
  const mayChange = usePermission('system.manage');
  return (
    <fieldset className={styles['packs']} aria-labelledby={id}>
      <Subheading id={id}>
        <FormattedMessage id="law.mode" />
      </Subheading>
      <Radio.Group
        disabled={!mayChange}
        value={value}
        options={getCodeValues(LAW_MODE).map((each) => ({
          value: each,
          label: getCodeLabel(LAW_MODE, each, language),
        }))}
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one of the options
        onChange={({ target }) => onChange(target.value as LawMode)}
      />
      <SettingsHint>
        <FormattedMessage id={`law.mode.${value}`} />
      </SettingsHint>
    </fieldset>
  );
}
