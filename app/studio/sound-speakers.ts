import { useEffect, useState } from "react";
import { callApi } from "~/client/call-api";
import { formatCredits } from "~/domain/credits/format-credits";
import { speechCredits } from "~/domain/credits/prices";
import { speaksBuiltIn } from "~/media/built-in-voice/say-built-in";

/** A voice that can say a line. */
export interface Speaker {
  id: string;
  label: string;
  detail: string;
  /** Absent: the built-in voice. */
  service?: { modelId: string; voice: string };
}

interface SpeechModels {
  speech: { id: string; label: string; about: string; voices: string[] }[];
}

const builtIn: Speaker = {
  id: "built-in",
  label: "Built-in voice, robotic",
  detail: "American English. Runs on your machine; 15 MB are loaded the first time.",
};

/** The voices on offer for a language, the best first; `null` until that is known. */
export function useSpeakers(language: string): Speaker[] | null {
  const [services, setServices] = useState<Speaker[] | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    callApi<SpeechModels>("/api/v1/models", { signal: leaving.signal }).then(
      ({ speech }) => setServices(speech.flatMap(speakersOf)),
      // Without an answer there is still the built-in voice, a microphone and files.
      () => !leaving.signal.aborted && setServices([]),
    );
    return () => leaving.abort();
  }, []);
  return services && [...services, ...(speaksBuiltIn(language) ? [builtIn] : [])];
}

function speakersOf({ id, label, about, voices }: SpeechModels["speech"][number]): Speaker[] {
  return voices.map((voice) => ({
    id: `${id}/${voice}`,
    label: `${voice.charAt(0).toUpperCase()}${voice.slice(1)} · ${label}`,
    detail: `${about} ${formatCredits(speechCredits)} a line.`,
    service: { modelId: id, voice },
  }));
}
