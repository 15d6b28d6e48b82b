import { useLawReviewMutation } from '@/api/endpoints/system/lawApi';
import { getCodeLabel } from '@/contract/codes/codeTable';
import { LAW_LAYER, LAW_STATE } from '@/contract/codes/lawCodes';
import type { LawSettings } from '@/contract/entities/law/lawSettings';
import { ALL_PACKS } from '@/contract/law/allPacks';
import { PRODUCT_PACK, isOverdue } from '@/contract/law/selectPacks';
import { formatPackName } from '@/contract/law/decideContact';
import type { RulePack } from '@/contract/law/lawPack';
import { useLocale } from '@/i18n/languageContext';
import { DateTime } from '@/ui/dates/DateTime';
import { useInstitutionDate } from '@/ui/dates/institutionDay';
import { usePackJurisdiction } from '@/ui/format/usePackJurisdiction';
import { usePermission } from '@/ui/screen/currentUser';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { Button, Select, Tag } from 'antd';
import { useState, useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { ConfirmDialog } from '../ConfirmDialog';
import {
  SettingsCard,
  FieldBox,
  SettingsFieldGrid,
  SettingsHint,
  SettingsTextLine,
  Subheading,
} from '../systemElements';
import { HolidaySource } from './HolidaySource';
import { OverdueText } from './OverdueText';
import { compareRules, getPack } from './packNames';
import { RuleList } from './RuleList';

interface ReviewPackProps {
  /** Pack and version. */
  readonly name: string;
  readonly reviews: LawSettings['reviews'];
}

/** Reviews of a version against its legal texts, and the action to record one (LC-02). */
function ReviewPack({ name, reviews }: ReviewPackProps) {
  const [isAsking, setAsking] = useState(false);
  const [review, { isLoading }] = useLawReviewMutation();
  const mayChange = usePermission('system.manage');
  const done = reviews.find(({ pack }) => pack === name);
  const confirm = async (): Promise<void> => {
    const { error } = await review({ pack: name });
    if (error === undefined) setAsking(false);
  };
  if (done) {
    return <FormattedMessage id="law.reviewed" values={{ name: done.userName, time: <DateTime at={done.time} /> }} />;
  }
  if (!mayChange) return null;
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        <FormattedMessage id="law.review" />
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={<FormattedMessage id="law.reviewTitle" values={{ pack: name }} />}
          confirm={<FormattedMessage id="law.review" />}
          isBusy={isLoading}
          onConfirm={() => void confirm()}
          onCancel={() => setAsking(false)}
        >
          <FormattedMessage id="law.reviewEffect" />
        </ConfirmDialog>
      )}
    </>
  );
}

/** A version of a pack: its rules in words, and the differences from another version (LC-02). The address selects both. */
export function PackView({ settings }: { readonly settings: LawSettings }) {
  const packJurisdiction = usePackJurisdiction();
  const [params, setParams] = useSearchParams();
  const first = ALL_PACKS.find(({ id }) => settings.packs.includes(id)) ?? ALL_PACKS[0];
  const pack = getPack(params.get('pack')) ?? first;
  if (!pack) return null;
  const others = ALL_PACKS.filter(({ id, version }) => id === pack.id && version !== pack.version);
  const other = others.find((each) => formatPackName(each) === params.get('with'));
  const optionOf = (each: RulePack) => ({
    value: formatPackName(each),
    label: `${packJurisdiction(each.id)} ${each.version}`,
  });
  const show = (name: string, compared?: string): void =>
    setParams({ tab: 'law', view: 'texts', pack: name, ...(compared !== undefined && { with: compared }) });
  return (
    <SettingsCard>
      <SettingsFieldGrid>
        <Choice
          label={<FormattedMessage id="law.pack" />}
          value={formatPackName(pack)}
          options={ALL_PACKS.map(optionOf)}
          onChange={show}
        />
        {others.length > 0 && (
          <Choice
            label={<FormattedMessage id="law.compare" />}
            value={other && formatPackName(other)}
            options={others.map(optionOf)}
            onChange={(compared) => show(formatPackName(pack), compared)}
          />
        )}
      </SettingsFieldGrid>
      <PackFacts pack={pack} settings={settings} />
      <Subheading>
        <FormattedMessage id="law.rules" />
      </Subheading>
      <ShownRules pack={pack} other={other} />
    </SettingsCard>
  );
}

interface ChoiceProps {
  readonly label: ReactNode;
  readonly value: string | undefined;
  readonly options: { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <FieldBox>
      <label htmlFor={id}>{label}</label>
      <Select<string>
        id={id}
        value={value ?? null}
        options={options}
        onChange={onChange}
        showSearch={{ optionFilterProp: 'label' }}
      />
    </FieldBox>
  );
}

function PackFacts({ pack, settings }: { readonly pack: RulePack; readonly settings: LawSettings }) {
  const language = useLocale();
  const name = formatPackName(pack);
  const isReviewed = pack.state === 'draft' && settings.reviews.some((review) => review.pack === name);
  const isLate = isOverdue(pack, useInstitutionDate());
  const applies = pack.state !== 'future' && (pack.id === PRODUCT_PACK || settings.packs.includes(pack.id));
  return (
    <SettingsTextLine>
      <Tag>{getCodeLabel(LAW_STATE, isReviewed ? 'reviewed' : pack.state, language)}</Tag>
      <Tag>{getCodeLabel(LAW_LAYER, pack.layer, language)}</Tag>
      {applies && (
        <Tag color="blue">
          <FormattedMessage id="law.applies" />
        </Tag>
      )}
      <SettingsHint>
        <FormattedMessage id="law.inForce" values={{ from: pack.from, to: pack.to ?? 'none' }} />
      </SettingsHint>
      {isLate && (
        <SettingsHint>
          <OverdueText pack={pack} />
        </SettingsHint>
      )}
      <ReviewPack key={name} name={name} reviews={settings.reviews} />
    </SettingsTextLine>
  );
}

function ShownRules({ pack, other }: { readonly pack: RulePack; readonly other: RulePack | undefined }) {
  const rules = compareRules(pack, other);
  const { holidays } = pack;
  return (
    <>
      {other && rules.every(({ difference }) => difference === null) && (
        <SettingsHint as="p">
          <FormattedMessage id="law.same" />
        </SettingsHint>
      )}
      <RuleList rules={rules} packs={other ? [pack, other] : [pack]} />
      {holidays && <HolidaySource holidays={holidays} />}
    </>
  );
}
