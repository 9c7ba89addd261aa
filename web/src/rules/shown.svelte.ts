/** The rule that the dialog shows, if any. */
class Shown {
  rule = $state<string>();
}

export const shown = new Shown();
