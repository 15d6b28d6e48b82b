/** What the rest of the server may use of this topic. */

export { importCases, importCasesWith } from './importCases';
export { IMPORT_COLUMNS } from './importColumns';
