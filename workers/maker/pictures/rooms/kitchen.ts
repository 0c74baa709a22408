import { mixed, tone } from "../oklch";
import type { Picture } from "../picture";
import { inRoom } from "./room";

/** A worktop before tiles, with a shelf of crockery above it and pans on a rail. */
export const kitchen = inRoom({
  id: "kitchen",
  walls: ["#efe8dc", "#cfd8c6", "#2c444e"],
  top: "#c08a55",
  isWood: true,
  blur: 9,
  draw(picture, { wall, line, accents, random }) {
    const { short, width } = picture;
    const tile = { width: short * 0.15, height: short * 0.07 };
    for (let row = 0, y = line - tile.height; y > line - short * 0.5; row++, y -= tile.height)
      for (let x = (row % 2) * -tile.width * 0.5; x < width; x += tile.width)
        picture.rect(
          { x: x + 4, y: y + 4, width: tile.width - 8, height: tile.height - 8 },
          tone(wall, 0.015 + random() * 0.035),
          'rx="5"',
        );
    const shelf = line - short * 0.52;
    picture.rect(
      { x: -200, y: shelf, width: width + 400, height: short * 0.026 },
      mixed("#9a6a3c", wall, 0.2),
    );
    for (let x = short * 0.03; x < width; ) x += crockery(picture, x, shelf, accents, random);
    picture.rect({ x: -200, y: line - short * 0.42, width: width + 400, height: 8 }, tone(wall, -0.25));
    for (let x = short * 0.08; x < width; x += short * (0.13 + random() * 0.1))
      utensil(picture, x, line - short * 0.42, tone(wall, -0.28), random());
    picture.rect(
      { x: -200, y: line - short * 0.05, width: width + 400, height: short * 0.05 },
      tone(wall, -0.05),
      'fill-opacity=".5"',
    );
  },
});

/** A jar, a bowl or a pot on a shelf. Gives how much room it takes. */
function crockery(
  picture: Picture,
  x: number,
  shelf: number,
  accents: readonly string[],
  random: () => number,
) {
  const { short } = picture;
  const width = short * (0.05 + random() * 0.06);
  const height = short * (0.06 + random() * 0.1);
  const color = accents[Math.floor(random() * accents.length)]!;
  picture.rect({ x, y: shelf - height, width, height }, color, `rx="${(width * 0.18).toFixed(1)}"`);
  picture.rect(
    { x: x + width * 0.12, y: shelf - height - short * 0.012, width: width * 0.76, height: short * 0.018 },
    tone(color, -0.12),
  );
  return width + short * (0.02 + random() * 0.09);
}

/** A spoon or a pan that hangs from a rail. */
function utensil(picture: Picture, x: number, rail: number, color: string, kind: number) {
  const { short } = picture;
  picture.rect({ x: x - 4, y: rail, width: 8, height: short * 0.1 }, color);
  const radius = short * (kind < 0.4 ? 0.06 : 0.022);
  picture.circle(x, rail + short * 0.1 + radius * 0.8, radius, color);
}
