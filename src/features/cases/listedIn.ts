import { taskListingQuery } from '@/contract/entities/task';
import { readListUrl } from '@/ui/listUrl';

/** What the address of a case list asks for, as far as the list understands it. */
export const listedIn = (params: URLSearchParams) => readListUrl(taskListingQuery, params);
