import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { useEffect, useId, useRef, useState } from "react";
import { moodNames, musicBeds, musicMoods } from "~/domain/video/music-bed";
import type { Editor } from "~/editor/editor";
import { setMusic } from "~/scene/edit-storyboard";
import { templateFrom } from "~/scene/library";
import type { Storyboard } from "~/scene/storyboard";
import { useLibrary } from "~/session/use-library";
import { classNames } from "~/ui/class-names";
import { IconButton } from "~/ui/icon-button";
import { SegmentedControl } from "~/ui/segmented-control";
import { Slider } from "~/ui/slider";
import { Spinner } from "~/ui/spinner";
import { Switch } from "~/ui/switch";
import { useTaste } from "./music-taste";

/** At this gain music alone is as loud as platforms expect. */
const usualGain = 0.6;

interface MusicListProps {
  storyboard: Storyboard;
  /** Makes an edit; the words say what it does, to screen readers and in the way back. */
  onChange: Editor["change"];
}

/** Which piece plays, how loud, and whether scenes change on its beats. */
export function MusicList({ storyboard, onChange }: MusicListProps) {
  const { music, seed } = storyboard;
  const library = useLibrary();
  const taste = useTaste();
  const groupName = useId();
  const list = useRef<HTMLDivElement>(null);
  const isOn = music !== null;
  const [tempo, setTempo] = useState<Tempo>("any");
  const offered = musicBeds.filter(({ beatsPerMinute }) => isInTempo(beatsPerMinute, tempo));

  // The chosen piece is in sight when the list opens; nothing moves under the pointer afterwards.
  useEffect(() => {
    const chosen = isOn ? list.current?.querySelector<HTMLElement>("[data-chosen]") : null;
    if (list.current && chosen)
      list.current.scrollTop = chosen.offsetTop - list.current.clientHeight / 2 + 24;
  }, [isOn]);

  return (
    <section className="grid gap-4">
      <Switch
        label="Music"
        hint="Composed for this video and its length; nothing to license."
        checked={isOn}
        onChange={(wanted) => {
          taste.stop();
          onChange(wanted ? "Music on" : "Music off", (current) =>
            setMusic(
              current,
              wanted
                ? { bedId: templateFrom(library, current.templateId).musicBedId, gain: usualGain }
                : null,
            ),
          );
        }}
      />
      {music && (
        <>
          <SegmentedControl label="Tempo" size="sm" value={tempo} segments={tempos} onChange={setTempo} />
          <div
            ref={list}
            role="radiogroup"
            aria-label="Piece"
            className="relative max-h-80 overflow-y-auto overscroll-contain rounded-md border border-line bg-raised"
          >
            {musicMoods
              .filter((mood) => offered.some((bed) => bed.mood === mood))
              .map((mood) => (
                <section key={mood} aria-label={moodNames[mood]}>
                  <h3 className="sticky top-0 z-10 border-line border-b bg-sunken px-3 py-1 font-[550] text-muted text-sm">
                    {moodNames[mood]}
                  </h3>
                  <ul>
                    {offered
                      .filter((bed) => bed.mood === mood)
                      .map((bed) => {
                        const isChosen = bed.id === music.bedId;
                        const state = taste.bedId === bed.id ? taste.state : "silent";
                        return (
                          <li
                            key={bed.id}
                            data-chosen={isChosen || undefined}
                            className={classNames(
                              "flex items-center gap-1 border-line border-b ps-1 pe-3 transition-colors",
                              isChosen ? "bg-accent-soft" : "hover:bg-hover",
                            )}
                          >
                            <IconButton
                              label={state === "silent" ? `Listen to ${bed.name}` : `Stop ${bed.name}`}
                              icon={
                                state === "loading" ? (
                                  <Spinner className="size-4" />
                                ) : state === "playing" ? (
                                  <Pause className="size-4" />
                                ) : (
                                  <Play className="size-4" />
                                )
                              }
                              onClick={() => taste.toggle(bed.id, seed)}
                            />
                            <label className="flex min-w-0 grow cursor-default items-baseline gap-x-3 py-2">
                              <input
                                type="radio"
                                name={groupName}
                                checked={isChosen}
                                onChange={() =>
                                  onChange(`Music: ${bed.name}`, (current) =>
                                    setMusic(current, { ...music, bedId: bed.id }),
                                  )
                                }
                                className="sr-only peer"
                              />
                              <span className="grid min-w-0 grow rounded-sm outline-offset-4 peer-focus-visible:outline-2 peer-focus-visible:outline-focus">
                                <span className="font-[550]">{bed.name}</span>
                                <span className="text-muted text-sm">{bed.about}</span>
                              </span>
                              <span className="tabular shrink-0 text-faint text-sm">
                                {bed.beatsPerMinute} bpm
                              </span>
                            </label>
                          </li>
                        );
                      })}
                  </ul>
                </section>
              ))}
          </div>
          {taste.error && (
            <p role="alert" className="text-danger text-sm">
              {taste.error}
            </p>
          )}
          <Slider
            label="Volume"
            value={Math.round(music.gain * 100)}
            min={0}
            max={100}
            step={5}
            format={(value) => `${value}%`}
            onChange={(value) =>
              onChange(
                "Volume of the music",
                (current) => setMusic(current, { ...music, gain: value / 100 }),
                "volume",
              )
            }
          />
          <Switch
            label="Cut on the beat"
            hint="Each scene begins on a beat, moved by less than one."
            checked={music.cutsOnBeats ?? false}
            onChange={(cutsOnBeats) =>
              onChange(cutsOnBeats ? "Cut on the beat" : "Cut as long as set", (current) =>
                setMusic(current, { ...music, cutsOnBeats }),
              )
            }
          />
        </>
      )}
    </section>
  );
}

const tempos = [
  { value: "any", label: "Any tempo" },
  { value: "slow", label: "Slow" },
  { value: "medium", label: "Medium" },
  { value: "fast", label: "Fast" },
] as const;
type Tempo = (typeof tempos)[number]["value"];

function isInTempo(beatsPerMinute: number, tempo: Tempo): boolean {
  if (tempo === "any") return true;
  if (tempo === "slow") return beatsPerMinute < 95;
  return tempo === "fast" ? beatsPerMinute >= 118 : beatsPerMinute >= 95 && beatsPerMinute < 118;
}
