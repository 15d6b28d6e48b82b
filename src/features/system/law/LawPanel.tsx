import { useLawChooseMutation, useLawSettingsQuery } from '@/api/lawApi';
import type { LawSettings } from '@/contract/entities/lawSettings';
import { ALL_PACKS } from '@/contract/law/allPacks';
import { chosenPacks, overduePacks, packsWithoutHolidays } from '@/contract/law/chosenPacks';
import { packName } from '@/contract/law/decideContact';
import { ownPack } from '@/contract/law/ownPack';
import { useMay } from '@/ui/currentUser';
import { useHouseDay } from '@/ui/houseDay';
import { packPlace } from '@/ui/packPlace';
import { Alert, Checkbox } from 'antd';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Loaded } from '../Loaded';
import { PanelFrame } from '../PanelFrame';
import { SaveBar } from '../SaveBar';
import { Card, Hint, Sections, Subheading } from '../styled';
import { useEdited } from '../useEdited';
import { isAsked, LooseningWaits } from './LooseningWaits';
import { ModeChoice } from './ModeChoice';
import { OverdueText } from './OverdueText';
import { OFFERED_PACKS } from './packNames';
import { OwnRules } from './OwnRules';
import { PackView } from './PackView';
import * as styles from './lawPanel.module.css';

/** The packs of law: which apply here, what they say, who has reviewed them (LC-02). */
export function LawPanel() {
  const query = useLawSettingsQuery();
  return (
    <PanelFrame title="system.tab.law" intro="law.intro" changes="system.manage" lastChange={query.data?.lastChange}>
      <Loaded query={query}>
        {(settings) => (
          <Sections>
            <MissingHolidays settings={settings} />
            <OverduePacks packs={settings.packs} />
            <ModeChoice settings={settings} />
            <PackChoice settings={settings} />
            <OwnRules settings={settings} />
            <PackView settings={settings} />
          </Sections>
        )}
      </Loaded>
    </PanelFrame>
  );
}

/** Told 60 days ahead: without them nobody could be contacted all year. */
function MissingHolidays({ settings: { packs, own } }: { readonly settings: LawSettings }) {
  const today = useHouseDay();
  const asked = [...chosenPacks(ALL_PACKS, packs), ownPack(own.version, own.rules)];
  return packsWithoutHolidays(asked, today).map(({ id, year }) => (
    <Alert
      key={`${id} ${year}`}
      type="warning"
      showIcon
      title={<FormattedMessage id="law.noHolidays" values={{ pack: id, year: String(year) }} />}
    />
  ));
}

/** Versions of which nobody has said whether they became law on their day. */
function OverduePacks({ packs }: Pick<LawSettings, 'packs'>) {
  return overduePacks(ALL_PACKS, packs, useHouseDay()).map((pack) => (
    <Alert key={packName(pack)} type="warning" showIcon title={<OverdueText pack={pack} />} />
  ));
}

function PackChoice({ settings: { packs } }: { readonly settings: LawSettings }) {
  const id = useId();
  const intl = useIntl();
  const mayChange = useMay('system.manage');
  const { value, isChanged, edit, forget } = useEdited<readonly string[]>(packs);
  const [waits, setWaits] = useState(false);
  const [save, { isLoading }] = useLawChooseMutation();
  const submit = async (): Promise<void> => {
    const { error } = await save({ packs: [...value] });
    const asked = isAsked(error);
    setWaits(asked);
    if (error === undefined || asked) forget();
  };
  return (
    <Card>
      {waits && <LooseningWaits />}
      <fieldset className={styles['packs']} aria-labelledby={id}>
        <Subheading id={id}>
          <FormattedMessage id="law.packs" />
        </Subheading>
        <Checkbox.Group
          className={styles['choice'] ?? ''}
          disabled={!mayChange}
          value={[...value]}
          options={OFFERED_PACKS.map((each) => ({ value: each, label: packPlace(each, intl) }))}
          onChange={(chosen) => edit(OFFERED_PACKS.filter((each) => chosen.includes(each)))}
        />
        <Hint>
          <FormattedMessage id={value.length === 0 ? 'law.none' : 'law.packsHint'} />
        </Hint>
      </fieldset>
      <SaveBar isChanged={isChanged} isSaving={isLoading} onSave={() => void submit()} onUndo={forget} />
    </Card>
  );
}
