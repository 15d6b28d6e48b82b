import { useBoardAgentsFileMutation, useBoardPaymentsFileMutation } from '@/api/boardApi';
import type { BoardQuery } from '@/contract/routes';
import { DownloadButton } from '@/ui/DownloadButton';

const WORDS = { label: 'board.export', done: 'board.exported' } as const;

/** The figures agent by agent as a file. */
export function AgentsExport({ place }: { readonly place: BoardQuery }) {
  const [save, saving] = useBoardAgentsFileMutation();
  return <DownloadButton {...WORDS} saving={saving} onSave={() => void save(place)} />;
}

/** The payments as a file. */
export function PaymentsExport({
  place,
  agentId,
}: {
  readonly place: BoardQuery;
  readonly agentId?: string | undefined;
}) {
  const [save, saving] = useBoardPaymentsFileMutation();
  return <DownloadButton {...WORDS} saving={saving} onSave={() => void save({ ...place, agentId })} />;
}
