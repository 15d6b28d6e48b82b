import { Button } from 'antd';
import { FormattedMessage } from 'react-intl';

interface SaveCellsButtonProps {
  readonly count: number;
  readonly isSaving: boolean;
  readonly onClick: () => void;
}

/** Saves the previewed changes; rendered only if there are changes. */
export const SaveCellsButton = ({ count, isSaving, onClick }: SaveCellsButtonProps) =>
  count > 0 && (
    <Button type="primary" loading={isSaving} onClick={onClick}>
      <FormattedMessage id="seating.batch.save" values={{ count }} />
    </Button>
  );
