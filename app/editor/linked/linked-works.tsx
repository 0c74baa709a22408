import { href, Link } from "react-router";
import type { StatedFact } from "~/domain/products/written-fact";
import type { Storyboard } from "~/scene/storyboard";
import { withFacts } from "~/scene/with-facts";
import type { Content } from "~/stores/content/content-document";
import type { ChangeVideo } from "~/studio/scenes/scene-task";
import { NotRead } from "./not-read";
import { useLinkedVersions, useOriginal } from "./use-linked";
import { VersionLinks } from "./version-links";
import { VersionWords } from "./version-words";

interface LinkedWorksProps {
  content: Content;
  storyboard: Storyboard;
  facts: readonly StatedFact[];
  onChange: ChangeVideo;
}

const addressOf = (contentId: string) => href("/videos/:contentId", { contentId });

/** On the page about a video: its versions that are works of their own, or the one that it is a version of. */
export function LinkedWorks(props: LinkedWorksProps) {
  return props.content.linkedTo ? <VersionOf {...props} /> : <Versions {...props} />;
}

function Versions({ content, storyboard }: LinkedWorksProps) {
  const reading = useLinkedVersions(content);
  if (reading.kind === "failed") return <NotRead what="Linked versions" reading={reading} />;
  if (reading.kind === "loading" || reading.value.length === 0) return null;
  return (
    <Section heading="Versions in other languages, shapes and lengths">
      <VersionLinks versions={reading.value} storyboard={storyboard} addressOf={addressOf} />
    </Section>
  );
}

function VersionOf({ content, storyboard, facts, onChange }: LinkedWorksProps) {
  const reading = useOriginal(content.linkedTo?.contentId ?? "");
  if (reading.kind === "failed") return <NotRead what="Its original" reading={reading} />;
  if (reading.kind === "loading") return null;
  const original = reading.value;
  return (
    <Section heading="Version of">
      {original ? (
        <>
          <Link className="justify-self-start underline underline-offset-2" to={addressOf(original.id)}>
            {original.title}
          </Link>
          <VersionWords
            storyboard={storyboard}
            original={withFacts(original.storyboard, facts)}
            onChange={(_words, edit) => onChange(edit)}
          />
        </>
      ) : (
        <p className="text-muted">The video that this is a version of is not there any more.</p>
      )}
    </Section>
  );
}

function Section({ heading, children }: { heading: string; children: React.ReactNode }) {
  return (
    <section aria-label={heading} className="grid gap-3 text-sm">
      <h2 className="font-[550] text-sm">{heading}</h2>
      {children}
    </section>
  );
}
