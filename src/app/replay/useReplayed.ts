import { useEffect, useState } from 'react';

import type { Recording } from './readRecording';
import { playRecording, type Replayed } from './replayedStates';

/** Maximum time in milliseconds that a long recording blocks the page. */
const TURN_MS = 50;

interface Progress {
  /** Actions that were played. */
  readonly played: number;
  readonly replayed?: Replayed;
}

/** Plays a recording in short slices; `replayed` is set at the end. */
export function useReplayed(recording: Recording): Progress {
  const [progress, setProgress] = useState<Progress>({ played: 0 });
  useEffect(() => {
    const playing = playRecording(recording);
    let played = 0;
    function playOn(): void {
      const until = performance.now() + TURN_MS;
      for (let step = playing.next(); ; step = playing.next()) {
        if (step.done) return setProgress({ played, replayed: step.value });
        played += 1;
        if (performance.now() > until) break;
      }
      setProgress({ played });
      timer = setTimeout(playOn);
    }
    let timer = setTimeout(playOn);
    return () => clearTimeout(timer);
  }, [recording]);
  return progress;
}
