/**
 * Where a player stands, as plain data. Clock times are seconds of whatever clock the caller uses; they only have to come
 * from the same clock between two changes (`rebase` moves to another).
 */
export interface Playback {
  status: "paused" | "playing" | "ended";
  /** Position when `sinceSeconds` was read from the clock. */
  fromSeconds: number;
  sinceSeconds: number;
  durationSeconds: number;
  loops: boolean;
  /** Seconds of video per second of clock. */
  rate: number;
}

export function createPlayback(durationSeconds: number, loops: boolean): Playback {
  return { status: "paused", fromSeconds: 0, sinceSeconds: 0, durationSeconds, loops, rate: 1 };
}

/** The position to show at a clock time, 0 to the duration. */
export function positionAt(playback: Playback, clockSeconds: number): number {
  const { status, fromSeconds, sinceSeconds, durationSeconds, loops, rate } = playback;
  if (status !== "playing") return fromSeconds;
  const position = fromSeconds + rate * Math.max(0, clockSeconds - sinceSeconds);
  if (loops && durationSeconds > 0) return position % durationSeconds;
  return Math.min(position, durationSeconds);
}

/** Starts, from the beginning where the end had been reached. */
export function play(playback: Playback, clockSeconds: number): Playback {
  if (playback.status === "playing") return playback;
  const isAtEnd = playback.status === "ended" || playback.fromSeconds >= playback.durationSeconds;
  return {
    ...playback,
    status: "playing",
    fromSeconds: isAtEnd ? 0 : playback.fromSeconds,
    sinceSeconds: clockSeconds,
  };
}

export function pause(playback: Playback, clockSeconds: number): Playback {
  if (playback.status !== "playing") return playback;
  return { ...playback, status: "paused", fromSeconds: positionAt(playback, clockSeconds) };
}

/** Moves to a position, playing on if it played. Positions outside the video become its ends. */
export function seek(playback: Playback, positionSeconds: number, clockSeconds: number): Playback {
  const fromSeconds = Math.max(0, Math.min(playback.durationSeconds, positionSeconds));
  const status = playback.status === "ended" ? "paused" : playback.status;
  return { ...playback, status, fromSeconds, sinceSeconds: clockSeconds };
}

/** Pauses and moves by whole frames, onto the start of a frame; never past the last frame's start. */
export function step(playback: Playback, frames: number, frameRate: number, clockSeconds: number): Playback {
  const paused = pause(playback, clockSeconds);
  // A position a hair before a frame's start, left by rounding, counts as that frame.
  const frameIndex = Math.floor(paused.fromSeconds * frameRate + 1e-3);
  const lastFrame = Math.max(0, Math.round(paused.durationSeconds * frameRate) - 1);
  const next = Math.max(0, Math.min(lastFrame, frameIndex + frames));
  return { ...seek(paused, next / frameRate, clockSeconds), status: "paused" };
}

export function setLoops(playback: Playback, loops: boolean, clockSeconds: number): Playback {
  return { ...playback, loops, fromSeconds: positionAt(playback, clockSeconds), sinceSeconds: clockSeconds };
}

/** Goes on at another speed. */
export function setRate(playback: Playback, rate: number, clockSeconds: number): Playback {
  return { ...playback, rate, fromSeconds: positionAt(playback, clockSeconds), sinceSeconds: clockSeconds };
}

/** Takes on another duration, as after an edit; a position beyond it becomes its end. */
export function setDuration(playback: Playback, durationSeconds: number, clockSeconds: number): Playback {
  const fromSeconds = Math.min(durationSeconds, positionAt(playback, clockSeconds));
  return { ...playback, durationSeconds, fromSeconds, sinceSeconds: clockSeconds };
}

/** Stands at a position it has reached while what comes after is not there yet; otherwise the same object. */
export function holdAt(playback: Playback, untilSeconds: number, clockSeconds: number): Playback {
  if (playback.status !== "playing" || positionAt(playback, clockSeconds) < untilSeconds) return playback;
  return { ...playback, fromSeconds: untilSeconds, sinceSeconds: clockSeconds };
}

/** Ends a playback whose time has come; to be asked once per frame. */
export function settle(playback: Playback, clockSeconds: number): Playback {
  if (playback.status !== "playing" || playback.loops) return playback;
  if (positionAt(playback, clockSeconds) < playback.durationSeconds) return playback;
  return { ...playback, status: "ended", fromSeconds: playback.durationSeconds };
}

/** Goes on from the same position with another clock. */
export function rebase(playback: Playback, oldClockSeconds: number, newClockSeconds: number): Playback {
  return {
    ...playback,
    fromSeconds: positionAt(playback, oldClockSeconds),
    sinceSeconds: newClockSeconds,
  };
}
