import { useBoardAgentsFileMutation } from '@/api/boardApi';
import type { BoardQuery } from '@/contract/routes';
import { ExportButton } from '@/ui/list/ExportButton';

/** The figures agent by agent as a file. */
export function AgentsExport({ place }: { readonly place: BoardQuery }) {
  const [save, saving] = useBoardAgentsFileMutation();
  return <ExportButton saving={saving} onSave={(format) => void save({ ...place, format })} />;
}
