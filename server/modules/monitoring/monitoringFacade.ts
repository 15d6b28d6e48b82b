/** What the rest of the server may use of this topic. */

export { addBehaviour } from './behaviourStore';
export { refuseTooManyLooks } from './lookLimit';
export { type FileCells, listOfToday, takeList } from './takeList';
