import type { Permission } from "./permission";

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
}

const pages = (access: Access, ...patterns: string[]): PathRule[] =>
  patterns.map((pattern) => ({ pattern, access, kind: "page" }));
const resources = (access: Access, ...patterns: string[]): PathRule[] =>
  patterns.map((pattern) => ({ pattern, access, kind: "resource" }));
const staffResources = (permissions: Record<string, Permission>): PathRule[] =>
  Object.entries(permissions).map(([pattern, permission]) => ({
    pattern,
    access: "staff",
    kind: "resource",
    permission,
  }));

export const pathRules: readonly PathRule[] = [
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
    "/__manifest",
    "/assets/public/*",
    "/api/v1/users/logout",
    "/api/v1/oembed",
    "/api/v1/publications/:contentId/unlock",
    "/api/v1/publications/:contentId/view",
    // Signed by its sender.
    "/api/v1/billing/webhook",
    "/media/*",
  ),
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
    "/api/v1/staff/accounts": "read-accounts",
    "/api/v1/staff/grants": "grant-credits",
    "/api/v1/staff/plans": "set-plans",
    "/api/v1/staff/reported-images": "moderate-public-images",
    "/api/v1/staff/public-images/:imageId": "moderate-public-images",
  }),
  ...resources("staff", "/api/v1/staff/*", "/assets/staff/*"),
  ...resources("signed-in", "/api/v1/users/login", "/api/v1/user-info", "/api/v1/*"),
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

function matchesSegments(pattern: readonly string[], path: readonly string[]): boolean {
  const open = pattern.at(-1) === "*";
  if (open ? path.length < pattern.length : path.length !== pattern.length) return false;
  return pattern.every(
    (segment, index) => segment === "*" || segment.startsWith(":") || segment === path[index]?.toLowerCase(),
  );
}
