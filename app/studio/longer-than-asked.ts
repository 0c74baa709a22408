import { timecode } from "~/scene/timecode";

/**
 * What to know before an export of a video that has grown past what its brief asked for, in the seconds that are shown: a place
 * that takes no longer one would cut or refuse it.
 */
export function longerThanAsked(durationSeconds: number, askedSeconds: number | null) {
  const is = timecode(durationSeconds);
  if (askedSeconds === null || durationSeconds <= askedSeconds || is === timecode(askedSeconds)) return [];
  const message = `${is}, and your brief asked for ${timecode(askedSeconds)}. If it must not be longer, shorten a scene under Scenes.`;
  return [{ code: "longer-than-asked", blocking: false, message }];
}
