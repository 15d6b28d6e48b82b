/** Side of the square picture that BlazeFace looks at, in pixels. */
export const FACE_INPUT = 256;

/** One face that was found: where, in pixels of the square input, and how sure the detector is (0 to 1). */
export interface FoundFace {
  left: number;
  top: number;
  right: number;
  bottom: number;
  sureness: number;
}
