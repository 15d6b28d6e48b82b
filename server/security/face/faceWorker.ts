import { parentPort } from 'node:worker_threads';
import { loadFaceFinder } from './blazeFace';
import type { FoundFace } from './faceDetection';

/** One picture for the worker: raw RGB of FACE_INPUT × FACE_INPUT pixels. */
export interface FaceQuestion {
  id: number;
  rgb: Uint8Array;
}

/** The worker's response: the faces, or the error. */
export interface FaceAnswer {
  id: number;
  faces: FoundFace[];
  error?: string;
}

const finder = loadFaceFinder();

const answerTo = async ({ id, rgb }: FaceQuestion): Promise<FaceAnswer> => {
  try {
    return { id, faces: (await finder)(rgb) };
  } catch (error) {
    return { id, faces: [], error: String(error) };
  }
};

parentPort?.on('message', (question: FaceQuestion) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window.
  void answerTo(question).then((answer) => parentPort?.postMessage(answer));
});
