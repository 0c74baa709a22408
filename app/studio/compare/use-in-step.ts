import { useRef, useState } from "react";
import type { PlayerHandle } from "~/player/player";

/** One video is at most this far from the other, in seconds: about two frames. */
const toleranceSeconds = 0.07;

export type Side = 0 | 1;

/** Plays two players as one: started, stopped and moved together, and brought together again where one lags. */
export function useInStep(lengthsSeconds: readonly [number, number]) {
  const first = useRef<PlayerHandle>(null);
  const second = useRef<PlayerHandle>(null);
  const players = [first, second] as const;
  const [isPlaying, setPlaying] = useState(false);
  const [positionSeconds, setPosition] = useState(0);
  const ended = useRef<[boolean, boolean]>([false, false]);
  /** The longer one leads: it is there to the end. */
  const leader: Side = lengthsSeconds[1] > lengthsSeconds[0] ? 1 : 0;
  const totalSeconds = lengthsSeconds[leader];

  function seek(seconds: number) {
    ended.current = [false, false];
    for (const player of players) player.current?.seek(seconds);
    setPosition(seconds);
  }

  function play() {
    const position = players[leader].current?.getPositionSeconds() ?? 0;
    seek(position >= totalSeconds - toleranceSeconds ? 0 : position);
    for (const player of players) player.current?.play();
    setPlaying(true);
  }

  function pause() {
    for (const player of players) player.current?.pause();
    setPlaying(false);
    const position = players[leader].current?.getPositionSeconds();
    if (position !== undefined) seek(position);
  }

  /** To be told of every new position of a player. */
  function follow(side: Side, seconds: number) {
    if (!isPlaying || side !== leader) return;
    // In steps a person can see: nothing is drawn anew for less.
    setPosition(Math.round(seconds * 20) / 20);
    const otherSide: Side = side === 0 ? 1 : 0;
    const other = players[otherSide].current;
    if (!other || seconds > lengthsSeconds[otherSide] - toleranceSeconds) return;
    if (Math.abs(other.getPositionSeconds() - seconds) > toleranceSeconds) other.seek(seconds);
  }

  /** To be told when a player came to its end. */
  function end(side: Side) {
    ended.current[side] = true;
    if (ended.current[0] && ended.current[1]) setPlaying(false);
  }

  return { players, isPlaying, positionSeconds, totalSeconds, play, pause, seek, follow, end };
}
