import { type BarClock, findMusicBed, fitBars } from "~/domain/video/music-bed";

export type { BarClock };

/** Where the bars and beats of a piece lie in a video of this length; `null` for a piece that does not exist. */
export function clockOfBed(bedId: string, durationSeconds: number): BarClock | null {
  const bed = findMusicBed(bedId);
  return bed && durationSeconds > 0 ? fitBars(bed, durationSeconds) : null;
}
