import { putBehind } from "../behind-hero";
import type { Composition } from "../compositions/composition";
import { lchOf, mixed, tone } from "../oklch";
import { outOfFocus } from "../out-of-focus";
import { digits, type Picture } from "../picture";
import { legible, pickBehind, schemeOn } from "../scheme";
import { castShadow, contactShadow } from "../shadows";
import type { Time } from "../surroundings";

/** A room behind a thing, as far as a camera sees it that is focused on the thing. */
export interface Room {
  id: string;
  /** Its walls, of which the one is taken that the thing stands out from; the last one is dark, and taken at night. */
  walls: readonly string[];
  /** What the thing stands on. */
  top: string;
  /** Of wood, that has a grain; else of stone. */
  isWood?: boolean;
  /** How much is out of focus, in units. */
  blur: number;
  /** Draws what is behind, down to a line. */
  draw(picture: Picture, behind: Behind): void;
}

export interface Behind {
  wall: string;
  /** Where the far edge of the surface hides the rest. */
  line: number;
  /** Colours of things that stand about. */
  accents: readonly string[];
  isNight: boolean;
  random: () => number;
}

/** How a time of day colours a room. */
const lights: Record<Time, { color: string; share: number }> = {
  dawn: { color: "#ffe0bf", share: 0.14 },
  noon: { color: "#ffffff", share: 0.04 },
  dusk: { color: "#d98a52", share: 0.16 },
  night: { color: "#141a30", share: 0.58 },
};
/** The thing on a surface of a room, whose far parts are out of focus. It is drawn where words ask for it alone. */
export const inRoom = (room: Room): Composition => ({
  id: room.id,
  needs: ["standing"],
  setting: "table",
  draw(picture, { subject, palette, random, surroundings }) {
    const { safe } = picture.layout;
    const light = lights[surroundings.time];
    const lit = (hex: string) => mixed(hex, light.color, light.share);
    const isNight = surroundings.time === "night";
    const walls = isNight ? room.walls.slice(-1) : room.walls;
    const wall = legible(pickBehind(subject, walls.map(lit)));
    const hero = picture.fit(subject, safe, { fill: 0.95, down: 1, turn: subject.standing ?? 0 });
    const line = hero.base - Math.max(hero.box.height * 0.1, picture.short * 0.06);
    const accents = palette.map((hex) => lit(mixed(hex, wall, 0.45)));
    outOfFocus(picture, room.blur, (behind) => {
      behind.ground(wall);
      room.draw(behind, { wall, line, accents, isNight, random });
    });
    veil(picture, wall, line);
    picture.glow(0, 0, picture.long * 0.8, "#fff6e0", lchOf(wall).l < 0.5 ? 0.06 : 0.22);
    const top = legible(lit(room.top));
    drawSurface(picture, line, top, room.isWood ? random : null);
    const shade = tone(top, -0.3, 0.8);
    // The wall is too far behind to take it.
    const surface = `<rect y="${digits(line)}" width="${digits(picture.width)}" height="${digits(picture.height - line)}"/>`;
    picture.within(surface, () =>
      castShadow(picture, hero, shade, { opacity: isNight ? 0.3 : 0.36, length: 0.26, slant: -1.5 }),
    );
    putBehind(picture, hero, shade);
    contactShadow(picture, hero, shade, 0.46);
    picture.grain = 0.012;
    picture.put(hero);
    return schemeOn(wall, palette, subject);
  },
});

/** Where text may lie there is hardly more than the wall; in a wide picture it keeps above the surface. */
function veil(picture: Picture, wall: string, line: number) {
  const { side, isWide } = picture.layout;
  if (side === "none" || side === "bottom") return;
  const { width, text } = picture;
  if (isWide) picture.text = { ...text, height: Math.min(text.height, line * 0.95 - text.y) };
  const stops = [
    [0, wall, 0.9],
    [0.8, wall, 0.88],
    [1, wall, 0],
  ] as const;
  if (side === "top") picture.ground(picture.vertical(stops, 0, (text.y + text.height) * 1.2));
  else if (side === "left") picture.ground(picture.linear(0, 0, (text.x + text.width) * 1.1, 0, stops));
  else picture.ground(picture.linear(width, 0, text.x - (width - text.x) * 0.1, 0, stops));
}

/** From its far edge towards the camera, lighter where it is near. */
function drawSurface(picture: Picture, line: number, top: string, grain: (() => number) | null) {
  picture.below(
    line,
    picture.vertical(
      [
        [0, tone(top, -0.05)],
        [0.35, top],
        [1, tone(top, 0.05)],
      ],
      line,
    ),
  );
  const depth = picture.height - line;
  if (grain)
    for (let streak = 0; streak < 26; streak++) {
      const down = grain() ** 1.6;
      const y = line + depth * (0.05 + 0.95 * down);
      const rx = picture.width * (0.12 + grain() * 0.3);
      picture.ellipse(
        grain() * picture.width,
        y,
        rx,
        1.2 + down * 3,
        tone(top, grain() < 0.6 ? -0.07 : 0.05),
        'fill-opacity=".35"',
      );
    }
  const edge = picture.short * 0.004;
  picture.rect(
    { x: 0, y: line - edge, width: picture.width, height: edge * 2 },
    tone(top, 0.08),
    'fill-opacity=".7"',
  );
  picture.rect(
    { x: 0, y: line, width: picture.width, height: depth * 0.12 },
    picture.vertical(
      [
        [0, "#000", 0.16],
        [1, "#000", 0],
      ],
      line,
      line + depth * 0.12,
    ),
  );
}
