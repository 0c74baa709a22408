import { type Script, type ScriptScene, scriptLimits } from "./script";

/** Pure edits of a script. Claims are left as they are: `findClaims` finds them anew when the script is approved. */

export type ScriptLine = "label" | "headline" | "body" | "action";

export const lineLimits: Record<ScriptLine, number> = {
  label: scriptLimits.labelCharacters,
  headline: scriptLimits.headlineCharacters,
  body: scriptLimits.bodyCharacters,
  action: scriptLimits.actionCharacters,
};

export function setLine(script: Script, sceneId: string, line: ScriptLine, text: string): Script {
  return mapScene(script, sceneId, (scene) => {
    const { [line]: _, ...rest } = scene;
    // An empty label or button is no label or button; a headline and a body may be empty while they are typed.
    const kept = text !== "" || line === "headline" || line === "body";
    return { ...rest, ...(kept ? { [line]: text } : {}) } as ScriptScene;
  });
}

export function setPictureBrief(script: Script, sceneId: string, pictureBrief: string): Script {
  return mapScene(script, sceneId, (scene) => ({ ...scene, pictureBrief }));
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

/** What keeps a script from being approved: by scene id, one sentence that says what to do. */
export function scriptProblems(script: Script): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const scene of script.scenes) {
    const long = (Object.keys(lineLimits) as ScriptLine[]).find(
      (line) => (scene[line] ?? "").trim().length > lineLimits[line],
    );
    if (scene.headline.trim() === "") problems[scene.id] = "Write a headline, or remove this scene.";
    else if (long) problems[scene.id] = `Shorten the ${long} to ${lineLimits[long]} characters.`;
    else if (scene.pictureBrief.trim() === "") problems[scene.id] = "Say what the picture shows.";
  }
  return problems;
}

function mapScene(script: Script, sceneId: string, change: (scene: ScriptScene) => ScriptScene): Script {
  return { ...script, scenes: script.scenes.map((scene) => (scene.id === sceneId ? change(scene) : scene)) };
}
