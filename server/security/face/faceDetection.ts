/** Side of the square input of BlazeFace, in pixels. */
export const FACE_INPUT = 256;

/** Detected face: position in pixels of the square input, and confidence (0 to 1). */
export interface FoundFace {
  left: number;
  top: number;
  right: number;
  bottom: number;
  sureness: number;
}
