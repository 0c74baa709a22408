import "~/engine/all-contents";
import { needsOf } from "~/editor/canvas/stage-assets";
import { drawFrame } from "~/engine/draw-frame";
import { type LoadedAssets, loadEngineAssets } from "~/media/load-engine-assets";
import { pagePictures } from "~/player/picture-pool";
import { whenIdle } from "~/player/when-idle";
import type { Composition } from "~/scene/composition";
import { layersWithin } from "~/scene/layers-within";
import type { Storyboard } from "~/scene/storyboard";
import { mediaUrl } from "~/studio/media-url";
import { noteLength } from "./file-lengths";
import { type Film, filmsOf } from "./films";

/** Of a still, in pixels; rows are lower, screens finer. */
const STILL_HEIGHT = 128;
/** Stills of a scene stand for so many seconds each. */
const STEP_SECONDS = 0.5;
const MOST_STILLS = 900;
/** Loading and drawing wait until nothing has changed for so long. */
const SETTLE_MS = 350;

type Stills = Map<number, HTMLCanvasElement>;

interface Wish {
  film: Film;
  step: number;
}

const square = { width: 1, height: 1 };

/**
 * Small pictures of scenes, and of clips that are parts, for the timeline, drawn by the engine while the page has nothing better to do.
 * What has not changed keeps its pictures; what has shows its old ones until the new ones are there.
 */
export class Filmstrip {
  #composition: Composition | null = null;
  #films: ReadonlyMap<string, Film> = new Map();
  #look = "";
  #stills = new WeakMap<Film["of"], Stills>();
  #former = new Map<string, Stills>();
  #wanted = new Map<string, Wish>();
  #assets: { needs: string; loaded: Promise<LoadedAssets> } | null = null;
  readonly #listeners = new Set<() => void>();
  #timer = 0;
  #asking = 0;
  #isWorking = false;
  #isDragging = false;
  #drawn = 0;

  /** Width by height of a picture; `key` is of a target. */
  ratioOf(key: string): number {
    const { width, height } = this.#films.get(key)?.composition ?? this.#composition ?? square;
    return width / height;
  }

  /** Draws and tells for as long as somebody looks; returns how to end that. */
  open(onChange: () => void): () => void {
    this.#listeners.add(onChange);
    this.#schedule();
    return () => {
      this.#listeners.delete(onChange);
      if (this.#isOpen) return;
      clearTimeout(this.#timer);
      this.#closeAssets();
    };
  }

  get #isOpen(): boolean {
    return this.#listeners.size > 0;
  }

  #onChange(): void {
    for (const listener of this.#listeners) listener();
  }

  /** What is shown now. While something is dragged nothing is drawn anew. */
  show(storyboard: Storyboard, composition: Composition, isDragging: boolean): void {
    this.#isDragging = isDragging;
    if (isDragging) return;
    const { templateId, seed, style, format, platform, brand, language } = storyboard;
    const look = JSON.stringify([templateId, seed, style, format, platform, brand?.brandId, language]);
    const isNewLook = look !== this.#look;
    if (isNewLook) {
      this.#stills = new WeakMap();
      this.#former.clear();
      this.#look = look;
    }
    for (const [key, { of }] of this.#films) {
      const stills = this.#stills.get(of);
      if (stills?.size) this.#former.set(key, stills);
    }
    this.#films = filmsOf(storyboard, composition);
    this.#composition = composition;
    this.#wanted.clear();
    clearTimeout(this.#asking);
    // Until the edits rest, scenes show the pictures they have; then those in sight ask for their new ones.
    if (isNewLook) this.#onChange();
    else this.#asking = window.setTimeout(() => this.#onChange(), SETTLE_MS);
  }

  frameAt(key: string, offsetSeconds: number): HTMLCanvasElement | null {
    const film = this.#films.get(key);
    if (!film) return null;
    const step = Math.floor(Math.max(0, offsetSeconds) / STEP_SECONDS);
    const stills = this.#stills.get(film.of);
    const still = stills?.get(step);
    if (still) return still;
    this.#wanted.set(`${key}/${step}`, { film, step });
    this.#schedule();
    return nearest(stills, step) ?? nearest(this.#former.get(key), step);
  }

  #schedule(): void {
    if (!this.#isOpen || this.#isWorking || this.#isDragging || this.#wanted.size === 0) return;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => whenIdle(() => void this.#work()), SETTLE_MS);
  }

  async #work(): Promise<void> {
    const composition = this.#composition;
    if (this.#isWorking || !composition || !this.#isOpen) return;
    this.#isWorking = true;
    try {
      const assets = await this.#assetsOf(composition);
      for (const layer of layersWithin(composition.layers)) {
        const file = layer.kind === "clip" && assets.clips?.getFile(layer.assetId);
        if (file) noteLength(layer.assetId, file.endSeconds);
      }
      while (
        this.#isOpen &&
        !this.#isDragging &&
        this.#composition === composition &&
        this.#wanted.size > 0
      ) {
        const [key, wish] = this.#wanted.entries().next().value as [string, Wish];
        this.#wanted.delete(key);
        await new Promise<void>((resolve) => whenIdle(resolve));
        if (!this.#isOpen || this.#isDragging || this.#composition !== composition) break;
        const { film, step } = wish;
        const seconds = Math.min(film.startSeconds + (step + 0.5) * STEP_SECONDS, film.lastSeconds);
        await assets.prepare(seconds);
        this.#keep(wish, stillOf(film.composition, assets, seconds));
        this.#onChange();
      }
    } catch {
      // A picture that is missing here is named by the player.
    }
    this.#isWorking = false;
    this.#schedule();
  }

  #keep({ film, step }: Wish, still: HTMLCanvasElement): void {
    if (++this.#drawn > MOST_STILLS) {
      this.#drawn = 0;
      this.#stills = new WeakMap();
      this.#former.clear();
    }
    const stills = this.#stills.get(film.of) ?? new Map<number, HTMLCanvasElement>();
    stills.set(step, still);
    this.#stills.set(film.of, stills);
  }

  async #assetsOf(composition: Composition): Promise<LoadedAssets> {
    const needs = needsOf(composition);
    if (this.#assets?.needs === needs) {
      const kept = await this.#assets.loaded;
      kept.clips?.follow(composition);
      return kept;
    }
    this.#closeAssets();
    const loaded = loadEngineAssets(composition, {
      mediaUrl,
      pictureSource: pagePictures.source,
      scale: STILL_HEIGHT / composition.height,
    });
    this.#assets = { needs, loaded };
    return loaded;
  }

  #closeAssets(): void {
    void this.#assets?.loaded.then(
      (assets) => assets.close(),
      () => {},
    );
    this.#assets = null;
  }
}

function stillOf(composition: Composition, assets: LoadedAssets, seconds: number): HTMLCanvasElement {
  const scale = STILL_HEIGHT / composition.height;
  const still = document.createElement("canvas");
  still.width = Math.max(1, Math.round(composition.width * scale));
  still.height = STILL_HEIGHT;
  const context = still.getContext("2d", { alpha: false });
  if (context) {
    context.setTransform(still.width / composition.width, 0, 0, scale, 0, 0);
    drawFrame(context, composition, seconds, assets);
  }
  return still;
}

function nearest(stills: Stills | undefined, step: number): HTMLCanvasElement | null {
  let best: { distance: number; still: HTMLCanvasElement } | null = null;
  for (const [at, still] of stills ?? []) {
    const distance = Math.abs(at - step);
    if (!best || distance < best.distance) best = { distance, still };
  }
  return best?.still ?? null;
}
