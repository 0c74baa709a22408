import type { Permission } from "./permission";
import type { MethodLimits } from "./rate-limit";

/**
 * Every path of the product and who may open it, built or not. The worker's gate decides by this table and
 * `routes.ts` takes its paths from it, so a page cannot exist without a rule. A path no row names needs sign-in.
 */

export type Access = "public" | "signed-in" | "staff";

/** A `page` answers a refusal by going elsewhere; a `resource` answers with a status and a problem document. */
export type PathKind = "page" | "resource";

export interface PathRule {
  /** Segments; `:name` matches any one segment, a final `*` any number of them. */
  pattern: string;
  access: Access;
  kind: PathKind;
  /** What its callers must be allowed; a page asks for the same permission before it shows the button that calls it. */
  permission?: Permission;
  /** How often one person may write or spend there, by method; a test holds it against what each resource answers. */
  limits?: MethodLimits;
}

const pages = (access: Access, ...patterns: string[]): PathRule[] =>
  patterns.map((pattern) => ({ pattern, access, kind: "page" }));
const resources = (access: Access, ...patterns: string[]): PathRule[] =>
  patterns.map((pattern) => ({ pattern, access, kind: "resource" }));
const limited = (access: Access, rows: Record<string, MethodLimits>): PathRule[] =>
  Object.entries(rows).map(([pattern, limits]) => ({ pattern, access, kind: "resource", limits }));
const staffResources = (
  rows: Record<string, { permission: Permission; limits?: MethodLimits }>,
): PathRule[] =>
  Object.entries(rows).map(([pattern, row]) => ({ pattern, access: "staff", kind: "resource", ...row }));

