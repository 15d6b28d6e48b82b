import { getPendingApproval } from '@/api/client/pendingApproval';
import { useLawChooseMutation } from '@/api/endpoints/system/lawApi';
import type { LawSettings } from '@/contract/entities/law/lawSettings';
import { usePermission } from '@/ui/screen/currentUser';
import { usePackJurisdiction } from '@/ui/format/usePackJurisdiction';
import { Checkbox } from 'antd';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { SaveBar } from '../SaveBar';
import { SettingsCard, SettingsHint, Subheading } from '../systemElements';
import { useEditedValue } from '../useEditedValue';
import { RelaxationPendingApproval } from './RelaxationPendingApproval';
import { OFFERED_PACKS } from './packNames';
import * as styles from './lawPanel.module.css';

/** The packs to choose from, in the order of their places' names. */
const placesInOrder = (packJurisdiction: (id: string) => string, locale: string) =>
  OFFERED_PACKS.map((each) => ({ value: each, label: packJurisdiction(each) })).toSorted((one, other) =>
    one.label.localeCompare(other.label, locale),
  );

/** The packs of law that apply in the institution (LC-02). */
export function PackChoice({ settings: { packs } }: { readonly settings: LawSettings }) {
  const id = useId();
  const { locale } = useIntl();
  const packJurisdiction = usePackJurisdiction();
  const mayChange = usePermission('system.manage');
  const { value, isChanged, edit, forget } = useEditedValue<readonly string[]>(packs);
  const [waits, setWaits] = useState(false);
  const [save, { isLoading }] = useLawChooseMutation();
  const submit = async (): Promise<void> => {
    const { error } = await save({ packs: [...value] });
    const isPending = getPendingApproval(error) !== undefined;
    setWaits(isPending);
    if (error === undefined || isPending) forget();
  };
  return (
    <SettingsCard>
      {waits && <RelaxationPendingApproval />}
      <fieldset className={styles['packs']} aria-labelledby={id}>
        <Subheading id={id}>
          <FormattedMessage id="law.packs" />
        </Subheading>
        <Checkbox.Group
          className={styles['choice'] ?? ''}
          disabled={!mayChange}
          value={[...value]}
          options={placesInOrder(packJurisdiction, locale)}
          onChange={(chosen) => edit(OFFERED_PACKS.filter((each) => chosen.includes(each)))}
        />
        <SettingsHint>
          <FormattedMessage id={value.length === 0 ? 'law.none' : 'law.packsHint'} />
        </SettingsHint>
      </fieldset>
      <SaveBar isChanged={isChanged} isSaving={isLoading} onSave={() => void submit()} onUndo={forget} />
    </SettingsCard>
  );
}
