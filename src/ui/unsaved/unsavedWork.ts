import { askBeforeLeaving } from '../leaving';

type Go = () => void;

/** What is asked: whether to leave work that is not saved, and where to. */
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

/** Goes without being asked: what was written is saved, or given up. */
export function leaveFreely(go: Go): void {
  isPassing = true;
  try {
    go();
  } finally {
    isPassing = false;
  }
}

/** Goes where nothing would be lost; else asks first. Work that was there before something was opened is not lost by closing it. */
export function leave(go: Go, stays: ReadonlySet<object> = new Set()): void {
  const lost = [...works].findLast((work) => !stays.has(work));
  if (lost === undefined || isPassing) leaveFreely(go);
  else put({ of: lost, go });
}

/** The answer to the question that is open. */
export function answer(isLeaving: boolean): void {
  const asked = question;
  put(undefined);
  if (isLeaving && asked) leaveFreely(asked.go);
}

/** Calls back whenever a question is asked or answered, or work begins or ends. */
export function watchWork(tell: Go): Go {
  watchers.add(tell);
  return () => void watchers.delete(tell);
}

/** The question that is open. */
export const openQuestion = (): Question | undefined => question;

/** All work that is not saved now. */
export const unsavedNow = (): ReadonlySet<object> => new Set(works);

/** Whether a reload would lose nothing. */
export const isReloadSafe = (): boolean => works.size + pageWorks.size === 0;

const keepPage = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Nobody can answer what is asked about work that is no longer there. */
export function withdraw(work: object): void {
  if (question?.of === work) put(undefined);
}

/** Work that was saved while it was asked about is not lost: it goes on to where somebody wanted to go. */
export function settle(work: object): void {
  if (question?.of !== work) return;
  const { go } = question;
  put(undefined);
  leave(go);
}

/** Has the browser ask before the page goes while there is unsaved work. */
function changeWork(change: () => void): void {
  change();
  if (isReloadSafe()) removeEventListener('beforeunload', keepPage);
  else addEventListener('beforeunload', keepPage);
  tellWatchers();
}

/** Holds work that would be lost, until the returned function lets go of it. */
export function hold(work: object): Go {
  askBeforeLeaving(leave);
  changeWork(() => works.add(work));
  return () => changeWork(() => works.delete(work));
}

/** Holds work that only leaving the page would lose, until the returned function lets go of it. */
export function holdPage(work: object): Go {
  changeWork(() => pageWorks.add(work));
  return () => changeWork(() => pageWorks.delete(work));
}
