import { useMemo } from "react";
import { Link } from "react-router";
import { PreviewPlayer } from "~/player/preview-player";
import { sizeOfFormat } from "~/scene/format-size";
import { resolveComposition } from "~/scene/resolve-composition";
import { useLibrary } from "~/session/use-library";
import { type SampleWork, sampleMediaUrl } from "~/studio/samples/sample-work";
import { sampleWorks } from "~/studio/samples/sample-works";

const previewScale = 0.34;

/** Videos made of one brief each, playing, for somebody who has none yet. Each begins with one press. */
export default function SampleWorks() {
  return (
    <section aria-labelledby="samples-heading" className="grid gap-4">
      <header className="grid gap-1">
        <h2 id="samples-heading" className="font-[600] text-lg">
          What comes of a few sentences
        </h2>
        <p className="text-muted text-sm">Each was made from its brief alone. Press one to begin with it.</p>
      </header>
      {/* It fades out where it goes on. */}
      <ul className="flex snap-x gap-4 overflow-x-auto pe-16 pb-2 [mask-image:linear-gradient(to_right,#000_calc(100%-4rem),transparent)] [scrollbar-width:thin]">
        {sampleWorks.map((work) => (
          <li key={work.brief.id} className="shrink-0 snap-start">
            <Sample work={work} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sample({ work: { brief, storyboard } }: { work: SampleWork }) {
  const library = useLibrary();
  const composition = useMemo(
    () => resolveComposition(storyboard, sizeOfFormat(storyboard.format, previewScale), library),
    [storyboard, library],
  );
  const { width, height } = composition;
  return (
    <Link to="/prompt-to-video" state={{ brief }} className="group grid gap-2">
      <span
        className="block h-64 overflow-hidden rounded-md shadow-raised outline-2 outline-transparent outline-offset-2 transition-[outline-color] group-hover:outline-accent sm:h-80"
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        <PreviewPlayer
          composition={composition}
          mediaUrl={sampleMediaUrl}
          label={`Sample video: ${storyboard.title}`}
          autoPlay
        />
      </span>
      <span className="grid w-0 min-w-full gap-0.5">
        <span className="font-[550] text-sm">{brief.name}</span>
        <span dir="auto" lang={brief.language} className="line-clamp-2 text-muted text-sm">
          {brief.prompt}
        </span>
      </span>
    </Link>
  );
}
