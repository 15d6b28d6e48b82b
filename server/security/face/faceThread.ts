import type { Worker } from 'node:worker_threads';
import { startScriptThread } from '../../kernel/scriptThread';
import type { FoundFace } from './faceDetection';
import type { FaceAnswer, FaceQuestion } from './faceWorker';

interface PendingPicture {
  resolve: (faces: FoundFace[]) => void;
  reject: (reason: Error) => void;
}

interface FaceThread {
  worker: Worker;
  waiting: Map<number, PendingPicture>;
}

let thread: FaceThread | undefined;
let lastId = 0;

const settle = ({ waiting, worker }: FaceThread, answer: FaceAnswer): void => {
  const pending = waiting.get(answer.id);
  waiting.delete(answer.id);
  // An idle detector must not keep the process alive; one with pending requests must.
  if (waiting.size === 0) worker.unref();
  if (answer.error === undefined) pending?.resolve(answer.faces);
  else pending?.reject(new Error(`the face detector failed: ${answer.error}`));
};

/** Rejects the pending requests of a worker that died; the next picture starts a new one. */
const abandon = (dead: FaceThread, reason: string): void => {
  if (thread === dead) thread = undefined;
  for (const request of dead.waiting.values()) request.reject(new Error(reason));
  dead.waiting.clear();
};

const startThread = (): FaceThread => {
  const started: FaceThread = {
    worker: startScriptThread(new URL('./faceWorker.ts', import.meta.url)),
    waiting: new Map(),
  };
  started.worker.on('message', (answer: FaceAnswer) => settle(started, answer));
  started.worker.on('error', (error) => abandon(started, `the face detector stopped: ${error.message}`));
  started.worker.on('exit', () => abandon(started, 'the face detector stopped'));
  // Called after the listeners are added, because they keep the process alive.
  started.worker.unref();
  return started;
};

/** Starts the detector in advance; does nothing if it is already running. */
export const prepareFaceThread = (): void => {
  thread ??= startThread();
};

/** Finds the faces in a raw RGB picture. Runs in a worker thread, started at first use, so that requests are not blocked. */
export const findFaces = (rgb: Uint8Array): Promise<FoundFace[]> => {
  const current = (thread ??= startThread());
  return new Promise((resolve, reject) => {
    lastId += 1;
    current.worker.ref();
    current.waiting.set(lastId, { resolve, reject });
    const question: FaceQuestion = { id: lastId, rgb };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window.
    current.worker.postMessage(question);
  });
};

/** Stops the detector's thread, when the server closes. */
export const closeFaceThread = async (): Promise<void> => {
  await thread?.worker.terminate();
  thread = undefined;
};
