import { formatCredits } from "~/domain/credits/format-credits";
import { speechCredits } from "~/domain/credits/prices";
import type { OfferedModels } from "~/domain/image/offered-models";
import { speaksBuiltIn } from "~/media/built-in-voice/say-built-in";
import { usePageData } from "~/session/page-data";

/** A voice that can say a line. */
export interface Speaker {
  id: string;
  label: string;
  detail: string;
  creditsPerLine: number;
  /** Absent: the built-in voice. */
  service?: { modelId: string; voice: string };
}

const builtIn: Speaker = {
  id: "built-in",
  label: "Built-in voice, robotic",
  creditsPerLine: 0,
  detail: "American English. Runs on your machine; 15 MB are loaded the first time.",
};

/** The voices on offer for a language, the best first. */
export function useSpeakers(language: string): Speaker[] {
  const services = usePageData().studio?.models.speech ?? [];
  return [...services.flatMap(speakersOf), ...(speaksBuiltIn(language) ? [builtIn] : [])];
}

function speakersOf({ id, label, about, voices }: OfferedModels["speech"][number]): Speaker[] {
  return voices.map((voice) => ({
    id: `${id}/${voice}`,
    label: `${voice.charAt(0).toUpperCase()}${voice.slice(1)} · ${label}`,
    detail: `${about} ${formatCredits(speechCredits)} a line.`,
    creditsPerLine: speechCredits,
    service: { modelId: id, voice },
  }));
}
