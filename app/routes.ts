import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { type Access, pathRules } from "./domain/access/access";

const ruleOf = (pattern: string) => pathRules.find((candidate) => candidate.pattern === pattern);

/** A page at a path of the access table; building one that the table does not name under this access fails. */
function page(access: Access, pattern: string, file: string): RouteConfigEntry {
  if (ruleOf(pattern)?.access !== access) {
    throw new Error(`${pattern} is not a ${access} path in app/domain/access/access.ts`);
  }
  return pattern === "/" ? index(file) : route(pattern, file);
}
const publicPage = (pattern: string, file: string) => page("public", pattern, file);
/** An address that answers with data rather than a page; the table's wildcards name most of these. */
const resource = (pattern: string, file: string) => route(pattern, file);
/** One for staff; building one that the table does not name with a permission fails. */
function staffResource(pattern: string, file: string): RouteConfigEntry {
  if (!ruleOf(pattern)?.permission)
    throw new Error(`${pattern} needs a permission in app/domain/access/access.ts`);
  return route(pattern, file);
}
/** A page whose code and route only staff can load. */
const staffPage = (pattern: string, file: string) => page("staff", pattern, file);
const signedInPage = (pattern: string, file: string) => page("signed-in", pattern, file);

export default [
  publicPage("/login", "routes/public/login/route.tsx"),
  publicPage("/email-login", "routes/public/email-login/route.tsx"),
  publicPage("/content/:contentId", "routes/public/content/route.tsx"),
  publicPage("/v1/videos/:contentId", "routes/public/watch/route.tsx"),
  publicPage("/v0/videos/:contentId", "routes/public/player/route.tsx"),

  // The gate lets nobody but who knows its token through to it.
  route(":hiddenPath", "routes/public/gallery/route.tsx"),

  layout("routes/signed-in/layout/route.tsx", [
    signedInPage("/", "routes/signed-in/home/route.tsx"),
    signedInPage("/create", "routes/signed-in/create/route.tsx"),
    signedInPage("/prompt-to-video", "routes/signed-in/prompt-to-video/route.tsx"),
    signedInPage("/url-to-video", "routes/signed-in/url-to-video/route.tsx"),
    signedInPage("/megapot", "routes/signed-in/megapot/route.tsx"),
    signedInPage("/pdp/project/:id", "routes/signed-in/pdp/project/builder/route.tsx"),
    signedInPage("/subscription", "routes/signed-in/subscription/route.tsx"),
    signedInPage("/videos", "routes/signed-in/videos/route.tsx"),
    signedInPage("/product", "routes/signed-in/product/route.tsx"),
    signedInPage("/pdp", "routes/signed-in/pdp/route.tsx"),
    signedInPage("/pdp/create", "routes/signed-in/pdp/create/route.tsx"),
    signedInPage("/pdp/gallery", "routes/signed-in/pdp/gallery/route.tsx"),
    signedInPage("/pdp/project", "routes/signed-in/pdp/project/route.tsx"),
    signedInPage("/assets", "routes/signed-in/assets/route.tsx"),
    signedInPage("/assets/:assetId", "routes/signed-in/assets/asset/route.tsx"),
    signedInPage("/videos/:contentId", "routes/signed-in/videos/video/route.tsx"),
    signedInPage("/content/:contentId/edit", "routes/signed-in/content/edit/route.tsx"),
    signedInPage("/content/:contentId/share", "routes/signed-in/content/share/route.tsx"),
    signedInPage("/image-gen/edit", "routes/signed-in/image-gen/edit/route.tsx"),
    layout("routes/signed-in/image-gen/v1/layout/route.tsx", [
      signedInPage("/image-gen/v1", "routes/signed-in/image-gen/v1/route.tsx"),
      signedInPage("/image-gen/v1/create", "routes/signed-in/image-gen/v1/create/route.tsx"),
      signedInPage("/image-gen/v1/edit", "routes/signed-in/image-gen/v1/edit/route.tsx"),
      signedInPage("/image-gen/v1/all", "routes/signed-in/image-gen/v1/all/route.tsx"),
      signedInPage("/image-gen/v1/:id", "routes/signed-in/image-gen/v1/image/route.tsx"),
    ]),
    layout("routes/signed-in/image-gen/layout/route.tsx", [
      signedInPage("/image-gen", "routes/signed-in/image-gen/route.tsx"),
      signedInPage("/image-gen/all", "routes/signed-in/image-gen/all/route.tsx"),
      signedInPage("/image-gen/assets", "routes/signed-in/image-gen/assets/route.tsx"),
      signedInPage("/image-gen/vibe", "routes/signed-in/image-gen/vibe/route.tsx"),
      signedInPage("/image-gen/inspirations", "routes/signed-in/image-gen/inspirations/route.tsx"),
      signedInPage("/image-gen/trending", "routes/signed-in/image-gen/trending/route.tsx"),
      signedInPage("/image-gen/:id", "routes/signed-in/image-gen/image/route.tsx"),
    ]),
    staffPage("/content-update-logs", "routes/staff/content-update-logs/route.tsx"),
    staffPage("/function-calling-report", "routes/staff/function-calling-report/route.tsx"),
  ]),

  resource("/api/v1/users/login", "routes/api/users/login.ts"),
  resource("/api/v1/users/logout", "routes/api/users/logout.ts"),
  resource("/api/v1/user-info", "routes/api/user-info.ts"),
  resource("/api/v1/models", "routes/api/models.ts"),
  resource("/api/v1/jobs", "routes/api/jobs/jobs.ts"),
  resource("/api/v1/jobs/:jobId/events", "routes/api/jobs/events.ts"),
  resource("/api/v1/jobs/:jobId/approve", "routes/api/jobs/approve.ts"),
  resource("/api/v1/jobs/:jobId/cancel", "routes/api/jobs/cancel.ts"),
  resource("/api/v1/generations", "routes/api/generations.ts"),
  resource("/api/v1/clips", "routes/api/clips.ts"),
  resource("/api/v1/images", "routes/api/images/images.ts"),
  resource("/api/v1/image-instructions", "routes/api/image-instructions.ts"),
  resource("/api/v1/images/:imageId/lineage", "routes/api/images/lineage.ts"),
  resource("/api/v1/briefs/read", "routes/api/briefs/read.ts"),
  resource("/api/v1/angles", "routes/api/angles.ts"),
  resource("/api/v1/device-questions", "routes/api/device-questions.ts"),
  resource("/api/v1/rewrites", "routes/api/rewrites.ts"),
  resource("/api/v1/assistant", "routes/api/assistant.ts"),
  resource("/api/v1/subjects", "routes/api/subjects.ts"),
  resource("/api/v1/pictures", "routes/api/pictures.ts"),
  resource("/api/v1/assets", "routes/api/assets/assets.ts"),
  resource("/api/v1/assets/storage", "routes/api/assets/storage.ts"),
  resource("/api/v1/assets/:assetId", "routes/api/assets/asset.ts"),
  resource("/api/v1/assets/:assetId/renditions", "routes/api/assets/renditions.ts"),
  resource("/api/v1/assets/:assetId/page-images", "routes/api/assets/page-images.ts"),
  resource("/api/v1/assets/:assetId/copies/:kind", "routes/api/assets/copies.ts"),
  resource("/api/v1/assets/:assetId/versions", "routes/api/assets/versions.ts"),
  resource("/api/v1/projects/write", "routes/api/projects/write.ts"),
  resource("/api/v1/projects/texts", "routes/api/projects/texts.ts"),
  resource("/api/v1/sources", "routes/api/sources/sources.ts"),
  resource("/api/v1/sources/picture", "routes/api/sources/picture.ts"),
  resource("/api/v1/sources/file", "routes/api/sources/file.ts"),
  resource("/api/v1/uploads", "routes/api/uploads/uploads.ts"),
  resource("/api/v1/uploads/from-url", "routes/api/uploads/from-url.ts"),
  resource("/api/v1/uploads/:uploadId", "routes/api/uploads/upload.ts"),
  resource("/api/v1/uploads/:uploadId/parts/:number", "routes/api/uploads/part.ts"),
  resource("/api/v1/uploads/:uploadId/complete", "routes/api/uploads/complete.ts"),
  resource("/api/v1/speech", "routes/api/speech.ts"),
  resource("/api/v1/credits", "routes/api/credits/credits.ts"),
  resource("/api/v1/credits/entries", "routes/api/credits/entries.ts"),
  resource("/api/v1/credits/entries.csv", "routes/api/credits/export.ts"),
  resource("/api/v1/credits/usage", "routes/api/credits/usage.ts"),
  resource("/api/v1/billing/checkout", "routes/api/billing/checkout.ts"),
  resource("/api/v1/billing/portal", "routes/api/billing/portal.ts"),
  resource("/api/v1/billing/webhook", "routes/api/billing/webhook.ts"),
  resource("/api/v1/content/:contentId", "routes/api/content/content.ts"),
  resource("/api/v1/content/:contentId/claims", "routes/api/content/claims.ts"),
  resource("/api/v1/content/:contentId/duplicate", "routes/api/content/duplicate.ts"),
  resource("/api/v1/content/:contentId/linked", "routes/api/content/linked.ts"),
  resource("/api/v1/content/:contentId/exports", "routes/api/content/exports.ts"),
  resource("/api/v1/content/:contentId/exports/:exportId", "routes/api/content/export.ts"),
  resource("/api/v1/content/:contentId/poster", "routes/api/content/poster.ts"),
  resource("/api/v1/content/:contentId/preview", "routes/api/content/preview.ts"),
  resource("/api/v1/content/:contentId/publish", "routes/api/content/publish.ts"),
  resource("/api/v1/products/:productId/published", "routes/api/products/published.ts"),
  resource("/api/v1/video-templates/:templateId/start", "routes/api/video-templates/start.ts"),
  resource("/api/v1/publications/:contentId/duplicate", "routes/api/publications/duplicate.ts"),
  resource("/api/v1/publications/:contentId/unlock", "routes/api/publications/unlock.ts"),
  resource("/api/v1/publications/:contentId/view", "routes/api/publications/view.ts"),
  resource("/api/v1/projects/published", "routes/api/projects/published.ts"),
  resource("/api/v1/projects/:projectId", "routes/api/projects/project.ts"),
  resource("/api/v1/projects/:projectId/claims", "routes/api/projects/claims.ts"),
  resource("/api/v1/projects/:projectId/facts", "routes/api/projects/facts.ts"),
  resource("/api/v1/projects/:projectId/export", "routes/api/projects/export.ts"),
  resource("/api/v1/projects/:projectId/publish", "routes/api/projects/publish.ts"),
  resource("/api/v1/projects/:projectId/experiment", "routes/api/projects/experiment.ts"),
  resource("/api/v1/projects/:projectId/newsletter", "routes/api/projects/newsletter.ts"),
  resource("/pages/sitemap.xml", "routes/public/page-lists/sitemap.ts"),
  resource("/pages/sitemap/:file", "routes/public/page-lists/sitemap-file.ts"),
  resource("/pages/feed.xml", "routes/public/page-lists/feed.ts"),
  resource("/robots.txt", "routes/public/page-lists/robots.ts"),
  resource("/api/v1/pages/:pageId/go", "routes/api/pages/go.ts"),
  resource("/api/v1/pages/:pageId/newsletter", "routes/api/pages/newsletter.ts"),
  resource("/api/v1/pages/:pageId/unlock", "routes/api/pages/unlock.ts"),
  resource("/api/v1/oembed", "routes/api/oembed.ts"),
  resource("/api/v1/batches/:batchId/videos", "routes/api/batches/videos.ts"),
  resource("/api/v1/boards/:boardId/pictures", "routes/api/boards/pictures.ts"),
  resource("/api/v1/brands/:brandId/logos", "routes/api/brands/logos.ts"),
  resource("/api/v1/images/:imageId/claims", "routes/api/images/claims.ts"),
  resource("/api/v1/images/:imageId/visibility", "routes/api/images/visibility.ts"),
  resource("/api/v1/public-images/:imageId", "routes/api/public-images/public-image.ts"),
  staffResource("/api/v1/staff/accounts", "routes/api/staff/accounts.ts"),
  staffResource("/api/v1/staff/grants", "routes/api/staff/grants.ts"),
  staffResource("/api/v1/staff/take-backs", "routes/api/staff/take-backs.ts"),
  staffResource("/api/v1/staff/plans", "routes/api/staff/plans.ts"),
  staffResource("/api/v1/staff/reported-images", "routes/api/staff/reported-images.ts"),
  ...[
    ["", "overview.ts"],
    ["/runs", "runs.ts"],
    ["/runs/:runId", "run.ts"],
    ["/runs/:runId/answer", "answer.ts"],
    ["/suites", "suites.ts"],
    ["/suites/:suiteId", "suite.ts"],
    ["/exclusions", "exclusions.ts"],
  ].map(([path, file]) =>
    staffResource(`/api/v1/staff/function-calls${path}`, `routes/api/staff/function-calls/${file}`),
  ),
  staffResource("/api/v1/staff/audit-events", "routes/api/staff/audit-events.ts"),
  staffResource("/api/v1/staff/audit-events/:eventId/revert", "routes/api/staff/audit-revert.ts"),
  staffResource("/api/v1/staff/public-images/:imageId", "routes/api/staff/public-image.ts"),
  resource("/api/v1/*", "routes/api/unknown.ts"),
  resource("/embed/v1.js", "routes/embed/client.ts"),
  resource("/embed/v1.d.ts", "routes/embed/types.ts"),
  resource("/media/assets/:assetId", "routes/media/asset.ts"),
  resource("/media/exports/:exportId", "routes/media/export.ts"),
  resource("/media/posters/:contentId", "routes/media/poster.ts"),
  resource("/media/previews/:contentId", "routes/media/preview.ts"),

  route("*", "routes/not-found/route.tsx"),
] satisfies RouteConfig;
