import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { loadGraphModel } from '@tensorflow/tfjs-converter';
import { io, setBackend, tensor4d, tidy } from '@tensorflow/tfjs-core';
import type { Tensor } from '@tensorflow/tfjs-core';
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import { FACE_INPUT, type FoundFace } from './faceDetection';

/** Looks for faces in a square RGB picture of FACE_INPUT pixels. */
export type FaceFinder = (rgb: Uint8Array) => FoundFace[];

const SURE = 0.5;
const SAME_FACE_OVERLAP = 0.3;
/** BlazeFace outputs a fine and a coarse grid; each cell contains 2 or 6 candidates of 17 numbers. */
const GRIDS = [
  { cells: 16, candidates: 2 },
  { cells: 8, candidates: 6 },
];

const anchors = GRIDS.flatMap(({ cells, candidates }) =>
  Array.from({ length: cells * cells * candidates }, (_, index) => {
    const cell = Math.floor(index / candidates);
    const stride = FACE_INPUT / cells;
    return { x: stride * ((cell % cells) + 0.5), y: stride * (Math.floor(cell / cells) + 0.5) };
  }),
);

const area = (face: FoundFace): number => (face.right - face.left) * (face.bottom - face.top);

const overlap = (one: FoundFace, other: FoundFace): number => {
  const width = Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left));
  const height = Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
  return (width * height) / (area(one) + area(other) - width * height || 1);
};

/** Keeps the surest of the candidates that lie on the same face. */
const distinct = (candidates: FoundFace[]): FoundFace[] =>
  candidates
    .toSorted((one, other) => other.sureness - one.sureness)
    .reduce<FoundFace[]>(
      (faces, each) => (faces.some((face) => overlap(face, each) > SAME_FACE_OVERLAP) ? faces : [...faces, each]),
      [],
    );

const faceAt = (scores: Float32Array, boxes: Float32Array, index: number): FoundFace => {
  const at = (field: number): number => boxes[index * 16 + field] ?? 0;
  const anchor = anchors[index] ?? { x: 0, y: 0 };
  const [x, y, width, height] = [anchor.x + at(0), anchor.y + at(1), at(2), at(3)];
  return {
    left: x - width / 2,
    top: y - height / 2,
    right: x + width / 2,
    bottom: y + height / 2,
    sureness: 1 / (1 + Math.exp(-(scores[index] ?? -99))),
  };
};

/** Reads the model's four tensors: scores and boxes of the fine (512 rows) and of the coarse grid (384 rows). */
const readAnswer = (answer: Tensor[]): FoundFace[] => {
  const part = (rows: number, columns: number): Float32Array => {
    const found = answer.find((each) => each.shape[1] === rows && each.shape[2] === columns);
    return found === undefined ? new Float32Array(rows * columns) : Float32Array.from(found.dataSync());
  };
  const scores = Float32Array.from([...part(512, 1), ...part(384, 1)]);
  const boxes = Float32Array.from([...part(512, 16), ...part(384, 16)]);
  return distinct(anchors.map((_, index) => faceAt(scores, boxes, index)).filter((face) => face.sureness > SURE));
};

const getFolder = (file: string): string => path.dirname(createRequire(import.meta.url).resolve(file));

/** Loads the weights from @vladmandic/human (MIT); nothing is downloaded. */
const modelFromDisk = async (): Promise<io.IOHandler> => {
  // The package exports only its scripts, so its models folder is located relative to them.
  const folder = path.join(getFolder('@vladmandic/human'), '..', 'models');
  const model: io.ModelJSON = JSON.parse(await readFile(path.join(folder, 'blazeface.json'), 'utf8'));
  const weights = await readFile(path.join(folder, 'blazeface.bin'));
  return io.fromMemory({
    ...model,
    weightSpecs: model.weightsManifest.flatMap((group) => group.weights),
    weightData: Uint8Array.from(weights).buffer,
  });
};

/** Loads detector and wasm engine from node_modules (about 150 ms); takes the calling thread for about 35 ms a picture. */
export const loadFaceFinder = async (): Promise<FaceFinder> => {
  setWasmPaths(`${getFolder('@tensorflow/tfjs-backend-wasm')}/`);
  if (!(await setBackend('wasm'))) throw new Error('the wasm engine of the face detector did not start');
  const model = await loadGraphModel(await modelFromDisk());
  return (rgb) => {
    let faces: FoundFace[] = [];
    tidy(() => {
      const answer = model.execute(
        tensor4d(
          Float32Array.from(rgb, (value) => value / 127.5 - 1),
          [1, FACE_INPUT, FACE_INPUT, 3],
        ),
      );
      faces = readAnswer(Array.isArray(answer) ? answer : [answer]);
    });
    return faces;
  };
};
