import type { OfferedModels } from "~/domain/image/offered-models";
import type { Language } from "~/domain/text/language";
import { useDeviceWriter } from "./use-device-writer";

/** Who can write in this language, this browser's own model among them, and which of them is chosen. */
export function useWriters(models: OfferedModels, language: Language, chosenId: string | null) {
  const deviceWriter = useDeviceWriter(language);
  const offered = models.scripts.filter((model) => model.languages.includes(language));
  const writers = deviceWriter ? [...offered, deviceWriter] : offered;
  return { writers, writer: writers.find(({ id }) => id === chosenId) ?? writers[0] };
}
