import { BOARD_FIGURE, type BoardFigure } from '@/contract/codes/boardCodes';
import { codeValues } from '@/contract/codes/codeTable';
import { writeListUrl } from '@/ui/list/listUrl';
import type { TableQuery } from '@/ui/table/tableQuery';
import { useSearchParams } from '@/ui/screen/useSearchParams';

/** View of the drill-down: the agents, the payments, or the cases of a figure. */
export type DrillView = 'agents' | 'payments' | BoardFigure;

/** The views in the order of the work. */
export const DRILL_VIEWS: readonly DrillView[] = ['agents', 'payments', ...codeValues(BOARD_FIGURE)];

const isView = (text: string | null): text is DrillView => DRILL_VIEWS.some((view) => view === text);

/** Returns true if the view lists items that are counted in the figures. */
export const isCounted = (view: DrillView): view is Exclude<DrillView, 'agents'> => view !== 'agents';

/** Reads view, agent and page from the address (RT-08). */
export function useDrillPlace() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('view');
  const agentId = params.get('agent') ?? undefined;
  const page = Number(params.get('page') ?? 1);
  return {
    view: isView(asked) ? asked : 'agents',
    agentId,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    onPlace: (next: TableQuery) =>
      setParams((current) =>
        writeListUrl(current, { sort: next.sort, order: next.order, page: next.page > 1 ? next.page : undefined }),
      ),
    /** Returns the query of a view, for the same agent unless all agents are required. */
    queryOf: (view: DrillView, agent = agentId): string =>
      new URLSearchParams({ view, ...(agent !== undefined && view !== 'agents' && { agent }) }).toString(),
  };
}
