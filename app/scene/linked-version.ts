import type { Language } from "~/domain/text/language";
import type { Format } from "~/domain/video/format";
import { type CutVideo, cutToSeconds } from "~/scene/edit-length";
import { setShape } from "~/scene/edit-style";
import { builtInLibrary, type Library } from "~/scene/library";
import type { Scene, Storyboard } from "~/scene/storyboard";
import { notesAfterArranging } from "~/scene/version-words";
import { videoSeconds } from "~/scene/video-length";
import { textsOfVideo, withTexts } from "~/scene/video-texts";

/** A version of a video that is a work of its own and can take over the arrangement of the first one again. */

/** In other words: voices and captions of the first language go, for they say others. Captions in the new language stay. */
export function translatedVersion(
  original: Storyboard,
  language: Language,
  texts: ReadonlyMap<string, string>,
): Storyboard {
  const translated = withTexts(original, texts);
  return {
    ...translated,
    language,
    scenes: translated.scenes.map((scene) => {
      const own = scene.captions?.[language];
      return { ...withoutVoice(scene), ...(own && { captions: { [language]: own } }) };
    }),
    ...(translated.captions && { captions: withoutLanguages(translated.captions) }),
  };
}

export function versionInFormat(original: Storyboard, format: Format): Storyboard {
  return setShape(original, format);
}

/**
 * The linked version arranged as its original is now: scenes, layouts, pictures, what was added and moved, style and music come
 * from the original; language, format and words that differ are its own, and a cut (`isCut`) is cut to its own length again. Words of scenes that it did not have are the original's, and
 * are named, to be translated.
 */
export function withArrangementOf(
  version: Storyboard,
  original: Storyboard,
  isCut = false,
  library: Library = builtInLibrary,
): { storyboard: Storyboard; untranslated: string[]; dropped: CutVideo["dropped"] } {
  const isTranslation = version.language !== original.language;
  const own = new Map(textsOfVideo(version).map(({ id, text }) => [id, text]));
  const voices = new Map(version.scenes.map((scene) => [scene.id, scene]));
  const arranged = withTexts(original, own);
  const { platform: _, ...rest } = arranged;
  const whole: Storyboard = {
    ...rest,
    title: version.title,
    language: version.language,
    format: version.format,
    ...(version.platform && { platform: version.platform }),
    ...(version.captions && { captions: version.captions }),
    scenes: isTranslation
      ? arranged.scenes.map((scene) => withVoiceOf(withoutVoice(scene), voices.get(scene.id)))
      : arranged.scenes,
  };
  const untranslated = isTranslation
    ? textsOfVideo(original).flatMap(({ id }) => (own.has(id) ? [] : [id]))
    : [];
  const cut = isCut ? cutToSeconds(whole, videoSeconds(version, library), library) : null;
  const storyboard = cut?.storyboard ?? whole;
  return {
    storyboard: { ...storyboard, ...notesAfterArranging(storyboard, version, original) },
    untranslated,
    dropped: cut?.dropped ?? [],
  };
}

function withoutVoice({ voice: _, captions: __, ...scene }: Scene): Scene {
  return scene;
}

function withVoiceOf(scene: Scene, own: Scene | undefined): Scene {
  return {
    ...scene,
    ...(own?.voice && { voice: own.voice }),
    ...(own?.captions && { captions: own.captions }),
  };
}

function withoutLanguages({
  language: _,
  secondLanguage: __,
  ...captions
}: NonNullable<Storyboard["captions"]>): NonNullable<Storyboard["captions"]> {
  return captions;
}
