/** Vitrine's player on a page of yours. Version 1: what is here stays as it is; more may come. */

/** Attributes and options of a player. */
export interface PlayerOptions {
  /** Starts by itself, without sound, as browsers ask. */
  autoplay?: boolean;
  loop?: boolean;
  muted?: boolean;
  /** Shows captions: a language (BCP 47), or true for the viewer's own. */
  captions?: boolean | string;
  /** false: no bar, for pages with buttons of their own. */
  controls?: boolean;
  /** Where it starts, in seconds. */
  startSeconds?: number;
  /**
   * When the player is loaded: once it comes into view (`visible`, if absent), once it is pressed (`tap`), or at once (`now`). Until
   * then the page loads a still picture.
   */
  load?: "visible" | "tap" | "now";
  /** Names the video for people who do not see it, until it is loaded. */
  title?: string;
  /** Width by height, until it is loaded: `9/16` if absent. */
  ratio?: string;
}

export interface ReadyEvent {
  title: string;
  durationSeconds: number;
  width: number;
  height: number;
  chapters: { timeSeconds: number; title: string }[];
  hasSound: boolean;
  hasCaptions: boolean;
  /** BCP 47. */
  captionLanguages: string[];
  /** It shows a button to another site. */
  hasAction: boolean;
}

export interface PlayerState {
  status: "paused" | "playing" | "ended";
  waiting: boolean;
  timeSeconds: number;
  muted: boolean;
  /** Linear, 0–1. */
  volume: number;
  speed: number;
  looping: boolean;
  captions: boolean;
  captionLanguage: string | null;
}

/** An event that says no more than its name. */
export type PlainEvent = Record<string, never>;

/** What a player tells, by name. */
export interface PlayerEvents {
  /** There is something to see, and commands do something from now on; those given before are done. */
  ready: ReadyEvent;
  play: PlainEvent;
  pause: PlainEvent;
  /** At most four times per second of video, and after seeking. */
  time: { timeSeconds: number };
  end: PlainEvent;
  /** The viewer pressed the button to the other site. */
  cta: PlainEvent;
  state: PlayerState;
  /**
   * Nothing can be shown, and the frame says so: `media-unavailable`, where the player offers to try again; `site-not-allowed`, where
   * the video is not for your site; `not-available`, where it is not published, has ended or has a password.
   */
  error: { code: string };
}

export interface VitrinePlayer {
  /** The frame; null until the player is loaded. */
  readonly frame: HTMLIFrameElement | null;
  play(): void;
  pause(): void;
  seek(timeSeconds: number): void;
  mute(muted?: boolean): void;
  /** Linear, 0–1. */
  volume(volume: number): void;
  /** The nearest of 0.25, 0.5, 0.75, 1, 1.25, 1.5 and 2. */
  speed(speed: number): void;
  loop(looping?: boolean): void;
  /** A language (BCP 47) shows its captions, or the nearest there are. */
  captions(shown?: boolean | string): void;
  state(): Promise<PlayerState>;
  /** Hears of an event. Returns what stops it. */
  on<Name extends keyof PlayerEvents>(name: Name, hear: (event: PlayerEvents[Name]) => void): () => void;
  /** Takes the player out of the page. */
  destroy(): void;
}

/** Puts a player into an element, in the place of all that is in it. */
export declare function createPlayer(
  element: HTMLElement,
  videoId: string,
  options?: PlayerOptions,
): VitrinePlayer;

/** The same for `<vitrine-video video="ID" load="tap" title="…" ratio="9/16">`, whose `player` it is. */
export declare class VitrineVideo extends HTMLElement {
  readonly player: VitrinePlayer | null;
}

declare global {
  interface HTMLElementTagNameMap {
    "vitrine-video": VitrineVideo;
  }
}
