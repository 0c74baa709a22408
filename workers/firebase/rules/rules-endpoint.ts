import { RULES_PATH } from "../firestore/database-name";
import { invalidArgument, permissionDenied, RpcError } from "../firestore/rpc-error";
import { RulesSyntaxError } from "./rules-error";
import type { RulesGuard } from "./rules-guard";
import { Ruleset } from "./ruleset";

/** The body of a request for other rules, as Google's emulator takes it from its test libraries and tools. */
interface RulesUpdate {
  rules?: { files?: { name?: string; content?: string }[] };
  /** Answer 200 also for rules that cannot be read, and keep those in force. */
  ignore_errors?: boolean;
}

/**
 * `PUT …:securityRules` puts other rules in force, until this object ends; `GET …:ruleCoverage` says what became of
 * each of their expressions so far. Null: the path is another one. Throws RpcError.
 */
export async function answerRulesRequest(
  request: Request,
  path: string,
  guard: RulesGuard,
  mayChange: boolean,
): Promise<Response | null> {
  const what = RULES_PATH.exec(path)?.[2];
  if (!what) return null;
  if (what === "ruleCoverage" && request.method === "GET") return Response.json(coverageOf(guard.ruleset));
  if (what !== "securityRules" || request.method !== "PUT") {
    throw new RpcError("UNIMPLEMENTED", `${request.method} of ${what}`);
  }
  if (!mayChange) throw permissionDenied();
  const { rules, ignore_errors: ignoreErrors } = await readUpdate(request);
  const source = rules?.files?.map(({ content }) => content ?? "").join("\n") ?? "";
  try {
    guard.ruleset = Ruleset.parse(source);
    return Response.json({ issues: [] });
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error;
    if (!ignoreErrors) throw invalidArgument(error.message);
    const { line, column, description } = error;
    return Response.json({ issues: [{ sourcePosition: { line, column }, severity: "ERROR", description }] });
  }
}

function coverageOf(ruleset: Ruleset): object {
  return {
    rules: { files: [{ name: "firestore.rules", content: ruleset.source }] },
    report: ruleset.report(),
  };
}

async function readUpdate(request: Request): Promise<RulesUpdate> {
  const body: unknown = await request.json().catch(() => null);
  if (typeof body !== "object" || body === null)
    throw invalidArgument("The request's body must be a JSON object.");
  return body;
}
