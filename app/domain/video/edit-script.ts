import type { Angle } from "./angle";
import { readFigure } from "./read-figure";
import type { SceneRole } from "./scene-role";
import { type Script, type ScriptScene, scriptLimits } from "./script";
import { type CopyTake, keepTake, type PictureTake, type Take } from "./take";

/** Pure edits of a script. Its claims are found in what it says now; see `script-claims.ts`. */

export type ScriptLine = "label" | "headline" | "body" | "action" | "spoken";

export const lineLimits: Record<ScriptLine, number> = {
  label: scriptLimits.labelCharacters,
  headline: scriptLimits.headlineCharacters,
  body: scriptLimits.bodyCharacters,
  action: scriptLimits.actionCharacters,
  spoken: scriptLimits.spokenCharacters,
};

const textLines = ["label", "headline", "body", "action"] as const;

export function setLine(script: Script, sceneId: string, line: ScriptLine, text: string): Script {
  return mapScene(script, sceneId, (scene) => withLine(scene, line, text));
}

export function setPictureBrief(script: Script, sceneId: string, pictureBrief: string): Script {
  return mapScene(script, sceneId, ({ pictureAssetId: _, ...scene }) => ({ ...scene, pictureBrief }));
}

/** The picture made for a scene, kept among its takes. Null takes it off again, so that a new one is made. */
export function setPicture(script: Script, sceneId: string, picture: PictureTake | null): Script {
  return mapScene(script, sceneId, ({ pictureAssetId: _, ...scene }) =>
    picture ? { ...scene, pictureAssetId: picture.assetId, takes: keepTake(scene.takes, picture) } : scene,
  );
}

/** The copy of a scene as a take; what is absent is empty. */
export function copyTakeOf(scene: ScriptScene, stamp: Pick<Take, "id" | "keptAt" | "madeBy">): CopyTake {
  const lines = Object.fromEntries(textLines.flatMap((line) => (scene[line] ? [[line, scene[line]]] : [])));
  return { ...stamp, kind: "words", lines, ...(scene.spoken && { spoken: scene.spoken }) };
}

/** Gives a scene all the copy of a take. */
export function setCopy(script: Script, sceneId: string, { lines, spoken }: CopyTake): Script {
  return mapScene(script, sceneId, (scene) =>
    [...textLines, "spoken" as const].reduce(
      (changed, line) => withLine(changed, line, (line === "spoken" ? spoken : lines[line]) ?? ""),
      scene,
    ),
  );
}

export function keepTakes(script: Script, sceneId: string, takes: readonly Take[]): Script {
  return mapScene(script, sceneId, (scene) => ({
    ...scene,
    takes: takes.reduceRight<Take[]>((kept, take) => keepTake(kept, take), scene.takes ?? []),
  }));
}

/** Moves a scene by `steps` places, within the script. */
export function moveScene(script: Script, sceneId: string, steps: number): Script {
  const scenes = [...script.scenes];
  const from = scenes.findIndex((scene) => scene.id === sceneId);
  const to = from + steps;
  const [scene] = from >= 0 && to >= 0 && to < scenes.length ? scenes.splice(from, 1) : [];
  if (!scene) return script;
  scenes.splice(to, 0, scene);
  return { ...script, scenes };
}

/** Takes a scene out; a script of the fewest scenes stays as it is. */
export function removeScene(script: Script, sceneId: string): Script {
  if (script.scenes.length <= scriptLimits.fewestScenes) return script;
  return { ...script, scenes: script.scenes.filter((scene) => scene.id !== sceneId) };
}

/** Puts an empty point after the given scene; a script of the most scenes stays as it is. */
export function addSceneAfter(script: Script, sceneId: string, newId: string): Script {
  const index = script.scenes.findIndex((scene) => scene.id === sceneId);
  if (index < 0 || script.scenes.length >= scriptLimits.mostScenes) return script;
  const pictureBrief = script.scenes[index]?.pictureBrief ?? script.title;
  const scene: ScriptScene = { id: newId, role: "point", headline: "", body: "", pictureBrief };
  return { ...script, scenes: script.scenes.toSpliced(index + 1, 0, scene) };
}

/**
 * Tells the script by an angle: all of its words, where they are still as somebody `written` them. Words that were edited
 * since stay, and only the opening changes. Where another scene already says it, the two change places in their words, so
 * that nothing is said twice and nothing is lost; the other one then has the role its new copy was written for. The scene
 * that bears the angle out comes second.
 */
export function openWith(script: Script, angle: Angle, written: Script = script): Script {
  const told =
    angle.scenes ?? (isSameLine(angle.headline, written.scenes[0]?.headline ?? "") ? written.scenes : null);
  if (told && isAsWritten(script, written))
    return retell(script, told, angle.framework ?? written.framework, written);
  const [opening, ...rest] = script.scenes;
  if (!opening || isSameLine(opening.headline, angle.headline)) return script;
  const twin = rest.find((scene) => isSameLine(scene.headline, angle.headline));
  const scenes = twin
    ? script.scenes.map((scene) =>
        scene === opening
          ? takeCopy(opening, twin)
          : scene === twin
            ? { ...takeCopy(twin, opening), role: roleInside(twin, opening.headline, written) }
            : scene,
      )
    : [{ ...withLine(opening, "headline", angle.headline), body: angle.body }, ...rest];
  const bearer = scenes.findIndex((scene, index) => index > 1 && bearsOut(scene, angle));
  const [borne] = bearer > 0 && !twin ? scenes.splice(bearer, 1) : [];
  if (borne) scenes.splice(1, 0, borne);
  return { ...script, scenes };
}

