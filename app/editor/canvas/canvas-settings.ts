import { readStored, writeStored } from "~/editor/canvas/stored-on-device";

/** Lines a person has laid over a canvas, in fractions of its width (`x`) and height (`y`). */
export interface RulerGuides {
  x: readonly number[];
  y: readonly number[];
}

/** What is drawn with. */
export interface Pen {
  /** `#rrggbb` */
  color: string;
  /** In fractions of the canvas's shorter side. */
  width: number;
  erases: boolean;
}

interface Settings {
  showsSafeArea: boolean;
  snaps: boolean;
  /** With the guides that were drawn from them. */
  showsRulers: boolean;
  /** All formats beside each other. */
  showsFormats: boolean;
  guides: RulerGuides;
  pen: Pen;
}

const usual: Settings = {
  showsSafeArea: false,
  snaps: true,
  showsRulers: false,
  showsFormats: false,
  guides: { x: [], y: [] },
  pen: { color: "#e5484d", width: 0.01, erases: false },
};

/** How a person has set up the canvas, on this device: guides for each video, the rest for all. */
export class CanvasSettings {
  #now: Settings;
  readonly #listeners = new Set<() => void>();

  constructor(private readonly contentId: string) {
    const guides = readStored<RulerGuides>(guidesKey(contentId)) ?? usual.guides;
    this.#now = { ...usual, ...readStored<Partial<Settings>>(settingsKey), guides };
  }

  readonly read = (): Settings => this.#now;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(changes: Partial<Omit<Settings, "guides">>): void {
    this.#now = { ...this.#now, ...changes };
    const { guides: _, ...kept } = this.#now;
    writeStored(settingsKey, kept);
    this.#tell();
  }

  /** `isPassing`: one of them is still being dragged, and nothing is kept yet. */
  setGuides(guides: RulerGuides, isPassing = false): void {
    this.#now = { ...this.#now, guides };
    if (!isPassing) writeStored(guidesKey(this.contentId), guides);
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

const settingsKey = "vitrine:editor-canvas";
const guidesKey = (contentId: string) => `vitrine:editor-guides:${contentId}`;
