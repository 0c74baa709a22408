import { pageExportKinds } from "~/domain/pages/page-export";
import { assetIdsOfPage } from "~/sections/page-media";
import { answerMethods, json, notFound, signedIn } from "~/server/http/api-route.server";
import { missingPageImages } from "~/server/product-pages/page-files.server";
import { publicOriginOf } from "~/server/product-pages/public-origin.server";
import { getOwnAssets } from "~/stores/assets/assets.server";
import { getEditableProject } from "~/stores/projects/projects.server";

const handle = answerMethods({
  /** The project as a file, `?as=` one of `pageExportKinds`; as `images`, those of its images that are to be made small before. */
  GET: signedIn(async (call) => {
    const { settings, params, viewer, url, problem } = call;
    const asked = url.searchParams.get("as");
    const project = await getEditableProject(settings, params.projectId ?? "", viewer);
    if (!project) return notFound(call);
    if (asked === "images") {
      // Files are made by the browser of whom they belong to.
      const isOwn = project.ownerId === viewer.userId;
      const assets = isOwn ? await getOwnAssets(settings, assetIdsOfPage(project.page), viewer.userId) : [];
      return json({ missingImages: missingPageImages(assets) });
    }
    const kind = pageExportKinds.find((one) => one === asked);
    if (!kind) {
      return problem(400, "unknown_kind", `Ask for one of these with ?as=: ${pageExportKinds.join(", ")}.`);
    }
    // What renders is large, and most of what is asked for needs none of it.
    const { exportPage } = await import("~/server/product-pages/export/export-page.server");
    const origin = publicOriginOf(settings, url);
    const { bytes, mediaType, fileName } = await exportPage(settings, project, { kind, origin });
    return new Response(bytes, {
      headers: {
        "Content-Type": mediaType,
        "Content-Disposition": `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
        // A page of ours that is opened here runs nothing.
        "Content-Security-Policy": "sandbox",
      },
    });
  }),
});

export { handle as action, handle as loader };
