import type { Node } from '../situations/diagram.ts';
import type { ResultPart } from '../situations/result-part.ts';
import type { Login } from '../situations/situation-space.ts';

const loginAt: Readonly<Record<Login, number>> = { none: 0, ok: 1, failed: 2 };
const at = (arrivalAt: number, login: Login) => arrivalAt * 3 + loginAt[login];

/** Landings by arrival and login, in a list: a plan asks for a million of them. */
export class ArrivalNodes {
  readonly #nodes: (Node<ResultPart> | undefined)[] = [];

  of(arrivalAt: number, login: Login): Node<ResultPart> | undefined {
    return this.#nodes[at(arrivalAt, login)];
  }

  set(arrivalAt: number, login: Login, node: Node<ResultPart>): void {
    this.#nodes[at(arrivalAt, login)] = node;
  }
}
