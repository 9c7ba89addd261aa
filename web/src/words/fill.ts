/**
 * Fills the slots of a sentence: {0} stands for the first argument, {0:point|points} for the first word where that is 1
 * and for the second where it is not. A space that has come to stand between two Chinese characters goes.
 */
export function fill(sentence: string, filling: readonly (string | number)[]): string {
  const filled = sentence.replace(
    /\{(\d)(?::([^|{}]*)\|([^|{}]*))?\}/g,
    (slot, n: string, one?: string, many?: string) => {
      const value = String(filling[Number(n)] ?? slot);
      return one === undefined ? value : value === "1" ? one : many!;
    },
  );
  return filled.replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, "");
}
