import { Refused, Unreachable } from "../api/client";
import { t } from "./words.svelte";

/** What an error means for who sits here, in their language; what only the server has words for is quoted. */
export function trouble(error: unknown): string {
  if (error instanceof Unreachable) {
    return t("unreachable");
  }
  if (error instanceof Refused && error.status === 404) {
    return t("lost.page");
  }
  if (error instanceof Refused && (error.status === 429 || error.status === 503)) {
    return t("busy");
  }
  return t("failed", error instanceof Error ? error.message : String(error));
}
