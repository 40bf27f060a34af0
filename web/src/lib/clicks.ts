/** A handler of clicks in the capture phase, for a board. The second click of a double click counts only on the same
 *  thing and for the same question as the first: what the first click put under the pointer was never meant. */
export function sameThing(question: () => unknown): (event: MouseEvent) => void {
  let first: { readonly question: unknown; readonly thing: Element | null } = { question: undefined, thing: null };
  return (event) => {
    const here = { question: question(), thing: (event.target as Element).closest("button") };
    if (event.detail < 2) first = here;
    else if (here.question !== first.question || here.thing !== first.thing) {
      event.stopPropagation();
      event.preventDefault();
    }
  };
}
