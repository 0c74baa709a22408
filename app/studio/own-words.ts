import type { Scene, Storyboard } from "~/scene/storyboard";

/** A text of one's own in whose place somebody else put another. */
export interface ReplacedWords {
  mine: string;
  theirs: string;
  /** The storyboard with one's own text in its place again. */
  putBack: (storyboard: Storyboard) => Storyboard;
}

interface PlacedText {
  /** Which text it is, whatever it says. */
  place: string;
  sceneId: string;
  words: string;
  putInto: (scene: Scene) => Scene;
}

const mostPlaces = 200;

/** The texts a person wrote since the page was opened, as they wrote them last. */
export class OwnWords {
  readonly #written = new Map<string, PlacedText>();

  /** An edit of one's own. What it takes back (`isUndone`) is one's own no more. */
  note(before: Storyboard, after: Storyboard, isUndone: boolean): void {
    for (const scene of after.scenes) {
      const was = before.scenes.find(({ id }) => id === scene.id);
      if (!was || was === scene) continue;
      const wordsBefore = new Map(textsOf(was).map(({ place, words }) => [place, words]));
      for (const text of textsOf(scene)) {
        if (wordsBefore.get(text.place) === text.words) continue;
        this.#written.delete(text.place);
        if (!isUndone && text.words !== "") this.#written.set(text.place, text);
      }
    }
    for (const place of [...this.#written.keys()].slice(0, -mostPlaces)) this.#written.delete(place);
  }

  forget(): void {
    this.#written.clear();
  }

  /** Which of them give way when this is shown; each is told once. A scene that is gone took its words along. */
  takeReplaced({ scenes }: Storyboard): ReplacedWords[] {
    return [...this.#written].flatMap(([place, { sceneId, words, putInto }]) => {
      const scene = scenes.find(({ id }) => id === sceneId);
      const present = scene && textsOf(scene).find((text) => text.place === place);
      if (!present || present.words === words) return [];
      this.#written.delete(place);
      const putBack = (storyboard: Storyboard) => ({
        ...storyboard,
        scenes: storyboard.scenes.map((one) => (one.id === sceneId ? putInto(one) : one)),
      });
      return [{ mine: words, theirs: present.words, putBack }];
    });
  }
}

function textsOf(scene: Scene): PlacedText[] {
  const slots = Object.entries(scene.slots).flatMap(([name, slot]) =>
    slot.kind === "text"
      ? [
          {
            ...{ place: `${scene.id}/slot/${name}`, sceneId: scene.id, words: slot.text },
            putInto: (other: Scene) => ({ ...other, slots: { ...other.slots, [name]: slot } }),
          },
        ]
      : [],
  );
  const elements = Object.entries(scene.elements ?? {}).flatMap(([id, { content }]) =>
    content.kind === "text"
      ? [
          {
            ...{ place: `${scene.id}/element/${id}`, sceneId: scene.id, words: content.text },
            putInto: (other: Scene) => {
              const element = other.elements?.[id];
              if (!element) return other;
              return { ...other, elements: { ...other.elements, [id]: { ...element, content } } };
            },
          },
        ]
      : [],
  );
  const { spoken } = scene;
  const said =
    spoken === undefined
      ? []
      : [
          {
            ...{ place: `${scene.id}/spoken`, sceneId: scene.id, words: spoken },
            putInto: (other: Scene) => ({ ...other, spoken }),
          },
        ];
  return [...slots, ...elements, ...said];
}
