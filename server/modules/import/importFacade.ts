/** Public interface of this module for the rest of the server. */

export { importCases, importCasesWith } from './importCases';
export { IMPORT_COLUMNS } from './importColumns';
