import { type RefObject, useCallback, useEffect, useRef } from "react";
import type { PlayerHandle } from "~/player/player";
import type { Composition } from "~/scene/composition";
import type { Storyboard } from "~/scene/storyboard";
import { sceneMoment } from "./stills/scene-moment";

/**
 * Lets a scene be asked for by its id, also one that was only just made: it is shown as soon as the composition knows
 * it. `storyboard` is the one the composition was resolved from.
 */
export function useSceneSeek(
  player: RefObject<PlayerHandle | null>,
  storyboard: Storyboard,
  composition: Composition,
): (sceneId: string) => void {
  const latest = useRef({ storyboard, composition });
  latest.current = { storyboard, composition };
  const wanted = useRef<string | null>(null);

  const seekWanted = useCallback(() => {
    const { storyboard, composition } = latest.current;
    const index = storyboard.scenes.findIndex(({ id }) => id === wanted.current);
    if (index < 0 || composition.sceneStartsSeconds[index] === undefined) return;
    wanted.current = null;
    player.current?.seek(sceneMoment(composition, index));
  }, [player]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new composition may hold what was asked for
  useEffect(seekWanted, [composition]);

  return useCallback(
    (sceneId) => {
      wanted.current = sceneId;
      seekWanted();
    },
    [seekWanted],
  );
}
