import { askBeforeLeaving } from '../leaving';

type Go = () => void;

/** What is asked: whether to leave work that is not saved, and where to. */
interface Question {
  readonly of: object;
  readonly go: Go;
}

const works = new Set<object>();
const watchers = new Set<Go>();
let question: Question | undefined;
let isPassing = false;

function put(next: Question | undefined): void {
  question = next;
  for (const tell of watchers) tell();
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

/** Calls back whenever a question is asked or answered. */
export function watchQuestion(tell: Go): Go {
  watchers.add(tell);
  return () => void watchers.delete(tell);
}

/** The question that is open. */
export const openQuestion = (): Question | undefined => question;

/** All work that is not saved now. */
export const unsavedNow = (): ReadonlySet<object> => new Set(works);

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

/** Holds work that would be lost, until the returned function lets go of it. */
export function hold(work: object): Go {
  if (works.size === 0) {
    askBeforeLeaving(leave);
    addEventListener('beforeunload', keepPage);
  }
  works.add(work);
  return () => {
    works.delete(work);
    if (works.size === 0) removeEventListener('beforeunload', keepPage);
  };
}
