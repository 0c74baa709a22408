import type { PathRule } from "~/domain/access/access";
import type { Viewer } from "~/domain/access/viewer";
import { isSameHost } from "~/domain/http/host-name";
import type { OfferedModels } from "~/domain/image/offered-models";
import { resolveModels } from "~/providers/model-catalogue.server";
import type { Settings } from "~/settings/settings.server";
import { readLibraryChanges } from "~/stores/library/library.server";
import type { PageData, StudioData } from "~/stores/page/page-data";

/** What can be chosen here, with what each model says of itself but not how it is called. */
export function offeredModels(settings: Settings): OfferedModels {
  const { script, picture, speech, images, clips } = resolveModels(settings.providers);
  return {
    scripts: script.map(describe),
    pictures: picture.map((model) => ({ ...describe(model), creditsPerResult: model.creditsPerResult })),
    speech: speech.map((model) => ({ ...describe(model), voices: model.voices })),
    images: images.map(({ ask: _ask, timeoutMs: _timeoutMs, ...info }) => info),
    clips: clips.map(({ calls: _calls, wire: _wire, timeoutMs: _timeoutMs, ...info }) => info),
  };
}

type Model = ReturnType<typeof resolveModels>["script" | "picture" | "speech"][number];

function describe({ id, label, about, provider, languages, digitalSourceType }: Model) {
  return { id, label, about, provider, languages, digitalSourceType };
}

interface Asked {
  viewer: Viewer;
  rule: PathRule | null;
  requestId: string;
  host: string;
}

/** What the document of a page carries. Pages that are rendered for each request bring their own data. */
export async function readPageData(
  { viewer, rule, requestId, host }: Asked,
  settings: Settings,
): Promise<PageData> {
  const isStudio =
    viewer.kind !== "anonymous" && rule !== null && rule.access !== "public" && rule.kind === "page";
  return {
    viewer,
    requestId,
    isImageHost: isSameHost(host, settings.access.alternateHost),
    mainHost: settings.access.mainHost,
    studio: isStudio ? await readStudioData(settings) : null,
  };
}

const studios = new WeakMap<Settings, StudioData>();

/** The same object until the library changes. */
async function readStudioData(settings: Settings): Promise<StudioData> {
  const library = await readLibraryChanges(settings);
  const known = studios.get(settings);
  if (known?.library === library) return known;
  const studio = { library, models: offeredModels(settings) };
  studios.set(settings, studio);
  return studio;
}
