import { sameData } from "~/domain/data/same-data";
import type { Cue, Layer, SoundMix } from "~/scene/composition";
import type { Library } from "~/scene/library";
import { Memo } from "~/scene/memo";
import { type CaptionCues, captionCuesOf } from "~/scene/resolve/captions";
import { shownCuesOf } from "~/scene/resolve/cues";
import { chooseSceneDesigns, type SceneDesign } from "~/scene/resolve/scene-design";
import type { SceneTiming } from "~/scene/resolve/timing";
import { shotsOf } from "~/scene/shots";
import type { Storyboard } from "~/scene/storyboard";
import type { Palette, Template } from "~/scene/templates/template";

/*
 * What is made of all scenes together, remembered by the parts of the scenes that it depends on: an edit of something else gives
 * the very same again.
 */

const designs = new Memo<Template, SceneDesign[]>();
const spoken = new Memo<Template, { cues: Cue[]; inPicture: CaptionCues }>();

/** `chooseSceneDesigns`; `template` and `palette` must be those of `themeOf`. */
export function designsOf(
  storyboard: Storyboard,
  template: Template,
  palette: Palette,
  library: Library,
): SceneDesign[] {
  const { seed, format, templateId, scenes } = storyboard;
  const dependencies: unknown[] = [palette, library, seed, format, templateId];
  const shots = shotsOf(scenes);
  for (const [index, { id, role, slots, layoutId, goesOnFrom, keptLook }] of scenes.entries()) {
    dependencies.push(id, role, slots, layoutId, goesOnFrom, keptLook, shots[index]!.first);
  }
  return designs.get(template, dependencies, () =>
    chooseSceneDesigns(storyboard, template, palette, library),
  );
}

/** What is said and when, and what of it is written into the picture. */
export function speechOf(
  storyboard: Storyboard,
  template: Template,
  timings: readonly SceneTiming[],
): { cues: Cue[]; inPicture: CaptionCues } {
  const dependencies: unknown[] = [storyboard.language, storyboard.captions, storyboard.voiceGain];
  const shots = shotsOf(storyboard.scenes);
  for (const [index, { id, slots, voice, spoken: line, captions }] of storyboard.scenes.entries()) {
    const { startSeconds, endSeconds, enterSeconds } = timings[index]!;
    const { first } = shots[index]!;
    dependencies.push(id, slots, voice, line, captions, startSeconds, endSeconds, enterSeconds, first);
  }
  return spoken.get(template, dependencies, () => ({
    cues: shownCuesOf(storyboard, timings),
    inPicture: captionCuesOf(storyboard, timings),
  }));
}

const shown = new WeakMap<Template, Map<string, Layer>>();
const heard = new WeakMap<Template, SoundMix>();

const made = new Memo<Template, Layer[]>(24);

/** Layers of the whole video, made anew only where what they depend on changed; the very same for each that stayed as it was. */
export function keepLayers<Kind extends Layer>(
  template: Template,
  dependencies: readonly unknown[],
  make: () => Kind[],
): Kind[] {
  return made.get(template, dependencies, () => sameAsBefore(template, make())) as Kind[];
}

function sameAsBefore(template: Template, layers: readonly Layer[]): Layer[] {
  const before = shown.get(template) ?? new Map<string, Layer>();
  shown.set(template, before);
  return layers.map((layer) => {
    const key = `${layer.id}/${layer.box.width}`;
    const known = before.get(key);
    if (known && sameData(known, layer)) return known;
    before.set(key, layer);
    return layer;
  });
}

export function keepSound(template: Template, sound: SoundMix | null): SoundMix | null {
  const known = heard.get(template);
  if (known && sound && sameData(known, sound)) return known;
  if (sound) heard.set(template, sound);
  return sound;
}