/** The script as it opens with what was asked for; as it is where it has no line of that kind. */
export function openBy(script: Script, kind: Angle["kind"] | null | undefined): Script {
  const angle = script.angles?.find((one) => one.kind === kind);
  return angle ? openWith(script, angle) : script;
}

type ToldScene = NonNullable<Angle["scenes"]>[number] | ScriptScene;

/** The scenes in other words and another order. Each keeps the picture and the takes it has. */
function retell(
  script: Script,
  told: readonly ToldScene[],
  framework: Script["framework"],
  written: Script,
): Script {
  const { framework: _, ...rest } = script;
  const scenes = told.map((copy): ScriptScene => {
    const known =
      script.scenes.find(({ id }) => id === copy.id) ?? written.scenes.find(({ id }) => id === copy.id);
    const { label, action, figure, icon, headline, body, role, id, pictureBrief } = copy;
    return {
      id,
      role,
      headline,
      body,
      ...(label && { label }),
      ...(action && { action }),
      ...(figure && { figure }),
      ...(icon && { icon }),
      pictureBrief: known?.pictureBrief ?? pictureBrief,
      ...(known?.pictureAssetId && { pictureAssetId: known.pictureAssetId }),
      ...(known?.takes && { takes: known.takes }),
    };
  });
  return { ...rest, scenes, ...(framework && { framework }) };
}

/** Whether nobody has changed a word since it was written, however it is told now. */
export function isAsWritten(script: Script, written: Script): boolean {
  const wordsOf = (scenes: readonly ToldScene[]) =>
    scenes
      .map(({ headline, body, label, action }) => [headline, body, label ?? "", action ?? ""].join("\n"))
      .join("\n\n");
  const now = wordsOf(script.scenes);
  return [written.scenes, ...(written.angles ?? []).flatMap(({ scenes }) => (scenes ? [scenes] : []))].some(
    (scenes) => wordsOf(scenes) === now,
  );
}

/** What keeps a script from being approved: by scene id, one sentence that says what to do. */
export function scriptProblems(script: Script): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const scene of script.scenes) {
    const long = (Object.keys(lineLimits) as ScriptLine[]).find(
      (line) => (scene[line] ?? "").trim().length > lineLimits[line],
    );
    if (scene.headline.trim() === "") problems[scene.id] = "Write a headline, or remove this scene.";
    else if (long) problems[scene.id] = `Shorten the ${long} to ${lineLimits[long]} characters.`;
    else if (scene.pictureBrief.trim().length > scriptLimits.pictureBriefCharacters)
      problems[scene.id] =
        `Shorten what the picture shows to ${scriptLimits.pictureBriefCharacters} characters.`;
    else if (scene.pictureBrief.trim() === "") problems[scene.id] = "Say what the picture shows.";
  }
  return problems;
}

function withLine(scene: ScriptScene, line: ScriptLine, text: string): ScriptScene {
  const { [line]: _, ...rest } = scene;
  // An empty label or button is no label or button; a headline and a body may be empty while they are typed.
  const kept = text !== "" || line === "headline" || line === "body";
  const changed = { ...rest, ...(kept ? { [line]: text } : {}) } as ScriptScene;
  return line === "headline" ? withFigureOf(changed) : changed;
}

/** The number follows the headline that states it. */
function withFigureOf(scene: ScriptScene): ScriptScene {
  if (!scene.figure) return scene;
  const { figure: _, ...rest } = scene;
  const found = readFigure(scene.headline);
  return found ? { ...rest, figure: found.figure } : rest;
}

/** A scene with the copy and the picture of another, in its own place and role. */
function takeCopy({ id, role }: ScriptScene, from: ScriptScene): ScriptScene {
  return { ...from, id, role };
}

/** What a scene that is not the first is there for, once it says `headline`. A close stays the close. */
function roleInside(scene: ScriptScene, headline: string, written: Script): SceneRole {
  const role = written.scenes.find((one) => isSameLine(one.headline, headline))?.role;
  if (scene.role === "action") return "action";
  return role === "proof" || role === "offer" ? role : "point";
}

function bearsOut(scene: ScriptScene, { kind, headline }: Angle): boolean {
  if (kind === "offer") return scene.role === "offer";
  if (kind === "proof") return scene.role === "proof";
  return (
    kind === "number" &&
    scene.figure !== undefined &&
    scene.figure.value === readFigure(headline)?.figure.value
  );
}

function isSameLine(first: string, second: string): boolean {
  return first.trim().toLowerCase() === second.trim().toLowerCase();
}

function mapScene(script: Script, sceneId: string, change: (scene: ScriptScene) => ScriptScene): Script {
  return { ...script, scenes: script.scenes.map((scene) => (scene.id === sceneId ? change(scene) : scene)) };
}
