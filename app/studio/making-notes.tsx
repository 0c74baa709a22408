import type { ReactNode } from "react";
import type { Making, ModelLabel } from "~/domain/video/making";

/** How the video came to be: asked for, written, pictured. */
export default function MakingNotes({ making: { prompt, script, pictures, uploads } }: { making: Making }) {
  return (
    <section aria-labelledby="making-heading" className="grid gap-3">
      <h3 id="making-heading" className="font-[550] text-sm">
        How it was made
      </h3>
      <dl className="grid gap-3 text-sm">
        {prompt && (
          <Row term="Asked for">
            <q className="line-clamp-6 whitespace-pre-line">{prompt}</q>
          </Row>
        )}
        {script && (
          <Row term="Words">
            <Model {...script} />
            <p className="tabular text-faint text-xs">
              {script.promptId}, version {script.promptVersion} · seed {script.seed}
            </p>
          </Row>
        )}
        {pictures.map((picture) => (
          <Row key={picture.modelId} term={picture.count === 1 ? "1 picture" : `${picture.count} pictures`}>
            <Model {...picture} />
          </Row>
        ))}
        {uploads > 0 && <Row term={uploads === 1 ? "1 picture" : `${uploads} pictures`}>Uploaded by you</Row>}
        <Row term="Motion and music">Drawn and composed by Vitrine’s own engine</Row>
      </dl>
    </section>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3">
      <dt className="text-muted">{term}</dt>
      <dd className="grid gap-0.5">{children}</dd>
    </div>
  );
}

function Model({ label, about }: ModelLabel) {
  return (
    <p>
      {label}
      {about && <span className="text-muted">: {about}</span>}
    </p>
  );
}
