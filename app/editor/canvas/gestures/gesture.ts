import type { Point } from "~/image-editor/geometry";

/** A pointer at one moment of a gesture. */
export interface Press {
  /** In pixels of the canvas. */
  point: Point;
  /** In CSS pixels of the pane. */
  screen: Point;
  shift: boolean;
  alt: boolean;
  /** Ctrl or Cmd: nothing snaps. */
  mod: boolean;
  pointerType: string;
  /** 0–1; 0.5 where the device does not say. */
  pressure: number;
}

/**
 * What happens between a press and its release. `move` is called at most once per frame, and before `end`; `trail` as often as the
 * device says where its pointer was.
 */
export interface Gesture {
  trail?(press: Press): void;
  move(press: Press): void;
  end(press: Press): void;
  cancel?(): void;
}
