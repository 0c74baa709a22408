import ChevronLeft from "lucide-react/icons/chevron-left";
import type { ReactNode } from "react";
import { href, Link, useSearchParams } from "react-router";
import type { FactSheet } from "~/domain/facts/fact-sheet";
import type { SourcePicture } from "~/domain/facts/source-event";
import type { ModelInfo } from "~/domain/image/offered-models";
import { useProject } from "~/pages/use-project";
import { showUnsavedFact } from "~/sources/unsaved-fact";
import type { Project } from "~/stores/projects/project-document";
import { type BrandOfMaking, useBrandOfMaking } from "./brand-of-making";
import { DirectionsStep } from "./directions-step";
import { FactsStep } from "./facts-step";
import type { Material } from "./material";
import { OutlineStep } from "./outline-step";
import type { PageDraft } from "./page-draft";
import { type Step, StepBar, steps } from "./step-bar";
import { languageOf } from "./writer-input";

export interface MakingProps {
  userId: string;
  /** Models that write. */
  models: readonly ModelInfo[];
  /** The page of one's own whose sections and look the new one takes over. */
  likeId: string | null;
  material: Material;
  draft: PageDraft;
  onDraft: (change: Partial<PageDraft> | ((draft: PageDraft) => Partial<PageDraft>)) => void;
  onSheet: (edit: (sheet: FactSheet) => FactSheet) => void;
  pictures: readonly SourcePicture[];
  chosen: readonly string[];
  isReading: boolean;
  adding: [boolean, (isAdding: boolean) => void];
  /** How far the facts are. */
  status: ReactNode;
}

/** Steps know what the draft stands for. */
export interface StepProps extends MakingProps {
  brand: BrandOfMaking;
  /** Who writes; undefined where nobody of the catalogue writes the language. */
  writer: ModelInfo | undefined;
  /** Whoever may write in the language. */
  writers: readonly ModelInfo[];
  /** The page the new one is made like, once it is known. */
  liked: Project | null;
  onStep: (step: Step) => void;
}

/** The way from facts to a project. The step is in the address, so Back is a step back; what was typed stays in the draft. */
export function Making(props: MakingProps) {
  const { userId, models, likeId, material, draft, status } = props;
  const [search, setSearch] = useSearchParams();
  const like = useProject(userId, likeId);
  const liked = like.kind === "present" ? like.value : null;
  // A page like another takes its look over.
  const brand = useBrandOfMaking(likeId ? null : draft.brandId);
  const language = languageOf(draft, material);
  const writers = models.filter(({ languages }) => languages.includes(language));
  const writer = writers.find(({ id }) => id === draft.scriptModelId) ?? writers[0];
  const hasFacts = material.sheet.facts.length > 0;
  const asked = steps.find((one) => one === search.get("step")) ?? "facts";
  const step = hasFacts ? asked : "facts";

  function goTo(next: Step) {
    if (showUnsavedFact()) return;
    setSearch((old) => {
      const parameters = new URLSearchParams(old);
      if (next === "facts") parameters.delete("step");
      else parameters.set("step", next);
      return parameters;
    });
    window.scrollTo({ top: 0 });
  }

  const shared: StepProps = { ...props, brand, writer, writers, liked, onStep: goTo };
  return (
    <>
      <header className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <Link
          to={href("/pdp/create")}
          className="flex w-fit items-center gap-1 rounded-sm text-muted text-sm hover:text-text"
        >
          <ChevronLeft className="size-4 rtl:rotate-180" aria-hidden="true" />
          Start over
        </Link>
        <h1
          tabIndex={-1}
          dir="auto"
          className="wrap-anywhere line-clamp-3 text-balance font-display text-3xl lg:text-4xl"
        >
          {material.title}
        </h1>
        {step === "facts" && status}
        <StepBar
          step={step}
          isOpen={(one) => one === "facts" || (hasFacts && (one === "outline" || draft.written !== null))}
          onStep={goTo}
        />
      </header>
      {step === "facts" ? (
        <FactsStep {...shared} />
      ) : step === "outline" ? (
        <OutlineStep {...shared} />
      ) : (
        <DirectionsStep {...shared} />
      )}
    </>
  );
}
