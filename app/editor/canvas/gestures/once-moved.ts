import type { Gesture, Press } from "~/editor/canvas/gestures/gesture";

/** What a finger or a hand trembles by, in CSS pixels. */
const tremble = { mouse: 1, pen: 2, touch: 6 } as const;

/** A drag that begins once its pointer has moved: a mere press changes nothing. */
export function onceMoved(start: Press, drag: Gesture): Gesture {
  const most = tremble[start.pointerType as keyof typeof tremble] ?? tremble.mouse;
  let hasMoved = false;
  return {
    move(press) {
      hasMoved ||= Math.hypot(press.screen.x - start.screen.x, press.screen.y - start.screen.y) > most;
      if (hasMoved) drag.move(press);
    },
    end(press) {
      if (hasMoved) drag.end(press);
    },
  };
}
