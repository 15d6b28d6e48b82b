import { confirmLeaving } from '../screen/leaving';

type Go = () => void;

/** Pending confirmation: whether to leave unsaved work, and the destination. */
interface Question {
  readonly of: object;
  readonly go: Go;
}

/** Lost by leaving the screen. */
const works = new Set<object>();
/** Lost by leaving the page only, such as a draft that waits for the server. */
const pageWorks = new Set<object>();
const watchers = new Set<Go>();
let question: Question | undefined;
let isPassing = false;

function tellWatchers(): void {
  for (const tell of watchers) tell();
}

function put(next: Question | undefined): void {
  question = next;
  tellWatchers();
}

/** Leaves without a confirmation: the input was saved or discarded. */
export function leaveUnconfirmed(go: Go): void {
  isPassing = true;
  try {
    go();
  } finally {
    isPassing = false;
  }
}

/**
 * Leaves at once if nothing would be lost, else after a confirmation. Work that existed before something was opened is not lost by closing
 * it.
 */
export function requestLeave(go: Go, stays: ReadonlySet<object> = new Set()): void {
  const lost = [...works].findLast((work) => !stays.has(work));
  if (lost === undefined || isPassing) leaveUnconfirmed(go);
  else put({ of: lost, go });
}

/** Answers the open confirmation. */
export function answerConfirmation(isLeaving: boolean): void {
  const current = question;
  put(undefined);
  if (isLeaving && current) leaveUnconfirmed(current.go);
}

/** Subscribes to changes of the confirmation and of the unsaved work. */
export function subscribeToUnsavedWork(tell: Go): Go {
  watchers.add(tell);
  return () => void watchers.delete(tell);
}

/** The open confirmation. */
export const getOpenConfirmation = (): Question | undefined => question;

/** All unsaved work. */
export const listUnsavedWork = (): ReadonlySet<object> => new Set(works);

/** Returns true if a reload would lose nothing. */
export const isReloadSafe = (): boolean => works.size + pageWorks.size === 0;

const keepPage = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Dismisses the confirmation for work that no longer exists. */
export function dismissConfirmation(work: object): void {
  if (question?.of === work) put(undefined);
}

/** Continues the pending navigation when the work was saved during the confirmation. */
export function continueLeaving(work: object): void {
  if (question?.of !== work) return;
  const { go } = question;
  put(undefined);
  requestLeave(go);
}

/** Enables the browser's confirmation before the page is left while there is unsaved work. */
function changeWork(change: () => void): void {
  change();
  if (isReloadSafe()) removeEventListener('beforeunload', keepPage);
  else addEventListener('beforeunload', keepPage);
  tellWatchers();
}

/** Registers unsaved work until the returned function is called. */
export function registerWork(work: object): Go {
  confirmLeaving(requestLeave);
  changeWork(() => works.add(work));
  return () => changeWork(() => works.delete(work));
}

/** Registers work that only leaving the page would lose, until the returned function is called. */
export function registerPageWork(work: object): Go {
  changeWork(() => pageWorks.add(work));
  return () => changeWork(() => pageWorks.delete(work));
}
