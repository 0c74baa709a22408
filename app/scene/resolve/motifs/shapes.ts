import type { Draft } from "~/scene/resolve/draft";
import {
  around,
  drift,
  legibleTint,
  type MotifPlace,
  type MotifScene,
  motifShape,
  moveFrom,
  scaled,
  turn,
} from "~/scene/resolve/motifs/motif-layer";
import { archPath, blobPath, leaningBar } from "~/scene/resolve/motifs/motif-path";

const blobRadii = [
  [47, 40, 46, 38, 49, 41, 36],
  [44, 49, 38, 46, 36, 48],
  [40, 47, 41, 49, 39, 45, 48, 37],
] as const;

/** Of stripes, in parts of the place's width, and how far their heads stand aside of their feet. */
const BARS = [
  { left: 0, width: 0.1 },
  { left: 0.19, width: 0.2 },
  { left: 0.48, width: 0.44 },
] as const;
const LEAN = 0.22;

/** Two sheets of cut paper that slide under each other. */
export function paper(scene: MotifScene, place: MotifPlace): Draft[] {
  const { frame, surface } = scene;
  const centreX = place.x + place.width / 2;
  const centreY = place.y + place.height / 2;
  const side = centreX > frame.width / 2 ? 1 : -1;
  const [width, height] = [place.width * 0.86, place.height * 1.2];
  const sheet = (
    name: string,
    shiftX: number,
    shiftY: number,
    tilt: number,
    strength: number,
    delay: number,
  ) =>
    motifShape(scene, name, {
      shape: "rectangle",
      box: {
        x: centreX - width / 2 + shiftX * place.width * side,
        y: centreY - height / 2 + shiftY * place.width,
        width,
        height,
      },
      color: legibleTint(surface, surface.motif, strength),
      animations: [
        moveFrom(scene, "x", delay)(place.width * 1.2 * side, 0, 1.2, "out-quint"),
        moveFrom(scene, "rotation", delay)((tilt + 9) * side, tilt * side, 1.4, "out-quint"),
      ],
    });
  return [sheet("paper-back", -0.16, 0.1, -7, 0.55, 0), sheet("paper-front", 0.1, 0, 4, 1, 0.14)];
}

/** Three leaning bars that race in from the side. */
export function stripes(scene: MotifScene, place: MotifPlace): Draft[] {
  const { frame, surface } = scene;
  const side = frame.direction === "rtl" ? -1 : 1;
  const span = place.width * 1.1;
  const start = place.x + (place.width - span) / 2;
  const lean = LEAN * frame.height;
  return BARS.map(({ left, width }, index) => {
    const boxWidth = width * span + lean;
    return motifShape(scene, `stripe-${index}`, {
      shape: "path",
      path: leaningBar((width * span) / boxWidth),
      box: { x: start + left * span - lean / 2, y: 0, width: boxWidth, height: frame.height },
      color: legibleTint(surface),
      animations: [moveFrom(scene, "x", 0.07 * index)(frame.width * 1.3 * side, 0, 0.7)],
    });
  });
}

/** Arches within arches, drawn from the floor up. */
export function arches(scene: MotifScene): Draft[] {
  const { frame, surface } = scene;
  const line = 2.5 * frame.unit;
  return [1, 0.82, 0.64].map((scale, index) => {
    const width = Math.min(frame.width * 0.94, frame.height * 0.92) * scale;
    const height = Math.min(frame.height * 0.92, width * 1.62);
    const box = { x: (frame.width - width) / 2, y: frame.height - height, width, height };
    return motifShape(scene, `arch-${index}`, {
      shape: "path",
      path: archPath(width / height, line / width),
      box,
      color: legibleTint(surface),
      animations: [{ ...moveFrom(scene, "clip", index * 0.22)(0, 1, 2, "in-out-cubic"), edge: "bottom" }],
    });
  });
}

/** Soft shapes in the corners that breathe, with a few crumbs. */
export function blobs(scene: MotifScene): Draft[] {
  const { frame, surface, palette, shot } = scene;
  const { width, height, unit } = frame;
  const others = palette.surfaces.filter((one) => one !== surface).map((one) => one.background);
  const colors = [surface.motif, others[0] ?? surface.motif, others[1] ?? surface.accent];
  const flip = (shot.ground % 2 === 0) === (frame.direction === "ltr");
  const places = [
    { x: flip ? 0.98 : 0.02, y: 0.06, size: 620 },
    { x: flip ? 0.02 : 0.98, y: 0.97, size: 700 },
    { x: flip ? 0.93 : 0.07, y: 0.93, size: 300 },
  ];
  const soft = places.map(({ x, y, size }, index) =>
    motifShape(scene, `blob-${index}`, {
      shape: "path",
      path: blobPath(blobRadii[index] as readonly number[]),
      box: around(x * width, y * height, size * unit),
      color: legibleTint(surface, colors[index]),
      animations: [
        moveFrom(scene, "scale", index * 0.1)(0, 1, 1.1, "spring"),
        turn(scene, index % 2 === 0 ? 34 : -34),
      ],
    }),
  );
  const crumbs = [
    { x: flip ? 0.2 : 0.8, y: 0.05, size: 34 },
    { x: flip ? 0.31 : 0.69, y: 0.035, size: 18 },
    { x: flip ? 0.7 : 0.3, y: 0.965, size: 26 },
  ].map(({ x, y, size }, index) =>
    motifShape(scene, `crumb-${index}`, {
      shape: "ellipse",
      box: scaled(around(x * width, y * height, size * unit), 1),
      color: legibleTint(surface, colors[(index + 1) % colors.length]),
      animations: [moveFrom(scene, "scale", 0.4 + index * 0.08)(0, 1, 0.9, "spring"), ...drift(scene, 0.2)],
    }),
  );
  return [...soft, ...crumbs];
}
