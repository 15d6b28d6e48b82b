import { useLawReplayCancelMutation } from '@/api/endpoints/management/lawReplayApi';
import { BINDING_STATE } from '@/contract/codes/queueCodes';
import { codeLabel } from '@/contract/codes/codeTable';
import type { LawReplay } from '@/contract/entities/law/lawReplay';
import { useLocale } from '@/i18n/languageContext';
import { DateTime } from '@/ui/dates/DateTime';
import { ShareBar } from '@/ui/format/ShareBar';
import { Button, Tag } from 'antd';
import { FormattedMessage } from 'react-intl';

import { Hint, LineOf, Rows } from '../styled';
import { isUnderWay } from './replayState';

/** Progress of a replay and its findings so far. */
export function ReplayFacts({ replay }: { readonly replay: LawReplay }) {
  const language = useLocale();
  const { state, contacts, refused, doubted, lifted = 0, userName, createdTime } = replay;
  return (
    <Rows as="section" aria-live="polite">
      <LineOf>
        <Tag {...(state === 'failed' && { color: 'error' })}>{codeLabel(BINDING_STATE, state, language)}</Tag>
        <strong>
          <FormattedMessage id="lawReplay.result" values={{ contacts, refused, doubted, lifted }} />
        </strong>
        <Hint>
          <FormattedMessage id="lawReplay.by" values={{ name: userName, time: <DateTime at={createdTime} /> }} />
        </Hint>
      </LineOf>
      {isUnderWay(replay) && <Progress replay={replay} />}
    </Rows>
  );
}

function Progress({ replay: { id, done, borrowers } }: { readonly replay: LawReplay }) {
  const [cancel, { isLoading }] = useLawReplayCancelMutation();
  return (
    <LineOf>
      <FormattedMessage id="lawReplay.progress" values={{ done, borrowers }} />
      <ShareBar part={done} of={borrowers} />
      <Button size="small" loading={isLoading} onClick={() => void cancel({ id })}>
        <FormattedMessage id="lawReplay.cancel" />
      </Button>
    </LineOf>
  );
}
