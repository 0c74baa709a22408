import { ALL_FORMATS, Input, UrlSource } from "mediabunny";
import { AudioWindow } from "~/media/audio-window";

/** The sound of a file, decoded while it is read. Whoever opened it closes it. */
export interface SoundFile {
  window: AudioWindow;
  durationSeconds: number;
  close(): Promise<void>;
}

/** Fetching is tried this often; then the sound counts as not to be had. */
const MOST_ATTEMPTS = 3;

/** `null` where the file has no sound. Rejects where it cannot be read or decoded. */
export async function openSound(url: string): Promise<SoundFile | null> {
  const getRetryDelay = (attempts: number) => (attempts + 1 < MOST_ATTEMPTS ? 0.4 * 2 ** attempts : null);
  const input = new Input({ source: new UrlSource(url, { getRetryDelay }), formats: ALL_FORMATS });
  try {
    const track = await input.getPrimaryAudioTrack();
    if (!track) {
      input.dispose();
      return null;
    }
    if (!(await track.canDecode())) throw new Error("This browser cannot decode the sound.");
    const window = new AudioWindow(track, await track.getSampleRate());
    const durationSeconds = await input.computeDuration();
    return {
      window,
      durationSeconds,
      async close() {
        await window.close();
        input.dispose();
      },
    };
  } catch (thrown) {
    input.dispose();
    throw thrown;
  }
}
