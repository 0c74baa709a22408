import { mixed, tone } from "../oklch";
import { inRoom } from "./room";

/** A sideboard in a room at home, with a window, a lamp, a framed print and the back of a sofa. */
export const livingRoom = inRoom({
  id: "living-room",
  walls: ["#e9e1d6", "#d8c7b4", "#39434d"],
  top: "#8a5a38",
  isWood: true,
  blur: 14,
  draw(picture, { wall, line, accents, isNight }) {
    const { short, width } = picture;
    const pane = { x: width * 0.04, y: line - short * 0.95, width: short * 0.34, height: short * 0.7 };
    picture.rect(pane, tone(wall, -0.08));
    const sky = isNight ? "#22305a" : mixed("#f4fbff", wall, 0.12);
    for (const [across, down] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const)
      picture.rect(
        {
          x: pane.x + 12 + across * pane.width * 0.49,
          y: pane.y + 12 + down * pane.height * 0.49,
          width: pane.width * 0.44,
          height: pane.height * 0.44,
        },
        sky,
      );
    for (const side of [-0.3, 1])
      picture.rect(
        { x: pane.x + pane.width * side, y: pane.y - 40, width: pane.width * 0.3, height: pane.height + 200 },
        mixed(accents[1]!, wall, 0.5),
      );
    const sofa = mixed(accents[0]!, wall, 0.2);
    picture.rect(
      { x: width * 0.42, y: line - short * 0.24, width: width * 0.75, height: short * 0.4 },
      sofa,
      'rx="60"',
    );
    for (const at of [0.5, 0.66])
      picture.rect(
        { x: width * at, y: line - short * 0.21, width: width * 0.15, height: short * 0.2 },
        tone(accents[2]!, 0.03),
        'rx="26"',
      );
    const print = { x: width * 0.58, y: line - short * 0.72, width: short * 0.26, height: short * 0.34 };
    picture.rect(print, tone(wall, 0.08));
    picture.rect(
      { x: print.x + 24, y: print.y + 24, width: print.width - 48, height: print.height - 48 },
      accents[1]!,
    );
    picture.circle(
      print.x + print.width * 0.5,
      print.y + print.height * 0.55,
      print.width * 0.2,
      accents[0]!,
    );
    const lamp = { x: width * 0.94, y: line - short * 0.5 };
    picture.glow(lamp.x, lamp.y, short * 0.5, "#ffdf9e", isNight ? 0.75 : 0.4);
    picture.path(
      `M${lamp.x - short * 0.07} ${lamp.y - short * 0.07}h${short * 0.14}l${short * 0.04} ${short * 0.14}h${-short * 0.22}z`,
      "#ffe9bf",
    );
    picture.rect(
      { x: lamp.x - 6, y: lamp.y + short * 0.07, width: 12, height: short * 0.6 },
      tone(wall, -0.3),
    );
  },
});
