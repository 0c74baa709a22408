import {
  BlobSource,
  Input,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  QTFF,
  type Source,
  UrlSource,
  WEBM,
} from "mediabunny";

/** A clip's file, open for as long as somebody holds it. */
export interface ClipFile {
  track: InputVideoTrack;
  endSeconds: number;
  /** Whether what lies below may show through its frames. */
  isTransparent: boolean;
  /** Of a whole frame, upright. */
  width: number;
  height: number;
}

export interface HeldClip {
  /** Null where it cannot be had or read. */
  opened: Promise<ClipFile | null>;
  release(): void;
}

interface OpenClip extends ClipFile {
  input: Input;
}

/** Bytes of one file kept in memory; the rest is fetched again by range. */
const CACHE_BYTES = 24 * 1024 * 1024;
const RETRY_DELAYS_SECONDS = [0.3, 1, 3];
/** What nobody holds stays open so long, in milliseconds: after an edit the same clips are held again. */
const KEPT_MS = 5000;

const files = new Map<string, { opened: Promise<OpenClip | null>; holders: number }>();

/** A clip's file by its address, opened once for all who show it at a time; one that failed is opened anew. */
export function holdClip(url: string): HeldClip {
  const file = files.get(url) ?? { opened: openClip(url).catch(() => null), holders: 0 };
  files.set(url, file);
  file.holders += 1;
  let isHeld = true;
  const forget = () => {
    if (file.holders > 0) return;
    if (files.get(url) === file) files.delete(url);
    void file.opened.then((clip) => clip?.input.dispose());
  };
  void file.opened.then((clip) => {
    if (!clip && files.get(url) === file) files.delete(url);
  });
  return {
    opened: file.opened,
    release() {
      if (!isHeld) return;
      isHeld = false;
      file.holders -= 1;
      if (file.holders === 0) setTimeout(forget, KEPT_MS);
    },
  };
}

async function openClip(url: string): Promise<OpenClip | null> {
  const input = new Input({
    source: await sourceOf(url),
    formats: [MP4, QTFF, WEBM, MATROSKA],
  });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (track && (await track.canDecode())) {
      const [endSeconds, isTransparent, width, height] = await Promise.all([
        track.computeDuration(),
        track.canBeTransparent(),
        track.getDisplayWidth(),
        track.getDisplayHeight(),
      ]);
      return { input, track, endSeconds, isTransparent, width, height };
    }
    input.dispose();
    return null;
  } catch (thrown) {
    input.dispose();
    throw thrown;
  }
}

async function sourceOf(url: string): Promise<Source> {
  const { href, protocol } = new URL(url, self.location.href);
  if (protocol === "blob:" || protocol === "data:") {
    return new BlobSource(await (await fetch(href)).blob());
  }
  return new UrlSource(href, {
    maxCacheSize: CACHE_BYTES,
    getRetryDelay: (attempts) => RETRY_DELAYS_SECONDS[attempts] ?? null,
    handleUnhandledError: () => {},
  });
}
