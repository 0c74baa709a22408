import Database from "lucide-react/icons/database";
import FlaskConical from "lucide-react/icons/flask-conical";
import History from "lucide-react/icons/history";
import MessagesSquare from "lucide-react/icons/messages-square";
import SquareFunction from "lucide-react/icons/square-function";
import Users from "lucide-react/icons/users";
import Workflow from "lucide-react/icons/workflow";
import type { Place } from "./places";

/** Staff's tools, in the order of their menu. One is added here when its page exists. Only staff load this file. */
export const staffPlaces: readonly Place[] = [
  {
    path: "/content-update-logs",
    label: "Change log",
    icon: History,
    access: "staff",
    key: "l",
    words: "audit log who changed what history revert content updates events",
  },
  {
    path: "/automated-prompts-testing",
    label: "Prompt tests",
    icon: FlaskConical,
    access: "staff",
    key: "t",
    words: "prompts testing datasets assertions evaluate compare models runs matrix versions cost",
  },
  {
    path: "/function-calling-report",
    label: "Function calls",
    icon: SquareFunction,
    access: "staff",
    key: "f",
    words: "tools function calling report models accuracy assistant suites errors leaderboard bfcl",
  },
  {
    path: "/firestore-dashboard",
    label: "Documents",
    icon: Database,
    access: "staff",
    key: "r",
    words: "documents firestore database collections query edit import export records fields",
  },
  {
    path: "/prod/clients",
    label: "Clients",
    icon: Users,
    access: "staff",
    key: "u",
    words: "accounts clients customers users plan credits limits suspend view as support",
  },
  {
    path: "/prod/pipelines",
    label: "Pipelines",
    icon: Workflow,
    access: "staff",
    key: "j",
    words: "jobs pipelines runs failures retry cancel queue production",
  },
  {
    path: "/llm-chat",
    label: "Chat",
    icon: MessagesSquare,
    access: "staff",
    key: "m",
    words: "chat models assistant threads ask llm conversation tools ledger",
  },
];
