import { mix } from "../../../picture-maker/color";
import { annulus, ellipse, petal, polygon, rectangle, sector, stroke } from "../../drawing/figures";
import type { Pattern } from "../../read-image-words";
import { gridOf, type Repeat, scattered } from "./repeat";

/** Motifs that are drawn one by one: flowers, loose forms, scales and tiles. */
export const drawnMotifs = {
  floral(repeat) {
    const { colors, random, fill, width, height } = repeat;
    const side = Math.min(width, height);
    const leafColor = mix(colors.second, colors.ink, 0.25);
    for (const [i, [x, y]] of scattered(repeat, 34).entries()) {
      const size = side * (i % 3 === 0 ? 0.088 : i % 3 === 1 ? 0.058 : 0.045);
      const angle = random.next();
      if (i % 3 === 2) {
        const tip: [number, number] = [
          x + Math.cos(angle * 6.283) * size * 2.2,
          y + Math.sin(angle * 6.283) * size * 2.2,
        ];
        fill(stroke([[x, y], tip], side * 0.004), leafColor);
        for (let leaf = 0; leaf < 5; leaf++) {
          const share = 0.2 + leaf * 0.19;
          const footX = x + (tip[0] - x) * share;
          const footY = y + (tip[1] - y) * share;
          for (const lean of [-0.13, 0.13])
            fill(
              petal(footX, footY, size * (1.05 - share * 0.45), size * 0.4, angle + lean),
              leaf % 2 ? leafColor : colors.second,
            );
        }
        continue;
      }
      const petals = random.pick([5, 6, 8]);
      const color = i % 3 === 0 ? colors.first : colors.third;
      for (const lean of [0.11, -0.09])
        fill(petal(x, y, size * 1.75, size * 0.62, angle + lean + 0.5 / petals), leafColor);
      for (let leaf = 0; leaf < petals; leaf++) {
        fill(petal(x, y, size, size * (4.4 / petals), angle + leaf / petals), color);
      }
      for (let leaf = 0; leaf < petals; leaf++) {
        fill(
          petal(x, y, size * 0.55, size * (1.5 / petals), angle + leaf / petals),
          mix(color, colors.ink, 0.22),
        );
      }
      fill(ellipse(x, y, size * 0.2), i % 3 === 0 ? colors.third : colors.first);
      fill(ellipse(x, y, size * 0.09), colors.ink);
    }
    for (const [x, y] of scattered(repeat, 70))
      fill(ellipse(x, y, side * random.between(0.003, 0.007)), colors.ink);
  },
  memphis(repeat) {
    const { colors, random, fill, width, height } = repeat;
    const side = Math.min(width, height);
    const inks = [colors.first, colors.second, colors.third, colors.ink];
    for (const [i, [x, y]] of scattered(repeat, 46).entries()) {
      const size = side * random.between(0.028, 0.052);
      const ink = inks[i % inks.length]!;
      const turn = random.next();
      switch (i % 7) {
        case 0:
          fill(ellipse(x, y, size), ink);
          fill(ellipse(x + size * 0.35, y + size * 0.35, size * 0.35), colors.ground);
          break;
        case 1:
          fill(annulus(x, y, size, size * 0.62), ink);
          break;
        case 2:
          fill(polygon(x, y, size * 1.15, 3, turn), ink);
          break;
        case 3: {
          const points = Array.from({ length: 25 }, (_, step) => {
            const along = (step / 24 - 0.5) * size * 4.2;
            const wave = Math.sin((step / 24) * Math.PI * 6) * size * 0.42;
            const [cos, sin] = [Math.cos(turn * 6.283), Math.sin(turn * 6.283)];
            return [x + along * cos - wave * sin, y + along * sin + wave * cos] as const;
          });
          fill(stroke(points, size * 0.3), ink);
          break;
        }
        case 4:
          for (let dot = 0; dot < 9; dot++)
            fill(
              ellipse(
                x + ((dot % 3) - 1) * size * 0.72,
                y + (Math.floor(dot / 3) - 1) * size * 0.72,
                size * 0.17,
              ),
              ink,
            );
          break;
        case 5:
          fill(sector(x, y, size * 1.25, turn, turn + 0.5), ink);
          break;
        default:
          for (const lean of [0, 0.25]) {
            const [cos, sin] = [
              Math.cos((turn + lean) * 6.283) * size,
              Math.sin((turn + lean) * 6.283) * size,
            ];
            fill(
              stroke(
                [
                  [x - cos, y - sin],
                  [x + cos, y + sin],
                ],
                size * 0.42,
              ),
              ink,
            );
          }
      }
    }
  },
  scales(repeat) {
    const { colors, random, fill } = repeat;
    const { columns, rows, cellX, cellY } = gridOf(repeat, 8);
    const inks = random.shuffle([colors.first, colors.second, colors.third]);
    const line = mix(colors.ground, colors.ink, colors.isDark ? 0.85 : 0.75);
    for (let row = -2; row < rows * 2; row++) {
      for (let column = 0; column < columns; column++) {
        const x = (column + (((row % 2) + 2) % 2) / 2) * cellX;
        const y = (row * cellY) / 2;
        const ink = inks[(((column + row * 2) % 3) + 3) % 3]!;
        fill(ellipse(x, y, cellX / 2, cellY * 0.62), line);
        fill(ellipse(x, y, cellX / 2 - cellX * 0.028, cellY * 0.59), ink);
        for (let ray = 0; ray < 5; ray++)
          fill(
            petal(x, y - cellY * 0.02, cellY * 0.5, cellX * 0.07, 0.25 + (ray - 2) * 0.072),
            mix(ink, line, 0.6),
          );
        fill(ellipse(x, y, cellX * 0.1), line);
      }
    }
  },
  tiles(repeat) {
    const { colors, random, fill } = repeat;
    const { columns, rows, cellX, cellY } = gridOf(repeat, 4);
    const petals = random.pick([8, 4]);
    const grout = mix(colors.ground, colors.ink, 0.18);
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const x = (column + 0.5) * cellX;
        const y = (row + 0.5) * cellY;
        const isOther = (row + column) % 2 === 1;
        const [one, two] = isOther ? [colors.second, colors.first] : [colors.first, colors.second];
        for (const [dx, dy] of [
          [-0.5, -0.5],
          [0.5, -0.5],
          [-0.5, 0.5],
          [0.5, 0.5],
        ] as const) {
          fill(ellipse(x + dx * cellX, y + dy * cellY, cellX * 0.21), one);
          fill(ellipse(x + dx * cellX, y + dy * cellY, cellX * 0.14), colors.ground);
          fill(polygon(x + dx * cellX, y + dy * cellY, cellX * 0.1, 4, 0), two);
        }
        fill(annulus(x, y, cellX * 0.43, cellX * 0.385), colors.ink);
        for (let i = 0; i < petals; i++) {
          fill(petal(x, y, cellX * 0.37, cellX * 0.15, i / petals), one);
          fill(petal(x, y, cellX * 0.28, cellX * 0.07, i / petals), colors.third);
          fill(petal(x, y, cellX * 0.22, cellX * 0.07, (i + 0.5) / petals), two);
        }
        fill(ellipse(x, y, cellX * 0.075), colors.ink);
        fill(ellipse(x, y, cellX * 0.04), colors.ground);
      }
    }
    for (let row = 0; row <= rows; row++) fill(rectangle(0, row * cellY - 1, columns * cellX, 2), grout);
    for (let column = 0; column <= columns; column++)
      fill(rectangle(column * cellX - 1, 0, 2, rows * cellY), grout);
  },
} satisfies Partial<Record<Pattern, (repeat: Repeat) => void>>;
