import { type AngleKind, distinctAngles } from "~/domain/video/angle";
import { type Script, scriptLimits } from "~/domain/video/script";
import { textOf } from "~/scene/resolve/scene-slots";
import { copySlotsOf } from "~/scene/script-seconds";
import type { Scene } from "~/scene/storyboard";

/** A way to begin a video: which of its scenes comes first, and words of its own where an angle brings them. */
export interface Opening {
  /** Null for the opening that was approved, where it is of no kind of its own. */
  kind: AngleKind | null;
  sceneId: string;
  line?: { headline: string; body: string };
}

/**
 * The ways the scenes of a script can open, no two of one kind, as it was approved first. A scene that already says an angle's line is
 * moved to the front; an angle no scene says stands above what the opening said, if there is room. The close stays the
 * close.
 */
export function openingsOf(script: Script): Opening[] {
  const [first, ...rest] = script.scenes;
  if (!first) return [];
  const angles = distinctAngles(script.angles ?? []);
  const written = angles.find(({ headline }) => isSameLine(headline, first.headline));
  const movable = rest.filter(({ role }) => role !== "action");
  const openings: Opening[] = [{ kind: written?.kind ?? null, sceneId: first.id }];
  const offer = (opening: Opening) => {
    const isKnown = openings.some(
      ({ kind, sceneId, line }) =>
        kind === opening.kind || (!line && !opening.line && sceneId === opening.sceneId),
    );
    if (!isKnown) openings.push(opening);
  };
  for (const { kind, headline, scenes } of angles) {
    if (scenes || isSameLine(headline, first.headline)) continue;
    const scene = rest.find((one) => isSameLine(one.headline, headline));
    if (!scene) {
      const body = [first.headline, first.body].filter(Boolean).join(" – ");
      if (body.length <= scriptLimits.bodyCharacters && !body.includes("\n"))
        offer({ kind, sceneId: first.id, line: { headline, body } });
    } else if (movable.includes(scene)) offer({ kind, sceneId: scene.id });
  }
  for (const { id, role, figure } of movable) {
    if (role === "offer" || role === "proof") offer({ kind: role, sceneId: id });
    else if (figure) offer({ kind: "number", sceneId: id });
  }
  return openings;
}

/** The scenes as they stood when the script was approved, opened another way. */
export function openScenes(scenes: readonly Scene[], { sceneId, line }: Opening): Scene[] {
  const [first, ...rest] = scenes;
  const chosen = scenes.find(({ id }) => id === sceneId);
  if (!first || !chosen) return [...scenes];
  if (chosen !== first) {
    const others = [{ ...first, role: chosen.role }, ...rest.filter((scene) => scene !== chosen)];
    return [{ ...chosen, role: first.role }, ...others];
  }
  if (!line) return [...scenes];
  // A voice says what stands there now.
  const { spoken: _, ...opening } = first;
  const { figure: __, icon: ___, body: ____, ...slots } = first.slots;
  const said = {
    ...slots,
    headline: textSlot(line.headline),
    ...(line.body && { body: textSlot(line.body) }),
  };
  return [{ ...opening, slots: said }, ...rest];
}

/** The opening that scenes have now; undefined for one that somebody wrote or arranged. */
export function openingNow(scenes: readonly Scene[], openings: readonly Opening[]): Opening | undefined {
  const [first] = scenes;
  if (!first) return undefined;
  const ofScene = openings.filter(({ sceneId }) => sceneId === first.id);
  return (
    ofScene.find(({ line }) => line && isSameLine(line.headline, textOf(first, "headline"))) ??
    ofScene.find(({ line }) => !line)
  );
}

/** The same scenes in the order, with the roles and with the opening words they were approved with. */
export function scenesAsApproved(
  scenes: readonly Scene[],
  script: Script,
  openings: readonly Opening[],
): Scene[] {
  const words = openingNow(scenes, openings)?.line;
  return script.scenes.flatMap((written) => {
    const scene = scenes.find(({ id }) => id === written.id);
    if (!scene) return [];
    if (!words || scene !== scenes[0]) return [{ ...scene, role: written.role }];
    const { label: _, headline: __, body: ___, action: ____, ...media } = scene.slots;
    const { role, spoken } = written;
    return [{ ...scene, role, ...(spoken && { spoken }), slots: { ...media, ...copySlotsOf(written) } }];
  });
}

const textSlot = (text: string) => ({ kind: "text" as const, text });

function isSameLine(first: string, second: string): boolean {
  return first.trim().toLowerCase() === second.trim().toLowerCase();
}
