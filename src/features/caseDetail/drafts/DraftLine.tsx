import { CLOCK } from '@/i18n/locale';
import { Button } from 'antd';
import { FormattedMessage, FormattedTime } from 'react-intl';

import * as styles from '../caseDetail.module.css';
import type { useDraft } from './useDraft';

/** Shows the save state of the draft and allows the user to discard it. */
export function DraftLine({
  draft: { state, savedAt, discard },
}: {
  readonly draft: Pick<ReturnType<typeof useDraft>, 'state' | 'savedAt' | 'discard'>;
}) {
  return (
    <output className={styles['draftLine']}>
      {state === 'saved' ? (
        <FormattedMessage id="case.draft.saved" values={{ time: <FormattedTime value={savedAt ?? ''} {...CLOCK} /> }} />
      ) : (
        state !== 'none' && <FormattedMessage id={`case.draft.${state}`} />
      )}
      {state !== 'none' && state !== 'elsewhere' && (
        <Button type="link" size="small" onClick={() => void discard()}>
          <FormattedMessage id="case.draft.discard" />
        </Button>
      )}
    </output>
  );
}
