import { mixed, tone } from "../oklch";
import { inRoom } from "./room";

/** A stone ledge before a wall of large tiles, with a round mirror, a towel and a plant. */
export const bathroom = inRoom({
  id: "bathroom",
  walls: ["#e6ece9", "#ccd9d6", "#30444a"],
  top: "#e9e4dc",
  blur: 9,
  draw(picture, { wall, line, accents, random }) {
    const { short, width } = picture;
    const tile = short * 0.24;
    for (let y = line - tile; y > -tile; y -= tile)
      for (let x = -tile * 0.3; x < width; x += tile)
        picture.rect({ x: x + 3, y: y + 3, width: tile - 6, height: tile - 6 }, tone(wall, random() * 0.03));
    const mirror = { x: width * 0.78, y: line - short * 0.62, radius: short * 0.25 };
    picture.circle(mirror.x, mirror.y, mirror.radius, mixed("#c79b5a", wall, 0.15));
    picture.circle(mirror.x, mirror.y, mirror.radius * 0.94, tone(wall, 0.06));
    picture.glow(
      mirror.x - mirror.radius * 0.3,
      mirror.y - mirror.radius * 0.3,
      mirror.radius * 0.8,
      "#fff",
      0.5,
    );
    const towel = accents[0]!;
    picture.rect(
      { x: width * 0.04, y: line - short * 0.5, width: short * 0.3, height: 10 },
      mixed("#c79b5a", wall, 0.1),
    );
    picture.rect(
      { x: width * 0.04 + short * 0.04, y: line - short * 0.5, width: short * 0.2, height: short * 0.34 },
      towel,
      'rx="10"',
    );
    picture.rect(
      { x: width * 0.04 + short * 0.04, y: line - short * 0.24, width: short * 0.2, height: short * 0.03 },
      tone(towel, 0.08),
    );
    const pot = { x: width * 0.9, y: line };
    for (let leaf = 0; leaf < 9; leaf++)
      picture.path(
        `M${pot.x} ${pot.y - short * 0.08}q${((leaf - 4) * short * 0.03).toFixed(1)} ${(-short * (0.12 + random() * 0.1)).toFixed(1)} ${((leaf - 4) * short * 0.055).toFixed(1)} ${(-short * (0.1 + random() * 0.08)).toFixed(1)}q${((leaf - 4) * -short * 0.01).toFixed(1)} ${(short * 0.1).toFixed(1)} ${((leaf - 4) * -short * 0.055).toFixed(1)} ${(short * 0.12).toFixed(1)}z`,
        mixed(leaf % 2 ? "#4f8a5b" : "#3d7350", wall, 0.25),
      );
    picture.rect(
      { x: pot.x - short * 0.06, y: pot.y - short * 0.1, width: short * 0.12, height: short * 0.12 },
      mixed("#d9cfc2", wall, 0.2),
      'rx="12"',
    );
  },
});
