import { createPlayerOf } from "./client";
import type { PlayerOptions, VitrinePlayer } from "./v1";

/** Whoever loads this file loads it from the site whose videos it plays. */
const { origin } = new URL(import.meta.url);

export function createPlayer(element: HTMLElement, videoId: string, options?: PlayerOptions): VitrinePlayer {
  return createPlayerOf(origin, element, videoId, options);
}

/** An attribute that is there is on, unless it says otherwise. */
function isOn(element: HTMLElement, name: string): boolean | undefined {
  const value = element.getAttribute(name);
  return value === null ? undefined : value !== "false" && value !== "0";
}

export class VitrineVideo extends HTMLElement {
  player: VitrinePlayer | null = null;

  connectedCallback(): void {
    const videoId = this.getAttribute("video");
    if (!videoId || this.player) return;
    const load = this.getAttribute("load");
    const captions = this.getAttribute("captions");
    const start = Number(this.getAttribute("start") ?? 0);
    const options: PlayerOptions = {
      load: load === "tap" || load === "now" ? load : "visible",
      startSeconds: start > 0 ? start : 0,
      captions: captions === "" ? true : (captions ?? false),
    };
    for (const name of ["autoplay", "loop", "muted", "controls"] as const) {
      const value = isOn(this, name);
      if (value !== undefined) options[name] = value;
    }
    const title = this.getAttribute("title");
    const ratio = this.getAttribute("ratio");
    if (title) options.title = title;
    if (ratio && /^\d+(\.\d+)?\s*\/\s*\d+(\.\d+)?$/.test(ratio)) options.ratio = ratio;
    this.player = createPlayer(this, videoId, options);
  }

  disconnectedCallback(): void {
    this.player?.destroy();
    this.player = null;
  }
}

if (!customElements.get("vitrine-video")) customElements.define("vitrine-video", VitrineVideo);
