import { useLawReviewMutation } from '@/api/endpoints/system/lawApi';
import type { LawSettings } from '@/contract/entities/law/lawSettings';
import { usePermission } from '@/ui/screen/currentUser';
import { DateTime } from '@/ui/dates/DateTime';
import { Button } from 'antd';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { ConfirmDialog } from '../ConfirmDialog';

interface ReviewPackProps {
  /** Pack and version. */
  readonly name: string;
  readonly reviews: LawSettings['reviews'];
}

/** Reviews of a version against its legal texts, and the action to record one (LC-02). */
export function ReviewPack({ name, reviews }: ReviewPackProps) {
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
