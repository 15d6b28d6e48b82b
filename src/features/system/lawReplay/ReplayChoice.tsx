import type { LawReplay } from '@/contract/entities/law/lawReplay';
import { dayText } from '@/ui/dates/DateTime';
import { Select } from 'antd';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { FieldBox } from '../styled';

interface ReplayChoiceProps {
  readonly replays: readonly LawReplay[];
  readonly shown: LawReplay;
  readonly onChoose: (id: string) => void;
}

/** Selects one of the latest replays. */
export function ReplayChoice({ replays, shown, onChoose }: ReplayChoiceProps) {
  const id = useId();
  const intl = useIntl();
  const label = ({ from, to, packs, userName }: LawReplay): string =>
    intl.formatMessage(
      { id: 'lawReplay.of' },
      { from: dayText(from, intl), to: dayText(to, intl), packs: packs.join(', '), name: userName },
    );
  return (
    <FieldBox>
      <label htmlFor={id}>
        <FormattedMessage id="lawReplay.shown" />
      </label>
      <Select<string>
        id={id}
        value={shown.id}
        options={replays.map((each) => ({ value: each.id, label: label(each) }))}
        onChange={onChoose}
      />
    </FieldBox>
  );
}
