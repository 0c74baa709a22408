import { mixed, tone } from "../oklch";
import { inRoom } from "./room";

/** A table in a café or a restaurant: lamps out of focus over a dark bar. */
export const cafe = inRoom({
  id: "cafe",
  walls: ["#d9c3a8", "#46311f", "#2c3334"],
  top: "#7b4c2c",
  isWood: true,
  blur: 7,
  draw(picture, { wall, line, accents, random }) {
    const { short, width } = picture;
    picture.rect(
      { x: -200, y: line - short * 0.2, width: width + 400, height: short * 0.4 },
      tone(wall, -0.07),
    );
    for (const shelf of [0.46, 0.66]) {
      picture.rect(
        { x: -200, y: line - short * shelf, width: width + 400, height: 16 },
        mixed("#a06b3d", wall, 0.35),
      );
      for (let x = 0; x < width; x += short * (0.04 + random() * 0.05))
        picture.rect(
          {
            x,
            y: line - short * (shelf + 0.06 + random() * 0.07),
            width: short * 0.026,
            height: short * 0.14,
          },
          mixed(accents[Math.floor(random() * accents.length)]!, wall, 0.45),
          'rx="8"',
        );
    }
    // Each lamp is a disc, as a lens draws a light that is not in focus.
    for (let lamp = 0; lamp < 15; lamp++) {
      const x = ((lamp + random() * 0.8) / 15) * width;
      const y = line - short * (0.28 + random() * 0.75);
      const radius = short * (0.022 + random() * 0.045);
      const color = random() < 0.75 ? "#ffd08a" : "#fff1d0";
      picture.glow(x, y, radius * 2.6, color, 0.3);
      picture.circle(x, y, radius, color, `fill-opacity="${(0.35 + random() * 0.4).toFixed(2)}"`);
    }
  },
});
