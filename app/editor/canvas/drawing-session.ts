import { newId } from "~/editor/new-id";

/** Which drawing strokes are added to: one for each scene, from when drawing begins until it ends. */
export class DrawingSession {
  readonly #ids = new Map<string, string>();

  idIn(sceneId: string): string {
    const known = this.#ids.get(sceneId);
    if (known !== undefined) return known;
    const id = newId();
    this.#ids.set(sceneId, id);
    return id;
  }

  /** The next stroke begins another drawing. */
  renew(): void {
    this.#ids.clear();
  }
}
