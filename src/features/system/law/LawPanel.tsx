import { useLawSettingsQuery } from '@/api/endpoints/system/lawApi';
import type { LawSettings } from '@/contract/entities/law/lawSettings';
import { ALL_PACKS } from '@/contract/law/allPacks';
import { selectPacks, filterOverduePacks, findPacksWithoutHolidays } from '@/contract/law/selectPacks';
import { formatPackName } from '@/contract/law/decideContact';
import { createOwnPack } from '@/contract/law/createOwnPack';
import { useInstitutionDate } from '@/ui/dates/institutionDay';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { Alert } from 'antd';
import { FormattedMessage } from 'react-intl';

import { QueryBoundary } from '../QueryBoundary';
import { PanelFrame } from '../PanelFrame';
import { SettingsSections } from '../systemElements';
import { ViewButtons } from '../ViewButtons';
import { ModeChoice } from './ModeChoice';
import { OverdueText } from './OverdueText';
import { OwnRules } from './OwnRules';
import { PackChoice } from './PackChoice';
import { PackView } from './PackView';

const VIEWS = [
  { key: 'mode', label: 'law.view.mode', View: ModeChoice },
  { key: 'packs', label: 'law.view.packs', View: PackChoice },
  { key: 'own', label: 'law.view.own', View: OwnRules },
  { key: 'texts', label: 'law.view.texts', View: PackView },
] as const;

/** Packs of law: those that apply here, their rules, and their reviews (LC-02). */
export function LawPanel() {
  const query = useLawSettingsQuery();
  const [params] = useSearchParams();
  const shown = VIEWS.find(({ key }) => key === (params.has('pack') ? 'texts' : params.get('view'))) ?? VIEWS[0];
  return (
    <PanelFrame title="system.tab.law" intro="law.intro" changes="system.manage" lastChange={query.data?.lastChange}>
      <QueryBoundary query={query}>
        {(settings) => (
          <SettingsSections>
            <MissingHolidays settings={settings} />
            <OverduePacks packs={settings.packs} />
            <ViewButtons views={VIEWS} shown={shown} />
            <shown.View settings={settings} />
          </SettingsSections>
        )}
      </QueryBoundary>
    </PanelFrame>
  );
}

/** Warns of missing holidays 60 days ahead: without them nobody could be contacted all year. */
function MissingHolidays({ settings: { packs, own } }: { readonly settings: LawSettings }) {
  const today = useInstitutionDate();
  const packsInUse = [...selectPacks(ALL_PACKS, packs), createOwnPack(own.version, own.rules)];
  return findPacksWithoutHolidays(packsInUse, today).map(({ id, year }) => (
    <Alert
      key={`${id} ${year}`}
      type="warning"
      showIcon
      title={<FormattedMessage id="law.noHolidays" values={{ pack: id, year: String(year) }} />}
    />
  ));
}

/** Warns of versions for which nobody has confirmed that they became law on their date. */
function OverduePacks({ packs }: Pick<LawSettings, 'packs'>) {
  return filterOverduePacks(ALL_PACKS, packs, useInstitutionDate()).map((pack) => (
    <Alert key={formatPackName(pack)} type="warning" showIcon title={<OverdueText pack={pack} />} />
  ));
}
