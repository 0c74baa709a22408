import { evaluate, type RequestEnvironment, type Scope } from "./evaluate";
import { RulesError } from "./rules-error";
import type { AllowStatement, MatchBlock } from "./syntax";
import { RulesPath, type RulesValue, UNPROVEN } from "./values";

export type AccessMethod = "get" | "list" | "create" | "update" | "delete";

/** Stands for any one document id, in the path of a list request: literals never match it. */
export const ANY_ID = Symbol("any id");
/** Stands for any number of segments, in the path of a collection group: only `{name=**}` matches it. */
export const ANY_DEPTH = Symbol("any depth");
export type RequestSegment = string | typeof ANY_ID | typeof ANY_DEPTH;

const SHORTHANDS: Record<string, readonly AccessMethod[]> = {
  read: ["get", "list"],
  write: ["create", "update", "delete"],
};

/**
 * Whether any `allow` that matches the path grants the method; an error in a condition does not grant it.
 * @param path Segments from the service's root: `["databases", "(default)", "documents", "users", "u1"]`.
 */
export function isAllowed(
  services: readonly MatchBlock[],
  method: AccessMethod,
  path: readonly RequestSegment[],
  environment: RequestEnvironment,
): boolean {
  const request: AccessRequest = { method, path, environment };
  return services.some((service) => matchGrants(service, 0, null, request));
}

interface AccessRequest {
  method: AccessMethod;
  path: readonly RequestSegment[];
  environment: RequestEnvironment;
}

/** Whether a block, or one within it, grants the request; the path is already matched up to `position`. */
function matchGrants(
  block: MatchBlock,
  position: number,
  outer: Scope | null,
  request: AccessRequest,
): boolean {
  return matchFrom(block, 0, position, new Map(), (end, variables) => {
    const scope: Scope = { variables, functions: block.functions, outer };
    if (end === request.path.length && block.allows.some((allow) => grants(allow, scope, request)))
      return true;
    return block.matches.some((inner) => matchGrants(inner, end, scope, request));
  });

  /** Tries every way the block's pattern fits the path from `at` on, until one of them is accepted. */
  function matchFrom(
    { path: patterns }: MatchBlock,
    patternIndex: number,
    at: number,
    variables: ReadonlyMap<string, RulesValue>,
    accept: (end: number, variables: ReadonlyMap<string, RulesValue>) => boolean,
  ): boolean {
    const pattern = patterns[patternIndex];
    if (!pattern) return accept(at, variables);
    if (pattern.kind === "rest") {
      for (let end = request.path.length; end >= at; end--) {
        const bound = new Map([...variables, [pattern.name, restValue(request.path.slice(at, end))]]);
        if (matchFrom(block, patternIndex + 1, end, bound, accept)) return true;
      }
      return false;
    }
    const segment = request.path[at];
    if (segment === undefined || segment === ANY_DEPTH) return false;
    if (pattern.kind === "literal") {
      return segment === pattern.text && matchFrom(block, patternIndex + 1, at + 1, variables, accept);
    }
    const bound = new Map([...variables, [pattern.name, segment === ANY_ID ? UNPROVEN : segment]]);
    return matchFrom(block, patternIndex + 1, at + 1, bound, accept);
  }
}

function restValue(segments: readonly RequestSegment[]): RulesValue {
  const known = segments.filter((segment) => typeof segment === "string");
  return known.length === segments.length ? new RulesPath(known) : UNPROVEN;
}

function grants({ methods, condition }: AllowStatement, scope: Scope, request: AccessRequest): boolean {
  if (!methods.some((each) => each === request.method || SHORTHANDS[each]?.includes(request.method)))
    return false;
  if (!condition) return true;
  try {
    return evaluate(condition, scope, request.environment) === true;
  } catch (error) {
    if (error instanceof RulesError) return false;
    throw error;
  }
}