export const pathRules: readonly PathRule[] = [
  ...resources("public", "/pages/sitemap.xml", "/pages/sitemap/:file", "/pages/feed.xml"),
  ...pages(
    "public",
    "/login",
    "/email-login",
    "/v0/videos/:contentId",
    "/v1/videos/:contentId",
    "/content/:contentId",
    "/pages/:pageId",
  ),
  ...resources(
    "public",
    "/robots.txt",
    "/__manifest",
    "/assets/public/*",
    "/api/v1/oembed",
    "/embed/v1.js",
    "/embed/v1.d.ts",
    "/api/v1/pages/:pageId/go",
    "/media/*",
  ),
  ...limited("public", {
    "/api/v1/users/logout": { POST: "free" },
    "/api/v1/publications/:contentId/unlock": { POST: "own" },
    "/api/v1/publications/:contentId/view": { POST: "own" },
    "/api/v1/pages/:pageId/unlock": { POST: "own" },
    "/api/v1/pages/:pageId/newsletter": { POST: "own" },
    // Signed by its sender.
    "/api/v1/billing/webhook": { POST: "free" },
  }),
  ...pages(
    "signed-in",
    "/",
    "/create",
    "/product",
    "/url-to-video",
    "/main",
    "/prompt-to-video",
    "/megapot",
    "/content/:contentId/edit",
    "/content/:contentId/share",
    "/videos",
    "/videos/:contentId",
    "/assets",
    "/assets/:assetId",
    "/subscription",
    "/pdp",
    "/pdp/create",
    "/pdp/project",
    "/pdp/project/:id",
    "/pdp/gallery",
    "/image-gen",
    "/image-gen/edit",
    "/image-gen/all",
    "/image-gen/vibe",
    "/image-gen/inspirations",
    "/image-gen/assets",
    "/image-gen/trending",
    "/image-gen/v1",
    "/image-gen/v1/create",
    "/image-gen/v1/edit",
    "/image-gen/v1/all",
    "/image-gen/v1/:id",
    "/image-gen/:id",
  ),
  ...staffResources({
    "/api/v1/staff/grants": { permission: "grant-credits", limits: { POST: "change" } },
    "/api/v1/staff/take-backs": { permission: "grant-credits", limits: { POST: "change" } },
    "/api/v1/staff/plans": { permission: "set-plans", limits: { POST: "change" } },
    "/api/v1/staff/clients": { permission: "read-accounts" },
    "/api/v1/staff/clients/:clientId": { permission: "read-accounts" },
    "/api/v1/staff/clients/:clientId/acts": { permission: "change-accounts", limits: { POST: "change" } },
    "/api/v1/staff/clients/:clientId/export": { permission: "export-accounts", limits: { POST: "heavy" } },
    "/api/v1/staff/clients/:clientId/reveal": { permission: "reveal-accounts", limits: { POST: "change" } },
    "/api/v1/staff/clients/:clientId/view": {
      permission: "view-accounts-as",
      limits: { POST: "change", DELETE: "change" },
    },
    "/api/v1/staff/pipelines": { permission: "read-pipelines" },
    "/api/v1/staff/pipelines/:pipeId": { permission: "read-pipelines" },
    "/api/v1/staff/pipelines/:pipeId/events": { permission: "read-pipelines" },
    "/api/v1/staff/pipelines/:pipeId/reveal": { permission: "reveal-pipelines", limits: { POST: "change" } },
    "/api/v1/staff/pipeline-overview": { permission: "read-pipelines" },
    "/api/v1/staff/pipeline-failures": { permission: "read-pipelines" },
    "/api/v1/staff/pipeline-acts": { permission: "change-pipelines", limits: { POST: "change" } },
    "/api/v1/staff/reported-images": { permission: "moderate-public-images" },
    "/api/v1/staff/function-calls": { permission: "test-models" },
    "/api/v1/staff/function-calls/runs": { permission: "test-models", limits: { POST: "change" } },
    "/api/v1/staff/function-calls/runs/:runId": { permission: "test-models", limits: { POST: "change" } },
    "/api/v1/staff/function-calls/runs/:runId/answer": { permission: "test-models" },
    "/api/v1/staff/function-calls/suites": { permission: "test-models", limits: { POST: "change" } },
    "/api/v1/staff/function-calls/suites/:suiteId": {
      permission: "test-models",
      limits: { DELETE: "change" },
    },
    "/api/v1/staff/function-calls/exclusions": { permission: "test-models", limits: { POST: "change" } },
    "/api/v1/staff/prompt-tests": { permission: "test-models" },
    "/api/v1/staff/prompt-tests/datasets": { permission: "test-models", limits: { POST: "change" } },
    "/api/v1/staff/prompt-tests/datasets/:datasetId": {
      permission: "test-models",
      limits: { PUT: "change", DELETE: "change" },
    },
    "/api/v1/staff/prompt-tests/prompts": { permission: "test-models", limits: { POST: "change" } },
    "/api/v1/staff/prompt-tests/prompts/:promptId": {
      permission: "test-models",
      limits: { POST: "change", DELETE: "change" },
    },
    "/api/v1/staff/prompt-tests/estimates": { permission: "test-models", limits: { POST: "change" } },
    "/api/v1/staff/prompt-tests/runs": { permission: "test-models", limits: { POST: "change" } },
    "/api/v1/staff/prompt-tests/runs/:runId": { permission: "test-models", limits: { POST: "change" } },
    "/api/v1/staff/prompt-tests/runs/:runId/cells": { permission: "test-models" },
    "/api/v1/staff/prompt-tests/runs/:runId/texts": { permission: "test-models" },
    "/api/v1/staff/prompt-tests/runs/:runId/cells/:place": {
      permission: "test-models",
      limits: { POST: "change" },
    },
    "/api/v1/staff/documents": { permission: "read-documents" },
    "/api/v1/staff/documents/list": { permission: "read-documents" },
    "/api/v1/staff/documents/figures": { permission: "read-documents" },
    "/api/v1/staff/documents/read": { permission: "read-documents", limits: { POST: "free" } },
    "/api/v1/staff/documents/tree": { permission: "read-documents" },
    "/api/v1/staff/documents/links": { permission: "read-documents" },
    "/api/v1/staff/documents/reveal": { permission: "reveal-documents", limits: { POST: "change" } },
    "/api/v1/staff/documents/changes": { permission: "change-documents", limits: { POST: "change" } },
    "/api/v1/staff/documents/changes/:changeId/undo": {
      permission: "change-documents",
      limits: { POST: "change" },
    },
    "/api/v1/staff/chats": { permission: "chat-with-models", limits: { POST: "change" } },
    "/api/v1/staff/chats/:chatId": { permission: "chat-with-models", limits: { POST: "change" } },
    "/api/v1/staff/chats/:chatId/answers/:messageId": { permission: "chat-with-models" },
    "/api/v1/staff/chats/:chatId/files": { permission: "chat-with-models", limits: { POST: "file" } },
    "/api/v1/staff/chats/:chatId/files/:fileId": { permission: "chat-with-models" },
    "/api/v1/staff/audit-events": { permission: "read-audit" },
    "/api/v1/staff/audit-events/:eventId/revert": {
      permission: "revert-changes",
      limits: { POST: "change" },
    },
    "/api/v1/staff/public-images/:imageId": {
      permission: "moderate-public-images",
      limits: { POST: "change" },
    },
  }),
  ...resources("staff", "/api/v1/staff/*", "/assets/staff/*"),
  ...limited("signed-in", {
    "/api/v1/users/login": { POST: "change" },
    "/api/v1/jobs": { POST: "generation" },
    "/api/v1/jobs/:jobId/approve": { POST: "generation" },
    "/api/v1/jobs/:jobId/cancel": { POST: "change" },
    "/api/v1/generations": { POST: "generation" },
    "/api/v1/clips": { POST: "generation" },
    "/api/v1/pictures": { POST: "generation" },
    "/api/v1/speech": { POST: "generation" },
    "/api/v1/briefs/read": { POST: "change" },
    "/api/v1/angles": { POST: "generation" },
    "/api/v1/device-questions": { POST: "generation" },
    "/api/v1/rewrites": { POST: "generation" },
    "/api/v1/assistant": { POST: "generation" },
    "/api/v1/image-instructions": { POST: "generation" },
    "/api/v1/projects/write": { POST: "generation" },
    "/api/v1/projects/texts": { POST: "generation" },
    // Asked while somebody types.
    "/api/v1/subjects": { POST: "change" },
    "/api/v1/images": { POST: "file" },
    "/api/v1/images/:imageId/claims": { POST: "change" },
    "/api/v1/images/:imageId/visibility": { POST: "change" },
    "/api/v1/public-images/:imageId": { POST: "change" },
    "/api/v1/batches/:batchId/videos": { POST: "change" },
    "/api/v1/boards/:boardId/pictures": { POST: "file" },
    "/api/v1/brands/:brandId/logos": { POST: "file" },
    "/api/v1/assets": { POST: "file" },
    "/api/v1/assets/:assetId": { DELETE: "file" },
    "/api/v1/assets/:assetId/renditions": { POST: "file" },
    "/api/v1/assets/:assetId/page-images": { POST: "file" },
    "/api/v1/assets/:assetId/copies/:kind": { PUT: "file" },
    "/api/v1/assets/:assetId/versions": { POST: "change" },
    "/api/v1/sources": { POST: "heavy" },
    "/api/v1/uploads": { POST: "file" },
    "/api/v1/uploads/from-url": { POST: "heavy" },
    "/api/v1/uploads/:uploadId": { DELETE: "file" },
    "/api/v1/uploads/:uploadId/parts/:number": { PUT: "file" },
    "/api/v1/uploads/:uploadId/complete": { POST: "file" },
    "/api/v1/billing/checkout": { POST: "heavy" },
    "/api/v1/billing/portal": { POST: "heavy" },
    "/api/v1/content/:contentId": { DELETE: "change" },
    "/api/v1/content/:contentId/claims": { POST: "change" },
    "/api/v1/content/:contentId/duplicate": { POST: "heavy" },
    "/api/v1/content/:contentId/linked": { POST: "heavy" },
    "/api/v1/content/:contentId/exports": { PUT: "heavy" },
    "/api/v1/content/:contentId/exports/:exportId": { DELETE: "change" },
    "/api/v1/content/:contentId/poster": { PUT: "change" },
    "/api/v1/content/:contentId/preview": { PUT: "change" },
    "/api/v1/video-templates/:templateId/start": { POST: "heavy" },
    "/api/v1/publications/:contentId/duplicate": { POST: "heavy" },
    "/api/v1/products/:productId/published": { POST: "change" },
    "/api/v1/content/:contentId/publish": { POST: "change", PUT: "change", DELETE: "change" },
    "/api/v1/projects/:projectId": { DELETE: "change" },
    "/api/v1/projects/:projectId/claims": { POST: "change" },
    "/api/v1/projects/:projectId/experiment": { POST: "change" },
    "/api/v1/projects/:projectId/newsletter": { POST: "change" },
    "/api/v1/projects/:projectId/publish": { POST: "change", DELETE: "change" },
  }),
  ...resources("signed-in", "/api/v1/*"),
  ...pages(
    "staff",
    "/remotion-test",
    "/layouts-pipeline/:layoutId",
    "/layouts-pipeline/:layoutId/animation",
    "/templates-pipeline/:templateId",
    "/templates-pipeline/:templateId/style-config",
    "/templates-pipeline/:templateId/animation",
    "/layouts",
    "/layouts/progress",
    "/layouts/search",
    "/templates",
    "/templates-dashboard",
    "/content-update-logs",
    "/automated-prompts-testing",
    "/automated-prompts-testing/:runId",
    "/layout-tracker",
    "/prod/clients",
    "/prod/clients/:clientId",
    "/prod/pipelines",
    "/prod/pipelines/:pipeId",
    "/layout-gen",
    "/generated-layouts",
    "/generated-layouts/:layoutId",
    "/function-calling-report",
    "/firestore-dashboard",
    "/firestore-dashboard/:collection/:documentId",
    "/llm-chat",
    "/llm-chat/:chatId",
  ),
];

