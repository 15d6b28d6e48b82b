import { useBoardAgentsFileMutation } from '@/api/endpoints/management/boardApi';
import type { BoardQuery } from '@/contract/routes';
import { ExportButton } from '@/ui/list/ExportButton';
import { useIntl } from 'react-intl';

/** The figures agent by agent as a file. */
export function AgentsExport({ place }: { readonly place: BoardQuery }) {
  const [save, saving] = useBoardAgentsFileMutation();
  const about = useIntl().formatMessage({ id: 'board.agents' });
  return (
    <ExportButton
      list="boardAgents"
      about={about}
      saving={saving}
      onSave={(format) => void save({ ...place, format })}
    />
  );
}
