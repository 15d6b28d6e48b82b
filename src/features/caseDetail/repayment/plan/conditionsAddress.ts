import { getConditionsPath, ROUTES, getTaskDetailPath } from '@/contract/routes';
import { useSearchParams } from '@/ui/screen/useSearchParams';

/** The conditions screen's own part of its address; the rest is the case's, which it leads back to. */
const OWN = { loanId: 'loan', table: 'table', planPage: 'planPage', logPage: 'logPage' } as const;
const OWN_NAMES: readonly string[] = Object.values(OWN);

const withSearch = (path: string, params: URLSearchParams): string =>
  params.size > 0 ? `${path}?${params.toString()}` : path;

/** From a case to its conditions: the loan's number and the case's own address travel along, for the way back (CO-01). */
export function useConditionsAddress({ id, loanId }: { readonly id: string; readonly loanId: string }): string {
  const [params] = useSearchParams();
  const own = new URLSearchParams(params);
  own.set(OWN.loanId, loanId);
  return withSearch(getConditionsPath(id), own);
}

/** Returns the links back; to the case only if the address names the loan. */
export function useBackLinks(taskId: string) {
  const [params] = useSearchParams();
  const loanId = params.get(OWN.loanId);
  const others = new URLSearchParams([...params].filter(([name]) => !OWN_NAMES.includes(name)));
  return {
    loanId,
    backTo: loanId ? withSearch(getTaskDetailPath(taskId, loanId), others) : withSearch(ROUTES.caseList.path, others),
  };
}

const TABLES = ['plan', 'deductions'] as const;

const pageIn = (params: URLSearchParams, name: string): number => {
  const page = Number(params.get(name));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
};

/** Reads tab and pages from the address (RT-08). */
export function useConditionsLocation() {
  const [params, setParams] = useSearchParams();
  const put = (name: string, value: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const putPage = (name: string) => (page: number) => put(name, page === 1 ? null : String(page));
  return {
    tab: TABLES.find((each) => each === params.get(OWN.table)) ?? TABLES[0],
    setTab: (tab: string) => put(OWN.table, tab === TABLES[0] ? null : tab),
    planPage: pageIn(params, OWN.planPage),
    setPlanPage: putPage(OWN.planPage),
    logPage: pageIn(params, OWN.logPage),
    setLogPage: putPage(OWN.logPage),
  };
}
