import { useMemo } from "react";
import { href, Link } from "react-router";
import { PageThumbnail } from "~/pages/page-thumbnail";
import { unmeasuredImages } from "~/pages/unmeasured-images";
import { useProjectFacts } from "~/pages/use-project-facts";
import { useProjects } from "~/pages/use-projects";
import { usePublishedProjects } from "~/pages/use-published-projects";
import type { Project } from "~/stores/projects/project-document";

/** What the person has published, each a start for another page: the same sections and look, with other facts. */
export function OwnPages({ userId, className }: { userId: string; className: string }) {
  const reading = useProjects(userId);
  const published = usePublishedProjects(userId);
  const projects =
    reading.kind === "present"
      ? reading.value.filter(({ id, trashedAt }) => !trashedAt && published.has(id))
      : [];
  if (projects.length === 0) return null;
  return (
    <section aria-labelledby="own-heading" className="grid gap-5">
      <h2 id="own-heading" className="font-[600] text-lg">
        What you have published
      </h2>
      <ul className={className}>
        {projects.map((project) => (
          <li key={project.id} className="min-w-0">
            <OwnPage project={project} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnPage({ project }: { project: Project }) {
  const images = useMemo(() => unmeasuredImages(project.page), [project.page]);
  const facts = useProjectFacts(project);
  return (
    <Link
      to={`${href("/pdp/create")}?project=${project.id}`}
      className="group grid gap-2.5 rounded-md outline-offset-4"
    >
      <span className="block overflow-hidden rounded-md bg-sunken shadow-[0_0_0_1px_var(--color-line),var(--shadow-raised)] transition-shadow group-hover:shadow-overlay">
        <PageThumbnail page={project.page} facts={facts} images={images} ratio={4 / 5} />
      </span>
      <span className="grid">
        <span dir="auto" className="truncate font-[550]">
          {project.title}
        </span>
        <span className="text-muted text-sm">Make another like it</span>
      </span>
    </Link>
  );
}
