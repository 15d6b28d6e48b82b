import { useLawReplayListingQuery, useLawReplayStartMutation } from '@/api/endpoints/management/lawReplayApi';
import { MOVING_POLL_MS } from '@/api/client/polling';
import type { LawReplay } from '@/contract/entities/law/lawReplay';
import type { OwnRule } from '@/contract/law/ownRules';
import { useInstitutionDate } from '@/ui/dates/institutionDay';
import { Button } from 'antd';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { subtractDays } from '../lawReplay/subtractDays';
import { isReplayRunning } from '../lawReplay/replayState';
import { SettingsTextLine } from '../systemElements';

/** Tests own rules on the contacts of the last seven days, before they are in force (LC-02). */
export function OwnRulePreview({ rules }: { readonly rules: readonly OwnRule[] }) {
  const today = useInstitutionDate();
  const [id, keep] = useState<string>();
  const [start, { isLoading }] = useLawReplayStartMutation();
  const preview = async (): Promise<void> => {
    const { data } = await start({ from: subtractDays(today, 7), to: subtractDays(today, 1), own: [...rules] });
    if (data) keep(data.id);
  };
  if (rules.length === 0) return null;
  return (
    <SettingsTextLine>
      <Button loading={isLoading} onClick={() => void preview()}>
        <FormattedMessage id="law.own.preview" />
      </Button>
      {id !== undefined && <Previewed id={id} />}
    </SettingsTextLine>
  );
}

function Previewed({ id }: { readonly id: string }) {
  const [isOver, end] = useState(false);
  const { data } = useLawReplayListingQuery(undefined, { pollingInterval: isOver ? 0 : MOVING_POLL_MS });
  const replay = data?.find((each) => each.id === id);
  const over = replay !== undefined && !isReplayRunning(replay);
  if (over !== isOver) end(over);
  if (!replay) return null;
  return (
    <output>
      <Result replay={replay} />{' '}
      <Link to={`/system?tab=lawReplay&replay=${id}`}>
        <FormattedMessage id="law.own.details" />
      </Link>
    </output>
  );
}

function Result({ replay }: { readonly replay: LawReplay }) {
  const { done, borrowers, contacts, refused } = replay;
  if (isReplayRunning(replay)) return <FormattedMessage id="lawReplay.progress" values={{ done, borrowers }} />;
  return <FormattedMessage id="law.own.previewed" values={{ contacts, refused }} />;
}
