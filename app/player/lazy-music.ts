import type { SoundReading } from "~/engine/sound/read-sound";
import type { Music } from "~/player/music";
import type { Composition } from "~/scene/composition";

/** The sound of one player, whose code is fetched when it is first prepared or started: pictures come first. */
export class LazyMusic {
  #music: Music | null = null;
  #loading: Promise<Music | null> | null = null;
  /** What was set, in order of setting, for the music that comes. */
  readonly #settings = new Map<string, (music: Music) => void>();
  /** Counts starts and stops, so that a start overtaken by a later call gives up. */
  #turn = 0;

  /** As `Music.setComposition`. */
  setComposition(composition: Composition, mediaUrl: (assetId: string) => string): void {
    this.#set("composition", (music) => music.setComposition(composition, mediaUrl));
  }

  /** As `Music.setVolume`. */
  setVolume(volume: number): void {
    this.#set("volume", (music) => music.setVolume(volume));
  }

  /** As `Music.setRate`. */
  setRate(rate: number): void {
    this.#set("rate", (music) => music.setRate(rate));
  }

  /** As `Music.prepare`. */
  prepare(): void {
    void this.#load().then((music) => music?.prepare());
  }

  /** As `Music.reading`. */
  async reading(): Promise<SoundReading | null> {
    return (await this.#load())?.reading() ?? null;
  }

  /** As `Music.clockSeconds`. */
  get clockSeconds(): number | null {
    return this.#music?.clockSeconds ?? null;
  }

  /** As `Music.start`; false also where its code cannot be had. */
  async start(positionSeconds: () => number, loops: boolean): Promise<boolean> {
    const turn = ++this.#turn;
    const music = this.#music ?? (await this.#load());
    return music !== null && turn === this.#turn && music.start(positionSeconds, loops);
  }

  /** As `Music.stop`. */
  stop(): void {
    this.#turn++;
    this.#music?.stop();
  }

  /** As `Music.close`. */
  close(): void {
    this.stop();
    this.#music?.close();
  }

  #set(name: string, apply: (music: Music) => void): void {
    this.#settings.set(name, apply);
    if (this.#music) apply(this.#music);
  }

  #load(): Promise<Music | null> {
    this.#loading ??= import("~/player/music").then(
      ({ Music }) => {
        const music = new Music();
        for (const apply of this.#settings.values()) apply(music);
        this.#music = music;
        return music;
      },
      () => {
        // The next start asks again.
        this.#loading = null;
        return null;
      },
    );
    return this.#loading;
  }
}
