import { mix, oklch, scale } from "./color";
import { type Material, material, type Solid } from "./solids";
import type { TracedScene } from "./trace";

/** A scene as it is to be shown: of soft clay, or from a corner through a long lens, so that parallels stay parallel. */
export function rebuilt(scene: TracedScene): TracedScene {
  if (scene.build === "clay") return ofClay(scene);
  if (scene.build === "isometric") return fromCorner(scene);
  return scene;
}

function ofClay(scene: TracedScene): TracedScene {
  const { light, floor, wall } = scene;
  return {
    ...scene,
    solids: scene.solids.map((solid) => ({ ...solid, material: clay(solid.material) })),
    light: { ...light, sharpness: 3, sky: scale(light.sky, 1.3), bounce: scale(light.bounce, 1.2) },
    floor: { ...floor, material: clay(floor.material) },
    wall: wall && { ...wall, material: clay(wall.material) },
  };
}

function clay({ color, pattern, glow }: Material): Material {
  const body = pattern ? mix(color, pattern.color, 0.35) : color;
  return material(mix(body, oklch(0.88, 0.03, 60), 0.22), {
    gloss: 0.05,
    translucency: 0.7,
    glow: glow * 0.4,
  });
}

const cornerDegrees = 45;

function fromCorner(scene: TracedScene): TracedScene {
  const { camera, light } = scene;
  const distance = 26;
  return {
    ...scene,
    solids: scene.wall ? scene.solids : scene.solids.map(aroundCorner),
    camera: {
      ...camera,
      distance,
      height: camera.targetHeight + distance * Math.tan((35.264 * Math.PI) / 180),
      span: camera.span * (scene.wall ? 1.25 : 1.12),
      shiftDown: camera.shiftDown * 0.4,
    },
    light: { ...light, direction: [-0.9, 1.2, -0.35], sharpness: 9 },
    floor: { ...scene.floor, fadeFrom: 40, fadeTo: 50 },
  };
}

/** A solid carried round the upright axis with all that stands about it. */
function aroundCorner(solid: Solid): Solid {
  const angle = (cornerDegrees * Math.PI) / 180;
  return {
    ...solid,
    x: Math.cos(angle) * solid.x + Math.sin(angle) * solid.z,
    z: -Math.sin(angle) * solid.x + Math.cos(angle) * solid.z,
    yawDegrees: solid.yawDegrees + cornerDegrees,
  };
}
