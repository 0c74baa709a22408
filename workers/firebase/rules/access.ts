import type { Coverage } from "./coverage";
import { Evaluation, type RequestEnvironment, type Scope } from "./evaluate";
import { RulesError, RulesLimitError } from "./rules-error";
import type { AllowStatement, MatchBlock, RulesText } from "./syntax";
import { ANY_STRING, Unproven } from "./unproven";
import { RulesPath, type RulesValue } from "./values";

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

export interface AccessRequest {
  method: AccessMethod;
  /** Segments from the service's root: `["databases", "(default)", "documents", "users", "u1"]`. */
  path: readonly RequestSegment[];
  environment: RequestEnvironment;
}

/** Why an `allow` that matches path and method did not grant. The reason tells nothing of the data. */
export interface Denial {
  allow: AllowStatement;
  reason: string;
}

export type Decision = { granted: true } | { granted: false; denials: Denial[] };

/** Whether any `allow` that matches the path grants the method; an error in a condition does not grant it. */
export function decideAccess(rules: RulesText, request: AccessRequest, coverage?: Coverage): Decision {
  const judge = new AccessJudge(rules, request, coverage);
  return judge.decide();
}

class AccessJudge {
  readonly #denials: Denial[] = [];
  readonly #evaluation: Evaluation;

  constructor(
    private readonly rules: RulesText,
    private readonly request: AccessRequest,
    coverage?: Coverage,
  ) {
    this.#evaluation = new Evaluation(request.environment, coverage);
  }

  decide(): Decision {
    try {
      if (this.rules.services.some((service) => this.#blockGrants(service, 0, null)))
        return { granted: true };
    } catch (error) {
      // Its `allow` is already among the denials; no other may grant what a limit refused.
      if (!(error instanceof RulesLimitError)) throw error;
    }
    return { granted: false, denials: this.#denials };
  }

  /** Whether a block, or one within it, grants the request; the path is already matched up to `position`. */
  #blockGrants(block: MatchBlock, position: number, outer: Scope | null): boolean {
    return this.#matchFrom(block, 0, position, new Map(), (end, variables) => {
      const scope: Scope = { variables, functions: block.functions, outer };
      if (end === this.request.path.length && block.allows.some((allow) => this.#grants(allow, scope)))
        return true;
      return block.matches.some((inner) => this.#blockGrants(inner, end, scope));
    });
  }

  /** Tries every way the block's pattern fits the path from `at` on, until one of them is accepted. */
  #matchFrom(
    block: MatchBlock,
    patternIndex: number,
    at: number,
    variables: ReadonlyMap<string, RulesValue>,
    accept: (end: number, variables: ReadonlyMap<string, RulesValue>) => boolean,
  ): boolean {
    const { path } = this.request;
    const pattern = block.path[patternIndex];
    if (!pattern) return accept(at, variables);
    if (pattern.kind === "rest") {
      const shortest = this.rules.version === 1 ? at + 1 : at;
      for (let end = path.length; end >= shortest; end--) {
        const bound = new Map([...variables, [pattern.name, restValue(path.slice(at, end))]]);
        if (this.#matchFrom(block, patternIndex + 1, end, bound, accept)) return true;
      }
      return false;
    }
    const segment = path[at];
    if (segment === undefined || segment === ANY_DEPTH) return false;
    if (pattern.kind === "literal") {
      return segment === pattern.text && this.#matchFrom(block, patternIndex + 1, at + 1, variables, accept);
    }
    const bound = new Map([...variables, [pattern.name, segment === ANY_ID ? ANY_STRING : segment]]);
    return this.#matchFrom(block, patternIndex + 1, at + 1, bound, accept);
  }

  #grants(allow: AllowStatement, scope: Scope): boolean {
    const { method } = this.request;
    if (!allow.methods.some((each) => each === method || SHORTHANDS[each]?.includes(method))) return false;
    if (!allow.condition) return true;
    try {
      const value = this.#evaluation.value(allow.condition, scope);
      if (value === true) return true;
      this.#denials.push({ allow, reason: value === false ? "false" : "not a boolean" });
      return false;
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      this.#denials.push({ allow, reason: error.message });
      if (error instanceof RulesLimitError) throw error;
      return false;
    }
  }
}

function restValue(segments: readonly RequestSegment[]): RulesValue {
  const known = segments.filter((segment) => typeof segment === "string");
  return known.length === segments.length ? new RulesPath(known) : new Unproven([{ kind: "present" }]);
}