/** What the gate says of one request. */
export type Decision =
  | { kind: "pass" }
  | { kind: "redirect"; location: string }
  /** The token was genuine but is over: show the spinner shell, which refreshes it and reloads. */
  | { kind: "refresh" }
  /** Nobody can be told from anybody at the moment: show the failure screen. */
  | { kind: "unavailable" }
  | { kind: "refuse"; status: 400 | 401 | 403 | 404 | 503; code: string };

interface CompiledRule extends PathRule {
  segments: string[];
}
const compiledRules: CompiledRule[] = pathRules.map((rule) => ({
  ...rule,
  segments: rule.pattern.split("/").filter(Boolean),
}));

/** The first rule that names the path, given as decoded segments; `null` where none does. Case is ignored. */
export function findPathRule(pathSegments: readonly string[]): PathRule | null {
  return compiledRules.find((rule) => matchesSegments(rule.segments, pathSegments)) ?? null;
}

/** Whether a path, in decoded segments, is one of a pattern. */
export function matchesSegments(pattern: readonly string[], path: readonly string[]): boolean {
  const open = pattern.at(-1) === "*";
  if (open ? path.length < pattern.length : path.length !== pattern.length) return false;
  return pattern.every(
    (segment, index) => segment === "*" || segment.startsWith(":") || segment === path[index]?.toLowerCase(),
  );
}
