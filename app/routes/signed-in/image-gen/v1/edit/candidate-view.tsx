import Check from "lucide-react/icons/check";
import Trash2 from "lucide-react/icons/trash-2";
import { mediaAddress } from "~/client/media-address";
import { CompareSlider } from "~/images/compare-slider";
import { comparedPair } from "~/images/compared-pair";
import { acceptCandidate, discardCandidates, takeBackAccepted } from "~/images/edit/candidate-actions";
import type { EditedImage } from "~/images/edit/edited-image";
import { howMade } from "~/images/operation-names";
import type { Image } from "~/stores/images/image-document";
import { Button } from "~/ui/button";

interface CandidateViewProps {
  source: EditedImage;
  candidates: readonly Image[];
  shown: Image;
  onShow: (image: Image) => void;
}

/** What came of an edit beside what it began with, to be kept or not. */
export function CandidateView({ source, candidates, shown, onShow }: CandidateViewProps) {
  const { id, width, height } = shown;
  return (
    <section aria-label="Before and after" className="grid gap-3">
      <div style={{ maxWidth: `calc(70dvh * ${width / height})` }} className="w-full justify-self-center">
        <CompareSlider
          key={id}
          pair={comparedPair({ ...source, label: "Before" }, { ...shown, label: "After" })}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted text-sm">{howMade(shown)}. Not kept yet.</p>
        <div className="flex gap-2">
          <Button icon={<Trash2 className="size-4" />} onClick={() => discardCandidates([shown])}>
            Discard
          </Button>
          <Button
            variant="primary"
            icon={<Check className="size-4" />}
            onClick={() => acceptCandidate(shown, () => takeBackAccepted(shown, () => onShow(shown)))}
          >
            Keep
          </Button>
        </div>
      </div>
      {candidates.length > 1 && (
        <ul aria-label="Candidates" className="flex flex-wrap gap-2">
          {candidates.map((candidate, index) => (
            <li key={candidate.id}>
              <button
                type="button"
                aria-label={`Candidate ${index + 1}: ${howMade(candidate)}`}
                aria-pressed={candidate.id === id}
                onClick={() => onShow(candidate)}
                className="block size-16 overflow-hidden rounded-sm bg-sunken aria-pressed:outline-2 aria-pressed:outline-accent aria-pressed:outline-offset-2"
              >
                <img src={mediaAddress(candidate.id, 320)} alt="" className="size-full object-cover" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
