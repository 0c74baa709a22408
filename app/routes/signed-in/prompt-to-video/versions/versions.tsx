import { RadioGroup } from "@base-ui/react/radio-group";
import { type CSSProperties, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { lazy } from "~/client/lazy";
import type { Format } from "~/domain/video/format";
import { writeDocuments } from "~/firebase/write-documents";
import type { PreviewClock } from "~/player/preview-player";
import { useReducedMotion } from "~/player/use-media-query";
import type { Storyboard } from "~/scene/storyboard";
import { versionTitle } from "~/scene/versions/name-versions";
import { useCurrentFacts } from "~/session/use-current-facts";
import { useLibrary } from "~/session/use-library";
import type { Content } from "~/stores/content/content-document";
import { playerWidth } from "~/studio/player-width";
import { showErrorToast } from "~/ui/toast";
import { useVersionAddress } from "./use-version-address";
import { useVersionKeys } from "./use-version-keys";
import { VersionBar } from "./version-bar";
import { VersionCard } from "./version-card";
import { mixId, type Version, versionLabel, versionSet } from "./version-set";

const CompareView = lazy(() => import("~/studio/compare/compare-view"));
const MixDialog = lazy(() => import("./mix-dialog"));

/** Height a version may have: the window without the bars, the heading and its name; a phone has a bar more. */
const mostHeight = "100dvh - 18.5rem";
const mostHeightOnPhone = "100dvh - 22rem";
const isTall = (format: Format) => format === "9:16" || format === "4:5";

/** Six versions of a video, to pick one, compare two, mix two or shuffle more. */
export function Versions({ content, labelledBy }: { content: Content; labelledBy: string }) {
  const navigate = useNavigate();
  const library = useLibrary();
  const address = useVersionAddress();
  const { set, mix } = address;
  const facts = useCurrentFacts(content.productId);
  const { versions, present, isChosen } = useMemo(
    () => versionSet(content, set, mix, library, facts),
    [content, set, mix, library, facts],
  );
  const known = (id: string | null) => versions.find((version) => version.id === id);
  const picked = known(address.picked) ?? known(present) ?? (versions[0] as Version);
  const clock = usePlayingTogether(versions);
  const [open, setOpen] = useState<"compare" | "mix" | null>(null);
  const list = useRef<HTMLDivElement>(null);

  /** The choice is shown at once and stored behind it, also when the connection is gone. */
  function use({ storyboard, variant }: { storyboard: Storyboard; variant: number }) {
    if (storyboard !== content.storyboard) {
      import("~/stores/content/content")
        .then(({ chooseVariant }) =>
          writeDocuments((documents) => chooseVariant(documents, content.id, variant, storyboard)),
        )
        .catch((error: Error) => showErrorToast("The chosen version was not stored", error.message));
    }
    void navigate(`/videos/${content.id}`);
  }

  // Where somebody returns to their choice, it is in view; the first is from the start.
  useEffect(() => {
    const card = list.current?.querySelector("[data-version][data-checked]:not(:first-of-type)");
    card?.scrollIntoView({ block: "nearest", inline: "center" });
  }, []);

  useVersionKeys((place) => {
    const version = versions[place];
    if (!version) return;
    address.pick(version.id);
    list.current?.querySelector<HTMLElement>(`[data-version="${version.id}"]`)?.focus();
  });

  const { format } = content.storyboard;
  const [{ composition }] = versions as [Version];
  const canMix = new Set(versions.map(({ name }) => name.words)).size > 1;
  return (
    <>
      <RadioGroup
        ref={list}
        aria-labelledby={labelledBy}
        value={picked.id}
        onValueChange={(id) => address.pick(id as string)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          use(picked);
        }}
        style={
          {
            "--version-width": playerWidth(mostHeight, composition),
            "--phone-width": playerWidth(mostHeightOnPhone, composition, "100vw - 2rem"),
          } as CSSProperties
        }
        onScroll={(event) => {
          const centred = centredVersion(event.currentTarget);
          if (centred && centred !== picked.id) address.pick(centred);
        }}
        className={isTall(format) ? tallGrid : wideGrid[format]}
      >
        {versions.map((version) => (
          <VersionCard
            key={`${set}/${version.id}`}
            version={version}
            clock={clock.clock}
            isChosen={isChosen && version.id === present}
            onUse={() => use(version)}
          />
        ))}
      </RadioGroup>
      <p role="status" className="sr-only">
        {set > 0 && `Set ${set + 1}: ${versions.length} versions`}
      </p>
      <VersionBar
        version={picked}
        set={set}
        isPlaying={clock.clock.isPlaying}
        canMix={canMix}
        onPlay={clock.toggle}
        onShowSet={address.showSet}
        onCompare={() => setOpen("compare")}
        onMix={() => setOpen("mix")}
        onUse={() => use(picked)}
      />
      <Suspense>
        {open === "compare" && (
          <CompareView
            versions={[picked, ...versions.filter((version) => version !== picked)].map((version) => ({
              id: version.id,
              name: `${versionLabel(version)}: ${versionTitle(version.name)}`,
              storyboard: version.storyboard,
            }))}
            library={library}
            onClose={() => setOpen(null)}
            onChoose={({ id }) => use(known(id) ?? picked)}
          />
        )}
        {open === "mix" && (
          <MixDialog
            versions={versions}
            picked={picked}
            clock={clock.clock}
            library={library}
            onClose={() => setOpen(null)}
            onMix={(chosen) => {
              setOpen(null);
              address.addMix(chosen, mixId);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

/** On a phone one version fills the screen and the next is a swipe away; elsewhere three stand side by side. */
const tallGrid =
  "grid justify-center gap-x-6 gap-y-8 max-sm:-mx-4 max-sm:flex max-sm:snap-x max-sm:snap-mandatory max-sm:justify-start max-sm:gap-4 max-sm:overflow-x-auto max-sm:px-[max(1rem,calc((100vw-var(--phone-width))/2))] max-sm:py-1.5 max-sm:*:w-(--phone-width) max-sm:*:shrink-0 sm:grid-cols-[repeat(2,minmax(0,var(--version-width)))] lg:grid-cols-[repeat(3,minmax(0,var(--version-width)))]";
const wideGrid: Partial<Record<Format, string>> = {
  "1:1": "grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3",
  "16:9": "grid gap-x-6 gap-y-8 sm:grid-cols-2",
};

/** The version in the middle of a row that is swiped through. */
function centredVersion(row: HTMLElement): string | undefined {
  const middle = row.getBoundingClientRect().left + row.clientWidth / 2;
  const cards = [...row.querySelectorAll<HTMLElement>("[data-version]")];
  return cards.find((card) => {
    const { left, right } = card.getBoundingClientRect();
    return left <= middle && middle <= right;
  })?.dataset.version;
}

/** One clock for all versions. Who asks for less motion begins with stills. */
function usePlayingTogether(versions: readonly Version[]): { clock: PreviewClock; toggle: () => void } {
  const isStill = useReducedMotion();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isPlaying = wanted ?? !isStill;
  const [sinceMs, setSince] = useState(0);
  useEffect(() => {
    if (isPlaying) setSince(performance.now());
  }, [isPlaying]);
  const loopSeconds = Math.max(...versions.map(({ composition }) => composition.durationSeconds));
  const clock = useMemo(() => ({ isPlaying, sinceMs, loopSeconds }), [isPlaying, sinceMs, loopSeconds]);
  return { clock, toggle: () => setWanted(!isPlaying) };
}
