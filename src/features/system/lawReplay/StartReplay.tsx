import { useLawReplayStartMutation } from '@/api/endpoints/management/lawReplayApi';
import { replayRequest } from '@/contract/entities/law/lawReplay';
import { ALL_PACKS } from '@/contract/law/allPacks';
import { formatPackName } from '@/contract/law/decideContact';
import { LAW_STATE } from '@/contract/codes/lawCodes';
import { getCodeLabel } from '@/contract/codes/codeTable';
import type { RulePack } from '@/contract/law/lawPack';
import { useLocale } from '@/i18n/languageContext';
import { DayInput } from '@/ui/dates/DayInput';
import { useInstitutionDate } from '@/ui/dates/institutionDay';
import { usePackJurisdiction } from '@/ui/format/usePackJurisdiction';
import { Button, Select } from 'antd';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { subtractDays } from './subtractDays';
import { FieldBox, SettingsFieldGrid, SettingsHint, PanelHead, SettingsProblem, SettingsRows } from '../systemElements';

/** In place of a pack: those that apply here. */
const HERE = '';

interface StartReplayRequest {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly pack: string;
}

/** Converts the input to the request; undefined if a day is missing or the range is too long. */
const getRequest = ({ pack, ...days }: StartReplayRequest) =>
  replayRequest.safeParse({ ...days, ...(pack !== HERE && { pack }) }).data;

/** Form for the days of a replay and its pack; by default the week before today. */
export function StartReplay({ isBusy }: { readonly isBusy: boolean }) {
  const today = useInstitutionDate();
  const [draft, setDraft] = useState<StartReplayRequest>({
    from: subtractDays(today, 7),
    to: subtractDays(today, 1),
    pack: HERE,
  });
  const [start, { isLoading }] = useLawReplayStartMutation();
  const request = getRequest(draft);
  return (
    <SettingsRows as="section">
      <SettingsFieldGrid>
        <Days draft={draft} onChange={setDraft} />
        <PackField pack={draft.pack} onChange={(pack) => setDraft({ ...draft, pack })} />
      </SettingsFieldGrid>
      <SettingsHint as="p">
        <FormattedMessage id={draft.pack === HERE ? 'lawReplay.hereHint' : 'lawReplay.packHint'} />
      </SettingsHint>
      <PanelHead>
        <Button
          type="primary"
          disabled={request === undefined || isBusy}
          loading={isLoading}
          onClick={() => request && void start(request)}
        >
          <FormattedMessage id="lawReplay.start" />
        </Button>
        <SettingsProblem>{request === undefined && <FormattedMessage id="lawReplay.wrongDays" />}</SettingsProblem>
      </PanelHead>
    </SettingsRows>
  );
}

interface DaysProps {
  readonly draft: StartReplayRequest;
  readonly onChange: (draft: StartReplayRequest) => void;
}

function Days({ draft, onChange }: DaysProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (['from', 'to'] as const).map((end) => {
    const label = formatMessage({ id: `lawReplay.${end}` });
    const value = draft[end];
    return (
      <FieldBox key={end}>
        <label htmlFor={id + end}>{label}</label>
        <DayInput
          id={id + end}
          label={label}
          placeholder={label}
          {...(value !== undefined && { value })}
          onChange={(day) => onChange({ ...draft, [end]: day })}
          onUnreadable={() => onChange({ ...draft, [end]: undefined })}
        />
      </FieldBox>
    );
  });
}

function PackField({ pack, onChange }: { readonly pack: string; readonly onChange: (pack: string) => void }) {
  const id = useId();
  const { formatMessage } = useIntl();
  const packJurisdiction = usePackJurisdiction();
  const language = useLocale();
  const label = (each: RulePack): string => {
    const name = `${packJurisdiction(each.id)} ${each.version}`;
    return each.state === 'future' ? `${name} · ${getCodeLabel(LAW_STATE, each.state, language)}` : name;
  };
  const here = { value: HERE, label: formatMessage({ id: 'lawReplay.here' }) };
  return (
    <FieldBox>
      <label htmlFor={id}>
        <FormattedMessage id="lawReplay.pack" />
      </label>
      <Select<string>
        id={id}
        value={pack}
        options={[here, ...ALL_PACKS.map((each) => ({ value: formatPackName(each), label: label(each) }))]}
        onChange={onChange}
        showSearch={{ optionFilterProp: 'label' }}
      />
    </FieldBox>
  );
}
