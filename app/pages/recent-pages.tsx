import { useMemo } from "react";
import { href, Link } from "react-router";
import { timeAgo } from "~/domain/video/video-figures";
import type { Project } from "~/stores/projects/project-document";
import { PageThumbnail } from "./page-thumbnail";
import { projectAddress } from "./project-address";
import { unmeasuredImages } from "./unmeasured-images";
import { useProjectFacts } from "./use-project-facts";

const most = 8;

/** The pages that were edited last, as they look. */
export function RecentPages({ projects }: { projects: readonly Project[] }) {
  const now = new Date();
  return (
    <section aria-labelledby="recent-pages" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <header className="flex items-baseline justify-between gap-4">
        <h2 id="recent-pages" className="font-[600] text-lg">
          Lately
        </h2>
        <Link
          to={href("/pdp/project")}
          className="text-muted text-sm underline-offset-2 hover:text-text hover:underline"
        >
          All your pages
        </Link>
      </header>
      <ul className="flex gap-5 overflow-x-auto p-1 pb-3">
        {projects.slice(0, most).map((project) => (
          <li key={project.id} className="w-72 max-w-[80vw] shrink-0">
            <RecentPage project={project} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RecentPage({ project, now }: { project: Project; now: Date }) {
  const images = useMemo(() => unmeasuredImages(project.page), [project.page]);
  const facts = useProjectFacts(project);
  return (
    <Link to={projectAddress(project.id)} className="grid gap-2 rounded-md outline-offset-4">
      <span className="block overflow-hidden rounded-md bg-sunken shadow-[0_0_0_1px_var(--color-line),var(--shadow-raised)]">
        <PageThumbnail page={project.page} facts={facts} images={images} />
      </span>
      <span className="grid">
        <span dir="auto" className="truncate font-[550]">
          {project.title}
        </span>
        <span className="text-muted text-sm">{timeAgo(project.updatedAt, now)}</span>
      </span>
    </Link>
  );
}
