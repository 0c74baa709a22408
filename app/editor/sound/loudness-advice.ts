import type { SoundReading } from "~/engine/sound/read-sound";

/** Where social platforms play videos, in LUFS and dBTP: louder ones are turned down. */
export const platformTarget = { lufs: -14, truePeak: -1 };

/** What to do about how loud a mix is; null where nothing needs doing. */
export function loudnessAdvice({
  integratedLufs,
  truePeakDecibels,
}: Pick<SoundReading, "integratedLufs" | "truePeakDecibels">): string | null {
  if (!Number.isFinite(integratedLufs)) return "Nothing is heard. Turn the music or a voice up.";
  if (integratedLufs < platformTarget.lufs - 2)
    return "Quieter than other videos. Turn up the loudest part: music, voices or a sound.";
  if (integratedLufs > platformTarget.lufs + 1 || truePeakDecibels > platformTarget.truePeak + 0.2)
    return "Louder than platforms play: they turn it down. Turn the loudest sound down.";
  return null;
}
