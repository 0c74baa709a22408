import { type AccessRequest, type Decision, decideAccess } from "./access";
import { Coverage, type ExpressionReport } from "./coverage";
import { positionAt } from "./lex";
import { parseRules } from "./parse";
import { RulesSyntaxError } from "./rules-error";
import type { RulesText } from "./syntax";

/** A rules text in force, and what became of its expressions since it is. */
export class Ruleset {
  readonly #coverage = new Coverage();

  private constructor(
    readonly source: string,
    private readonly text: RulesText,
  ) {}

  /** Throws RulesSyntaxError. */
  static parse(source: string): Ruleset {
    return new Ruleset(source, parseRules(source));
  }

  /** A text that cannot be read grants nothing to anybody. */
  static parseOrDenyAll(source: string): Ruleset {
    try {
      return Ruleset.parse(source);
    } catch (error) {
      if (!(error instanceof RulesSyntaxError)) throw error;
      console.error(`firestore.rules cannot be read, so every request is refused. ${error.message}`);
      return new Ruleset(source, { version: 2, services: [] });
    }
  }

  decide(request: AccessRequest): Decision {
    return decideAccess(this.text, request, this.#coverage);
  }

  report(): ExpressionReport[] {
    return this.#coverage.report(this.source, this.text);
  }

  lineOf(offset: number): number {
    return positionAt(this.source, offset).line;
  }
}
